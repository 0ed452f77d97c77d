import {
  type clientArticleAdminRoutes,
  clientArticleCrud,
  type FieldError,
  magazineArticleAdminRoutes,
  picturesOfBlock,
} from '@cafeteria/contract';
import * as z from 'zod/mini';
import type { Handlers, PrimaryLanguage } from '../../kernel/caller/index.ts';
import {
  copyName,
  crudHandlers,
  defineEntity,
  getRow,
  insertRow,
  saveOrder,
} from '../../kernel/crud/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { routeOf } from '../../kernel/naming.ts';
import type { Db } from '../../platform/db/index.ts';
import { found, invalidFields, notFound } from '../../platform/http/index.ts';
import {
  articleConditions,
  clientExists,
  findKnownMedia,
  ofMagazine,
} from './article.admin.queries.ts';
import { articleColumns, articleMissing, type Written } from './article.rules.ts';
import { articleTable } from './article.table.ts';

const prepare = async (form: Written, tx: Db, primary: PrimaryLanguage) => {
  const pictures = form.blocks.flatMap((block, index) =>
    picturesOfBlock(block).map(({ path, uuid }) => ({ field: `blocks[${index}].${path}`, uuid })),
  );
  const known = await findKnownMedia(
    tx,
    pictures.flatMap(({ uuid }) => (uuid === null ? [] : [uuid])),
  );
  const errors: FieldError[] = pictures.flatMap(({ field, uuid }) =>
    uuid === null || known.has(uuid) ? [] : [{ field, messageKey: 'validation.reference' }],
  );
  if (!form.title[primary])
    errors.push({ field: `title.${primary}`, messageKey: 'validation.required' });
  if (errors.length > 0) throw invalidFields(errors);
  return articleColumns(form, primary);
};

const magazineArticles = defineEntity(magazineArticleAdminRoutes, articleTable, {
  scope: () => ofMagazine,
  prepare: (form, { tx, caller }) => prepare(form, tx, caller.primary),
  present: ({ id, title }, { primary }) => ({ route: routeOf(title, id, primary) }),
  where: articleConditions,
  missing: (article, { caller }) => articleMissing(article, caller.primary),
  copied: (form) => ({ ...form, featured: false }),
});

/** Administration of the magazine. */
export const magazineArticleAdminHandlers = (
  deps: Deps,
): Handlers<typeof magazineArticleAdminRoutes> => crudHandlers(deps, magazineArticles);

const clientArticles = defineEntity(clientArticleCrud, articleTable, {
  parent: { param: 'clientId', column: 'client_id', table: 'client' },
  prepare: (form, { tx, caller }) => prepare(form, tx, caller.primary),
  where: articleConditions,
  missing: (article, { caller }) => articleMissing(article, caller.primary),
});

const Title = clientArticleCrud.create.body.shape.title;
/** Administration of what employers tell their own people. */
export const clientArticleAdminHandlers = (
  deps: Deps,
): Handlers<typeof clientArticleAdminRoutes> => ({
  ...crudHandlers(deps, clientArticles),
  copy: ({ body: { targetClientIds, ...form }, clientId, id }, caller) =>
    deps.write(async (tx) => {
      await getRow(clientArticles, tx, caller, { clientId, id });
      const title = z.parse(Title, copyName(form.title, caller.primary, Title));
      const targets = targetClientIds?.length ? targetClientIds : [clientId];
      const copies = [];
      for (const target of targets) {
        const copied = target === clientId ? { ...form, title } : form;
        copies.push(
          await insertRow(clientArticles, tx, caller, 'CREATE', copied, { clientId: target }),
        );
      }
      return found(copies[0]);
    }),
  order: ({ clientId, body: { ids } }, caller) =>
    deps.write(async (tx) => {
      if (!(await clientExists(tx, clientId))) throw notFound();
      return saveOrder(tx, caller, { table: 'article', list: { client_id: clientId }, ids });
    }),
});
