import type { Colour, Language } from '@cafeteria/contract';
import type { MessageTools } from '../kinds/index.ts';

/** An employer's logo as it stands in a mail, in its shown size. */
export type MailLogo = { readonly cid: string; readonly width: number; readonly height: number };
/** For whom a mail is made, and how their employer looks. */
export type Setting = MessageTools & {
  readonly language: Language;
  readonly colour: Colour | 'SPRUCE';
  readonly logo: MailLogo | undefined;
};
