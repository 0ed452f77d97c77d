import {
  type clientArticleAdminRoutes,
  clientArticleCrud,
  type ClientArticleForm,
  type FieldError,
  LocalizedText,
  magazineArticleAdminRoutes,
  picturesOfBlock,
  publicationState,
  resolveText,
  slug,
} from '@cafeteria/contract';
import * as z from 'zod/mini';
import {
  copyName,
  type CrudDeps,
  crudHandlers,
  saveOrder,
  validity,
} from '../../entity/crud/index.ts';
import { actorOf } from '../../entity/audit/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import type { Deps } from '../../entity/deps.ts';
import { invalidFields, notFound } from '../../platform/http/index.ts';
import {
  articleConditions,
  articleSorts,
  clientArticleSorts,
  clientExists,
  findKnownMedia,
  ofMagazine,
  saveBlockMedia,
} from './article.admin.queries.ts';
import { articleColumns, articleMissing, type Written } from './article.rules.ts';
import type { Handlers, PrimaryLanguage } from '../../entity/caller/index.ts';

const prepare = async (body: Written, tx: Db, primary: PrimaryLanguage) => {
  const pictures = body.blocks.flatMap((block, index) =>
    picturesOfBlock(block).map(({ path, uuid }) => ({ field: `blocks[${index}].${path}`, uuid })),
  );
  const known = await findKnownMedia(
    tx,
    pictures.flatMap(({ uuid }) => (uuid === null ? [] : [uuid])),
  );
  const errors: FieldError[] = pictures.flatMap(({ field, uuid }) =>
    uuid === null || known.has(uuid) ? [] : [{ field, messageKey: 'validation.reference' }],
  );
  if (!body.title[primary])
    errors.push({ field: `title.${primary}`, messageKey: 'validation.required' });
  if (errors.length > 0) throw invalidFields(errors);
  return articleColumns(body, primary);
};

type Row = Readonly<Record<string, unknown>>;
const publication = (row: Row) => publicationState(validity(row), Date.now());
const routeOf = (row: Row, primary: PrimaryLanguage): string =>
  slug(resolveText(z.parse(LocalizedText, row.title), primary, primary), Number(row.id));

/** Administration of the magazine. */
export const magazineArticleAdminHandlers = ({
  crud,
  config: { primaryLanguage: primary },
}: Deps): Promise<Handlers<typeof magazineArticleAdminRoutes>> =>
  crudHandlers(
    crud,
    magazineArticleAdminRoutes,
    {
      table: 'article',
      only: ofMagazine,
      links: {
        relatedPartnerIds: { table: 'article_partner', target: 'partner_id', type: 'integer' },
      },
      prepare: (body, _parent, tx) => prepare(body, tx, primary),
      derived: {},
      present: (row) => ({ publication: publication(row), route: routeOf(row, primary) }),
      sorts: articleSorts(primary),
      where: articleConditions,
      missing: async (article) => articleMissing(article, primary),
      afterSave: saveBlockMedia,
      copied: (body) => ({ ...body, featured: false }),
    },
    primary,
  );

const assertClient = async (tx: Db, clientId: number): Promise<void> => {
  if (!(await clientExists(tx, clientId))) throw notFound();
};

const ordinary = (crud: CrudDeps, primary: PrimaryLanguage) =>
  crudHandlers(
    crud,
    clientArticleCrud,
    {
      table: 'article',
      parent: { param: 'clientId', column: 'client_id', table: 'client' },
      links: {},
      prepare: async (body: ClientArticleForm, { clientId = 0 }, tx) => {
        await assertClient(tx, clientId);
        return prepare(body, tx, primary);
      },
      derived: {},
      present: (row) => ({ publication: publication(row) }),
      sorts: clientArticleSorts(primary),
      where: articleConditions,
      missing: async (article) => articleMissing(article, primary),
      afterSave: saveBlockMedia,
    },
    primary,
  );

/** Administration of what employers tell their own people. */
export const clientArticleAdminHandlers = async ({
  crud,
  config: { primaryLanguage: primary },
}: Deps): Promise<Handlers<typeof clientArticleAdminRoutes>> => {
  const handlers = await ordinary(crud, primary);
  return {
    ...handlers,
    copy: async ({ body: { targetClientIds, ...body }, clientId, id }, caller) => {
      const targets = targetClientIds?.length ? targetClientIds : [clientId];
      const title = z.parse(LocalizedText, copyName(body.title, primary));
      await handlers.get({ clientId, id }, { ...caller });
      const first = await atomic(crud.db, async (tx) => {
        const inOne = await ordinary(
          { ...crud, db: tx, committed: async () => undefined },
          primary,
        );
        const copies = [];
        for (const target of targets)
          copies.push(
            await inOne.create(
              { clientId: target, body: target === clientId ? { ...body, title } : body },
              { ...caller },
            ),
          );
        return copies[0];
      });
      await crud.committed();
      if (!first) throw notFound();
      return first;
    },
    order: ({ clientId, body: { ids } }, caller) =>
      saveOrder(crud, {
        table: 'article',
        scope: { client_id: clientId },
        ids,
        actor: actorOf(caller),
        before: (tx) => assertClient(tx, clientId),
      }),
  };
};
