import type { Colour } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import type { MailPicture } from '../transport/index.ts';
import type { MailLogo } from './setting.ts';

/** Logos are shown in a box of this size, and sent twice as fine. */
const box = { width: 160, height: 44 } as const;
const cid = 'logo';

/** How an employer wants to look. */
export type Look = {
  readonly colour: Colour | null;
  readonly logo: {
    readonly uuid: string;
    readonly isSvg: boolean;
    readonly width: number;
    readonly height: number;
  } | null;
};

/** The employer's colour and logo, as a mail holds them; without them the portal's colour and the name in type. */
export const lookOf = async (
  { media }: Pick<Deps, 'media'>,
  { colour, logo }: Look,
): Promise<{ colour: Colour | 'SPRUCE'; logo: MailLogo | undefined; pictures: MailPicture[] }> => {
  const plain = { colour: colour ?? 'SPRUCE', logo: undefined, pictures: [] } as const;
  if (!logo || logo.width <= 0 || logo.height <= 0) return { ...plain, pictures: [] };
  const variant = { size: box.width * 2, format: 'png', crop: undefined } as const;
  const bytes = await media.get(logo.uuid, variant, logo.isSvg).catch(() => undefined);
  if (!bytes) return { ...plain, pictures: [] };
  const scale = Math.min(box.width / logo.width, box.height / logo.height);
  const size = {
    width: Math.max(1, Math.round(logo.width * scale)),
    height: Math.max(1, Math.round(logo.height * scale)),
  };
  return {
    colour: plain.colour,
    logo: { cid, ...size },
    pictures: [{ cid, contentType: 'image/png', base64: bytes.toString('base64') }],
  };
};
