/** A picture inside a mail, shown as `cid:<cid>`. */
export type MailPicture = {
  readonly cid: string;
  readonly contentType: string;
  readonly base64: string;
};
/** A mail as it goes out. */
export type Mail = {
  /** The same at every try, so that a mailbox that got it twice shows it once. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly pictures: readonly MailPicture[];
};
export type Sms = { readonly to: string; readonly text: string };

/** A refusal that another try would not change: no such mailbox, no such number. */
export class Bounced extends Error {}

/** What sends; it throws `Bounced` when the addressee does not exist, anything else when it may be tried again. */
export type Transport<M> = (message: M) => Promise<void>;
/** What this installation can send by; without one, what would have gone is kept to be looked at (/admin/dev). */
export type Transports = {
  readonly mail: Transport<Mail> | undefined;
  readonly sms: Transport<Sms> | undefined;
};
