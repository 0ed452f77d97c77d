import type { Brand } from '../brands.ts';
import type { DemoClient, DemoMedia, DemoOffer, DemoSlide } from '../content.ts';
import { galleryOf, mediaUuid } from '../media.ts';
import { createRandom } from '../random.ts';
import type { Vocabulary } from '../vocab/countries/index.ts';
import { drawCover } from './cover.ts';
import { drawLogo, letterOf } from './logo.ts';
import { paletteOf } from './palette.ts';
import { motifOf } from './subjects.ts';
import { drawCertificate, drawClientLogo, drawSlide } from './special.ts';

const logo = (brand: Brand): DemoMedia => {
  const { id, slug, name, trade } = brand;
  const random = createRandom('logo', slug);
  const colours = paletteOf(Math.floor((trade.subcategories[0] ?? 100) / 100), slug);
  const svg = drawLogo(id * 5, {
    motif: motifOf(brand),
    letter: letterOf(name),
    colours,
    random,
  });
  return { uuid: mediaUuid.logo(slug), fileName: `${slug}-logo.svg`, svg, width: 512, height: 512 };
};

const picture = (uuid: string, fileName: string, svg: string): DemoMedia => ({
  uuid,
  fileName,
  svg,
  width: 1200,
  height: 675,
});

/** Pictures behind those of a merchant's offers, each of another composition or motif than they are. */
const galleries = (brands: readonly Brand[], offers: readonly DemoOffer[]): DemoMedia[] => {
  const ofBrand = Map.groupBy(offers, ({ input }) => input.partnerId);
  return brands.flatMap((brand) =>
    galleryOf(brand).map((number) =>
      picture(
        mediaUuid.gallery(brand.slug, number),
        `${brand.slug}-${number}.svg`,
        drawCover(brand, (ofBrand.get(brand.id)?.length ?? 0) + number),
      ),
    ),
  );
};

/** Every picture of the demo, about 1,900 small SVG documents. */
export const buildMedia = (
  brands: readonly Brand[],
  offers: readonly DemoOffer[],
  clients: readonly DemoClient[],
  slides: readonly DemoSlide[],
  { plain }: Vocabulary,
): DemoMedia[] => {
  const byId = new Map(brands.map((brand) => [brand.id, brand]));
  const offerPictures = offers.flatMap(({ id, input }) => {
    const brand = byId.get(input.partnerId);
    return brand
      ? [
          picture(
            mediaUuid.offer(id),
            `${plain.offer}-${id}.svg`,
            drawCover(brand, input.position + 1),
          ),
        ]
      : [];
  });
  return [
    ...brands.map(logo),
    ...brands.map((brand) =>
      picture(mediaUuid.cover(brand.slug), `${brand.slug}.svg`, drawCover(brand, 0)),
    ),
    ...offerPictures,
    ...galleries(brands, offers),
    ...clients.map(({ id }): DemoMedia => ({
      uuid: mediaUuid.client(id),
      fileName: `${plain.client}-${id}.svg`,
      svg: drawClientLogo(id),
      width: 512,
      height: 512,
    })),
    ...slides.map(({ id }): DemoMedia => ({
      uuid: mediaUuid.slide(id, 'desktop'),
      fileName: `${plain.slide}-${id}.svg`,
      svg: drawSlide(id, 'desktop'),
      width: 1600,
      height: 640,
    })),
    ...slides.map(({ id }): DemoMedia => ({
      uuid: mediaUuid.slide(id, 'mobile'),
      fileName: `${plain.slide}-${id}-${plain.mobile}.svg`,
      svg: drawSlide(id, 'mobile'),
      width: 800,
      height: 800,
    })),
    {
      uuid: mediaUuid.certificate,
      fileName: `${plain.certificate}.svg`,
      svg: drawCertificate(),
      width: 848,
      height: 1200,
    },
  ];
};
