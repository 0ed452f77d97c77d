import type { Invitation } from '@cafeteria/contract';
import type { Deps } from '../../../kernel/deps.ts';
import type { InvitedPerson } from './onboarding.queries.ts';

/** As wide as it is ever shown, on a fine screen. */
const variant = { size: 384, format: 'webp', crop: undefined } as const;
/** A logo has a few thousand bytes; what has more is a photograph, and the name will do. */
const maxBytes = 48 * 1_024;

/** The employer's logo inside the answer, because its address is for who is signed in. */
export const logoOf = async (
  { media }: Pick<Deps, 'media'>,
  { logo, isLogoSvg }: Pick<InvitedPerson, 'logo' | 'isLogoSvg'>,
): Promise<Invitation['logo']> => {
  if (!logo?.width || !logo.height) return null;
  const bytes = await media.get(logo.uuid, variant, isLogoSvg).catch(() => undefined);
  if (!bytes || bytes.length > maxBytes) return null;
  const { width, height } = logo;
  return { src: `data:image/webp;base64,${bytes.toString('base64')}`, width, height };
};
