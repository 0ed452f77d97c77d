import { AnnouncementForm, MessageKind } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import {
  defineSingleton,
  localizedText,
  onOff,
  optionalDateTime,
  optionalText,
  select,
} from '../../frame/index.ts';
import { AnnouncementPreview } from './AnnouncementPreview.tsx';

/** Administration of the one announcement. */
export const announcementResource = defineSingleton({
  name: 'announcement',
  routes: api.announcementAdmin,
  schema: AnnouncementForm,
  path: '/admin/announcement',
  nav: { icon: 'bell', group: 'content' },
  Preview: AnnouncementPreview,
  form: {
    texts: {
      text: localizedText({ isMultiline: true }),
      messageKind: select(MessageKind.options, 'messageKind'),
      dismissible: onOff(),
    },
    link: {
      link: optionalText({ placeholder: '/faq' }),
      linkLabel: localizedText(),
    },
    publication: { validFrom: optionalDateTime(), validTo: optionalDateTime(), active: onOff() },
  },
});
