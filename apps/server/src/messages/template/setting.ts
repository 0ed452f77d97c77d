import type { Colour, Language, Subscription } from '@cafeteria/contract';
import type { MailContent, MessageTools } from '../kinds/index.ts';

/** An employer's logo as it stands in a mail, in its shown size. */
export type MailLogo = { readonly cid: string; readonly width: number; readonly height: number };
/** For whom a mail is made, and how their employer looks. */
export type Setting = MessageTools & {
  readonly language: Language;
  readonly colour: Colour | 'SPRUCE';
  readonly logo: MailLogo | undefined;
};

/** How a subscription ends: a page that asks, and where one press of the mail program ends it (RFC 8058). */
export type Unsubscribe = {
  readonly from: Subscription;
  readonly href: string;
  readonly oneClickHref: string;
};
/** What a mail says, and how to get no more of them. */
export type Letter = MailContent & { readonly unsubscribe?: Unsubscribe };
