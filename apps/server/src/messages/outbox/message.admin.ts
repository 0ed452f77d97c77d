import type { Language, MessageRow, messageAdminRoutes } from '@cafeteria/contract';
import * as z from 'zod/mini';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Editor, Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { pageResult } from '../../kernel/page.ts';
import { textsOf } from '../../kernel/texts.ts';
import { AppError, found, notFound } from '../../platform/http/index.ts';
import { type MessageKind, messageKinds } from '../kinds/index.ts';
import { retryMessage } from './message.queries.ts';
import { findKept, findMessageRow, listMessages, type StoredRow } from './message.view.queries.ts';
import { deliverJob } from './queue.ts';

const messageTexts = textsOf('message');
const isKind = (kind: string): kind is MessageKind => Object.hasOwn(messageKinds, kind);

/** What was kept, as deliver.ts wrote it. */
const Kept = z.object({
  subject: z.optional(z.string()),
  text: z.string(),
  html: z.optional(z.string()),
  pictures: z.optional(
    z.array(z.object({ cid: z.string(), contentType: z.string(), base64: z.string() })),
  ),
});
type Kept = z.output<typeof Kept>;

const asPage = ({ html = '', pictures = [] }: Kept): string =>
  pictures
    .reduce(
      (page, { cid, contentType, base64 }) =>
        page.replaceAll(`cid:${cid}"`, `data:${contentType};base64,${base64}"`),
      html,
    )
    // its links open beside the administration, not in the frame
    .replace('<head>', '<head><base target="_blank">');

/** A mail is somebody else's page: it runs nothing, fetches nothing and is framed by the portal only. */
const frameHeaders = (webOrigin: string) => ({
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "form-action 'none'",
    `frame-ancestors ${webOrigin}`,
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; '),
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
});

/** Messages as administrators see them: what became of them, and, where nothing sends, what they say. */
export const messageAdminHandlers = (deps: Deps): Handlers<typeof messageAdminRoutes> => {
  const { db, box, config } = deps;
  const { isKept } = config.messages;
  const rowIn = async (row: StoredRow, language: Language): Promise<MessageRow> => {
    const t = await messageTexts(language);
    const title = isKind(row.kind) ? t(`kind.${row.kind}`) : row.kind;
    return { ...row, title, isKept: row.isKept && isKept };
  };
  const open = async (id: number) => {
    const kept = isKept ? await findKept(db, id) : undefined;
    const opened = kept && box.open(kept.rendered);
    if (!kept || opened === undefined) throw notFound();
    return { ...kept, says: z.parse(Kept, JSON.parse(opened)) };
  };
  const noteLook = (id: number, caller: Editor): Promise<void> =>
    recordAudit(db, caller, { action: 'VIEW', entity: 'message', entityId: id });
  return {
    list: async (filter, { language }) => {
      const { rows, total } = await listMessages(db, filter);
      const shown = await Promise.all(rows.map((row) => rowIn(row, language)));
      return pageResult(shown, filter, total);
    },
    content: async ({ id }, caller) => {
      const { channel, recipient, says } = await open(id);
      await noteLook(id, caller);
      return { id, channel, recipient, subject: says.subject ?? null, text: says.text };
    },
    page: async ({ id }, caller) => {
      const { says } = await open(id);
      if (says.html === undefined) throw notFound();
      await noteLook(id, caller);
      return caller.reply
        .headers(frameHeaders(config.webOrigin))
        .type('text/html; charset=utf-8')
        .send(asPage(says));
    },
    retry: ({ id }, caller) =>
      deps.writeUnseen(async (tx) => {
        const before = found(await findMessageRow(tx, id));
        if (!(await retryMessage(tx, id))) throw new AppError('outbox.error.notFailed');
        await recordAudit(tx, caller, {
          action: 'UPDATE',
          entity: 'message',
          entityId: id,
          before: { status: before.status },
          after: { status: 'QUEUED' },
        });
        await deps.jobs.send(tx, deliverJob, {});
        return rowIn(found(await findMessageRow(tx, id)), caller.language);
      }),
  };
};
