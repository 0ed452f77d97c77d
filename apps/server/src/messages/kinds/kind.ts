import type { Subscription } from '@cafeteria/contract';
import type { Tell } from '../../kernel/texts.ts';

export type MessageText = Tell<'message'>;

/** Things to look at under one title, each a link with what it is. */
export type MailSection = {
  readonly title: string;
  readonly items: readonly {
    readonly label: string;
    readonly href: string;
    readonly note?: string;
  }[];
};

/** What a mail says; how it looks is the template's. Plain text everywhere, no markup. */
export type MailContent = {
  readonly subject: string;
  /** Nobody is greeted by name: who caused it is not whom it goes to. */
  readonly isToACompany?: true;
  readonly heading: string;
  /** Paragraphs before the action. */
  readonly paragraphs: readonly string[];
  /** Facts as a small table: what, and its value. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** What there is to see, as lists of links. */
  readonly sections?: readonly MailSection[];
  /** A code to be typed, shown large. */
  readonly code?: string;
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly href: string };
  /** Small print after the action. */
  readonly notes?: readonly string[];
};

/** For whom a message is made. */
export type Addressee = {
  readonly username: string;
  readonly firstName: string;
  readonly clientName: string | null;
  /** Whom they ask, the employer's or who runs the portal: an e-mail address or a telephone number. */
  readonly contact: string | null;
};
export type MessageTools = {
  readonly t: MessageText;
  readonly to: Addressee;
  /** The portal's address with a path: `https://benefity.example/login`. */
  readonly href: (path: string) => string;
  /** The same on the API, for what is not a page. */
  readonly apiHref: (path: string) => string;
};

/** One thing people are told, by the channels it may go. */
export type MessageKindOf<D> = {
  /** Part of the service, or a subscription: then it goes to who wants it, and every mail says how to end it. */
  readonly purpose: 'SERVICE' | Subscription;
  mail(data: D, tools: MessageTools): MailContent;
  /** One part of an SMS, for messages that may go by SMS; see sms.ts. */
  sms?(data: D, tools: MessageTools): string;
};
/**
 * Declares a message; its data are plain JSON.
 * @example defineMessage<{ code: string }>({ purpose: 'SERVICE', mail: ({ code }, { t }) => ({ … }) })
 */
export const defineMessage = <D extends object>(kind: MessageKindOf<D>): MessageKindOf<D> => kind;
