import type { Deps } from '../../entity/deps.ts';
import { textsOf } from '../../entity/texts.ts';
import { languageOfUser } from '@cafeteria/i18n';
import {
  type MessageKind,
  type MessageKindOf,
  messageKinds,
  type MessageTools,
} from '../kinds/index.ts';
import { renderMail } from '../template/index.ts';
import {
  type DueMessage,
  mostAttempts,
  recordGivenUp,
  recordRetry,
  recordSent,
  takeDueMessages,
} from './message.queries.ts';
import { Bounced, type Mail, type Sms, type Transports } from './transport.ts';

/** Messages taken at once, sent side by side. */
const batch = 8;
const messageTexts = textsOf('message');

const toolsOf = async ({ config }: Deps, to: DueMessage): Promise<MessageTools> => ({
  t: await messageTexts(languageOfUser[to.language]),
  to,
  href: (path) => `${config.webOrigin}${path}`,
});

type Made = { readonly mail: Mail } | { readonly sms: Sms };

const isKind = (kind: string): kind is MessageKind => Object.hasOwn(messageKinds, kind);

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
    return { sms: { to: recipient, text: known.sms(data, tools) } };
  }
  const { hostname } = new URL(deps.config.webOrigin);
  return {
    mail: {
      messageId: `<message-${message.id}@${hostname}>`,
      to: recipient,
      ...renderMail(known.mail(data, tools), {
        ...tools,
        language: languageOfUser[message.language],
      }),
    },
  };
};

/** Sends it, or keeps what would have been sent where nothing is configured to send. */
const send = async (
  deps: Deps,
  transports: Transports,
  made: Made,
): Promise<Buffer | undefined> => {
  if ('mail' in made) {
    if (!transports.mail) return deps.box.seal(JSON.stringify(made.mail));
    await transports.mail(made.mail);
    return undefined;
  }
  if (!transports.sms) return deps.box.seal(JSON.stringify(made.sms));
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
    await recordSent(db, message.id, await send(deps, transports, await make(deps, message)));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (error instanceof Bounced) await recordGivenUp(db, message.id, 'BOUNCED', why);
    else if (message.attempts >= mostAttempts) await recordGivenUp(db, message.id, 'FAILED', why);
    else await recordRetry(db, message.id, why);
    log.warn(`message ${message.id} (${message.kind}): ${why}`);
  }
};

/** Sends what is due until nothing is. */
export const deliverMessages = async (deps: Deps, transports: Transports): Promise<void> => {
  for (;;) {
    const due = await takeDueMessages(deps.db, batch);
    if (due.length === 0) return;
    await Promise.all(due.map((message) => deliverOne(deps, transports, message)));
  }
};
