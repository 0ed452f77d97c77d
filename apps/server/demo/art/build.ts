import type { Brand } from '../brands.ts';
import type { DemoClient, DemoMedia, DemoOffer, DemoSlide } from '../content.ts';
import { mediaUuid } from '../media.ts';

const stub = (width: number, height: number, hue: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#f0eae0" d="M0 0h${width}v${height}H0z"/><circle cx="${width / 2}" cy="${height / 2}" r="${height / 4}" fill="hsl(${hue} 40% 40%)"/></svg>`;

export const buildMedia = (brands: readonly Brand[], offers: readonly DemoOffer[], clients: readonly DemoClient[], slides: readonly DemoSlide[]): DemoMedia[] => [
  ...brands.map(({ slug, id }): DemoMedia => ({ uuid: mediaUuid.logo(slug), fileName: `${slug}-logo.svg`, svg: stub(512, 512, id * 7), width: 512, height: 512 })),
  ...brands.map(({ slug, id }): DemoMedia => ({ uuid: mediaUuid.cover(slug), fileName: `${slug}.svg`, svg: stub(1200, 675, id * 11), width: 1200, height: 675 })),
  ...offers.map(({ id }): DemoMedia => ({ uuid: mediaUuid.offer(id), fileName: `nabidka-${id}.svg`, svg: stub(1200, 675, id * 13), width: 1200, height: 675 })),
  ...clients.map(({ id }): DemoMedia => ({ uuid: mediaUuid.client(id), fileName: `klient-${id}.svg`, svg: stub(512, 512, id * 90), width: 512, height: 512 })),
  ...slides.map(({ id }): DemoMedia => ({ uuid: mediaUuid.slide(id, 'desktop'), fileName: `snimek-${id}.svg`, svg: stub(1600, 640, id * 50), width: 1600, height: 640 })),
  ...slides.map(({ id }): DemoMedia => ({ uuid: mediaUuid.slide(id, 'mobile'), fileName: `snimek-${id}-mobil.svg`, svg: stub(800, 800, id * 50), width: 800, height: 800 })),
  { uuid: mediaUuid.certificate, fileName: 'osvedceni.svg', svg: stub(848, 1200, 120), width: 848, height: 1200 },
];
