import * as z from 'zod/mini';
import { Managed, Published } from '../http/crud.ts';
import { MessageKind } from '../vocabulary/enums.ts';
import { isReversed } from '../rules/publication.ts';
import { singletonRoutes } from '../http/singleton.ts';
import { instant, linkText, localizedText } from '../values/text.ts';

const announcementFields = z.strictObject({
  text: localizedText(300),
  messageKind: MessageKind,
  link: z.nullable(linkText(500)),
  linkLabel: localizedText(40),
  dismissible: z.boolean(),
  active: z.boolean(),
  validFrom: z.nullable(instant()),
  validTo: z.nullable(instant()),
});
/** What the administrator says to everybody. It needs a text only while it is on. */
export const AnnouncementForm = announcementFields
  .check((context) => {
    const { active, text } = context.value;
    if (active && !(text.cs ?? text.sk ?? text.en))
      context.issues.push({
        code: 'custom',
        message: 'validation.required',
        path: ['text', 'cs'],
        input: context.value,
      });
    if (isReversed(context.value))
      context.issues.push({
        code: 'custom',
        message: 'validation.interval',
        path: ['validTo'],
        input: context.value.validTo,
      });
  })
  .register(z.globalRegistry, { id: 'AnnouncementForm' });
export type AnnouncementForm = z.output<typeof AnnouncementForm>;
/**
 * The announcement as administrators see it. `revision` grows with every saved text, so that
 * readers who dismissed it see the new one.
 */
export const AnnouncementRecord = z
  .extend(
    z.extend(
      z.pick(Managed, { version: true, lastModified: true, lastModifiedBy: true }),
      announcementFields.shape,
    ),
    { revision: z.int(), publication: Published.shape.publication },
  )
  .register(z.globalRegistry, { id: 'AnnouncementRecord' });
export type AnnouncementRecord = z.output<typeof AnnouncementRecord>;

export const announcementAdminRoutes = singletonRoutes('/api/admin/announcement', {
  record: AnnouncementRecord,
  form: AnnouncementForm,
  tags: ['config'],
  invalidates: ['config'],
});
