import type { Subscription } from '@cafeteria/contract';
import { languageOfUser } from '@cafeteria/i18n';
import type { Deps } from '../../kernel/deps.ts';
import { textsOf } from '../../kernel/texts.ts';
import {
  type MessageKind,
  type MessageKindOf,
  messageKinds,
  type MessageTools,
  plainSms,
} from '../kinds/index.ts';
import { subscriptionToken, unsubscribeAt, wantsSubscription } from '../subscription/index.ts';
import { lookOf, renderMail, type Unsubscribe } from '../template/index.ts';
import { Bounced, type Mail, type Sms, type Transports } from '../transport/index.ts';
import {
  type DueMessage,
  maxAttempts,
  recordGivenUp,
  recordRetry,
  recordSent,
  takeDueMessages,
} from './message.queries.ts';

/** Messages taken at once, sent side by side. */
const messagesPerRun = 8;
const messageTexts = textsOf('message');

const toolsOf = async ({ config }: Deps, to: DueMessage): Promise<MessageTools> => ({
  t: await messageTexts(languageOfUser[to.language]),
  to,
  href: (path) => `${config.webOrigin}${path}`,
  apiHref: (path) => `${config.apiOrigin}${path}`,
});

type Made = { readonly mail: Mail } | { readonly sms: Sms };

const isKind = (kind: string): kind is MessageKind => Object.hasOwn(messageKinds, kind);

/** How the addressee ends a subscription. Who has ended it since the mail was written gets none. */
const endingOf = async (
  deps: Deps,
  tools: MessageTools,
  subscription: Subscription,
  { userId }: DueMessage,
): Promise<{ readonly unsubscribe: Unsubscribe }> => {
  if (userId === null) throw new Bounced(`${subscription} go to people`);
  if (!(await wantsSubscription(deps.db, subscription, userId)))
    throw new Bounced(`${subscription} were ended before it was sent`);
  const token = subscriptionToken(deps, subscription, userId);
  return { unsubscribe: unsubscribeAt(tools, subscription, token) };
};

/** The message as its addressee reads it. */
const make = async (deps: Deps, message: DueMessage): Promise<Made> => {
  const { kind, channel, recipient, content } = message;
  const opened = content && deps.box.open(content);
  if (!isKind(kind) || !opened) throw new Bounced(`what ${kind} says cannot be read any more`);
  // the data were written for this very kind, by queueMessage
  const known: MessageKindOf<object> = messageKinds[kind];
  const tools = await toolsOf(deps, message);
  const data: object = JSON.parse(opened);
  if (channel === 'SMS') {
    if (!known.sms) throw new Bounced(`${kind} does not go by SMS`);
    return { sms: { to: recipient, text: plainSms(known.sms(data, tools)) } };
  }
  const { purpose } = known;
  const ending = purpose === 'SERVICE' ? undefined : await endingOf(deps, tools, purpose, message);
  const { hostname } = new URL(deps.config.webOrigin);
  const { pictures, ...look } = await lookOf(deps, message);
  const setting = { ...tools, ...look, language: languageOfUser[message.language] };
  return {
    mail: {
      messageId: `<message-${message.id}@${hostname}>`,
      to: recipient,
      pictures,
      ...renderMail({ ...known.mail(data, tools), ...ending }, setting),
    },
  };
};

/** What would have been sent, sealed, where nothing is configured to send it; production keeps it to be sent later. */
const keep = ({ box, config }: Deps, made: Mail | Sms): Buffer => {
  if (!config.messages.isKept)
    throw new Error('nothing is configured to send it (SMTP_URL, SMS_URL)');
  return box.seal(JSON.stringify(made));
};

const send = async (
  deps: Deps,
  transports: Transports,
  made: Made,
): Promise<Buffer | undefined> => {
  if ('mail' in made) {
    if (!transports.mail) return keep(deps, made.mail);
    await transports.mail(made.mail);
    return undefined;
  }
  if (!transports.sms) return keep(deps, made.sms);
  await transports.sms(made.sms);
  return undefined;
};

const deliverOne = async (
  deps: Deps,
  transports: Transports,
  message: DueMessage,
): Promise<void> => {
  const { db, log } = deps;
  try {
    await recordSent(db, message, await send(deps, transports, await make(deps, message)));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (error instanceof Bounced) await recordGivenUp(db, message, 'BOUNCED', why);
    else if (message.attempts >= maxAttempts) await recordGivenUp(db, message, 'FAILED', why);
    else await recordRetry(db, message, why);
    // why may name the addressee, which logs do not
    log.warn({ messageId: message.id, kind: message.kind }, 'a message was not sent');
  }
};

/** Sends what is due until nothing is. */
export const deliverMessages = async (deps: Deps, transports: Transports): Promise<void> => {
  for (;;) {
    const due = await takeDueMessages(deps.db, messagesPerRun);
    if (due.length === 0) return;
    await Promise.all(due.map((message) => deliverOne(deps, transports, message)));
  }
};
