import type { PersonalDataPart } from '../../kernel/personal-data.ts';
import { forgetViews, readViews } from './saved-view.queries.ts';

export { savedViewHandlers } from './saved-view.handlers.ts';

export const viewsOfPerson: PersonalDataPart = {
  name: 'savedViews',
  tables: ['saved_view'],
  read: readViews,
  forget: forgetViews,
};
