import {
  type CreditGrantForm,
  type CreditGrantResult,
  type Currency,
  type FieldError,
  grantedRegimesOf,
  type GrantTerms,
  type GrantTwin,
  isTaxed,
  needsClaim,
} from '@cafeteria/contract';
import { formatDate } from '@cafeteria/i18n';
import type { ServerConfig } from '../../config/index.ts';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Editor } from '../../kernel/caller/index.ts';
import { lockClient } from '../../people/records/client/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { invalidFields, notFound } from '../../platform/http/index.ts';
import { findContract } from '../client-contract/index.ts';
import { listRegimesWithoutLimit, pragueDay } from '../ledger/index.ts';
import { give, refusalOf } from './billing.ts';
import { lastDayOf } from './expiry.rules.ts';
import {
  areCategories,
  findGrantees,
  findLimit,
  findTwin,
  getCreditPolicy,
  getGrant,
  type Limit,
  listGrantees,
} from './grant.queries.ts';
import {
  beyondLimit,
  companiesOf,
  type Granted,
  granteesOf,
  itemsOf,
  matchItems,
  outsidersOf,
  sumOf,
} from './grant.rules.ts';
import { findOrderTwin } from './order.queries.ts';
import { getOrder } from './order-view.queries.ts';
import type { Terms } from './post.ts';

/** The country and the currency of the installation, and what it does where a year has no limit. */
export type Installation = Pick<ServerConfig, 'country' | 'currency' | 'limitMissing'>;

/** The ground is asked where the law does, and what is in place of the wage is taxed. */
const assertGround = (
  { regime, ground }: Pick<GrantTerms, 'regime' | 'ground'>,
  isCzech: boolean,
) => {
  if (isCzech && ground === null)
    throw invalidFields([{ field: 'ground', messageKey: 'validation.required' }]);
  if (ground === 'IN_PLACE_OF_WAGE' && !isTaxed(regime))
    throw invalidFields([{ field: 'ground', messageKey: 'credit.inPlaceOfWage' }]);
};

/** The year of a grant, where nobody has written how much of its regime is exempt in it. */
export const yearWithoutLimit = async (
  db: Db,
  { regime, validFrom }: Pick<GrantTerms, 'regime' | 'validFrom'>,
): Promise<number | null> => {
  const missing = await listRegimesWithoutLimit(db, null, validFrom);
  return missing.find((one) => one.regime === regime)?.year ?? null;
};

const assertLimit = async (db: Db, terms: Pick<GrantTerms, 'regime' | 'validFrom'>) => {
  const year = await yearWithoutLimit(db, terms);
  if (year !== null)
    throw invalidFields([{ field: 'regime', messageKey: 'credit.limitMissing', params: { year } }]);
};

/** Refuses what an installation does not deal in, and decides the last day. */
export const decideTerms = async (
  db: Db,
  clientId: number,
  { expiresOn, ...terms }: GrantTerms,
  { country, limitMissing }: Installation,
): Promise<Terms> => {
  const policy = await getCreditPolicy(db, clientId);
  if (needsClaim(terms.regime))
    throw invalidFields([{ field: 'regime', messageKey: 'credit.needsClaim' }]);
  if (!grantedRegimesOf(country === 'Sk' ? 'SK' : 'CZ').includes(terms.regime))
    throw invalidFields([{ field: 'regime', messageKey: 'credit.otherCountry' }]);
  assertGround(terms, country === 'Cz');
  const last = expiresOn === undefined ? lastDayOf(policy, terms.validFrom) : expiresOn;
  if (last !== null && last < terms.validFrom)
    throw invalidFields([{ field: 'expiresOn', messageKey: 'validation.interval' }]);
  if (last !== null && last < pragueDay())
    throw invalidFields([{ field: 'expiresOn', messageKey: 'credit.ended' }]);
  if (!(await areCategories(db, terms.allowedCategoryIds ?? [])))
    throw invalidFields([{ field: 'allowedCategoryIds', messageKey: 'validation.reference' }]);
  if (limitMissing === 'block') await assertLimit(db, terms);
  return { ...terms, expiresOn: last };
};

/** A grant as it would be: who gets what, and what is wrong with it. */
export type Draft = {
  readonly granted: readonly Granted[];
  readonly problems: readonly FieldError[];
};
const draftOf = async (
  db: Db,
  clientId: number,
  { regime, validFrom, items = [], everybody }: CreditGrantForm,
): Promise<Draft> => {
  const limitKey = { clientId, regime, year: Number(validFrom.slice(0, 4)) };
  if (everybody) {
    const people = await listGrantees(db, limitKey, { ...everybody, employedOn: validFrom });
    const granted = people.map((grantee) => ({ grantee, amount: everybody.amount }));
    const nobody = { field: 'everybody', messageKey: 'credit.nobody' };
    return { granted, problems: granted.length === 0 ? [nobody] : [] };
  }
  const people = await findGrantees(db, limitKey, {
    userIds: items.flatMap(({ userId }) => userId ?? []),
    numbers: items.flatMap(({ personalNumber }) => personalNumber ?? []),
  });
  return matchItems(items, granteesOf(people));
};

const shown = 100;
/** What is to be known of a grant before, or after, it is posted. */
const resultOf = (
  { granted, problems }: Draft,
  {
    expiresOn,
    limit,
    validFrom,
    twin,
    currency,
  }: Pick<Terms, 'expiresOn' | 'validFrom'> & {
    readonly limit: Limit | undefined;
    readonly twin: GrantTwin | null;
    readonly currency: Currency;
  },
): Omit<CreditGrantResult, 'grant' | 'order' | 'mode' | 'yearWithoutLimit'> => {
  const outsiders = outsidersOf(granted, validFrom);
  const companyOf = companiesOf(granted);
  const beyond = beyondLimit(granted, limit?.period === 'YEAR' ? limit.amount : null);
  return {
    count: granted.length,
    total: sumOf(granted),
    currency,
    expiresOn,
    problems: problems.slice(0, shown),
    problemCount: problems.length,
    twin,
    inactiveCount: granted.filter(({ grantee }) => !grantee.isActive).length,
    outsiders: outsiders.slice(0, shown),
    outsiderCount: outsiders.length,
    warnings: beyond.slice(0, shown).map(({ total, limit: yearlyLimit, ...one }) => {
      const { userId, name, personalNumber } = one.grantee;
      const companyName = companyOf(one);
      return { userId, name, personalNumber, companyName, granted: total, limit: yearlyLimit };
    }),
    warningCount: beyond.length,
    shiftLimit: limit?.period === 'SHIFT' ? limit.amount : null,
  };
};

/** What is to be accepted before the same is granted again. */
export const repeated = (
  { grantId, orderId, postedAt, users }: GrantTwin,
  total: number,
): FieldError => {
  const params = { day: formatDate(postedAt), users, total };
  return grantId === null
    ? {
        field: 'repeats',
        messageKey: 'credit.orderedBefore',
        params: { ...params, orderId: orderId ?? 0 },
      }
    : { field: 'repeats', messageKey: 'credit.grantedBefore', params: { ...params, grantId } };
};
/** The grant of late, or the order that waits, that most likely is the same. */
export const findSame = async (
  db: Db,
  wanted: Parameters<typeof findTwin>[1],
): Promise<GrantTwin | null> => (await findTwin(db, wanted)) ?? (await findOrderTwin(db, wanted));

/** A draft with what its client's contract says of it. */
const billed = async (
  db: Db,
  clientId: number,
  { draft, form, currency }: { draft: Draft; form: CreditGrantForm; currency: Currency },
): Promise<{ draft: Draft; mode: CreditGrantResult['mode'] }> => {
  const contract = await findContract(db, clientId);
  const total = sumOf(draft.granted);
  const refusal = await refusalOf(db, contract, { clientId, currency, total });
  const field = form.everybody ? 'everybody' : 'items';
  return {
    draft: refusal ? { ...draft, problems: [...draft.problems, { field, ...refusal }] } : draft,
    mode: contract?.mode ?? null,
  };
};

/** What a grant would do; nothing is written. */
export const tryGrant = async (
  db: Db,
  clientId: number,
  form: CreditGrantForm,
  installation: Installation,
): Promise<{ draft: Draft; terms: Terms; result: Omit<CreditGrantResult, 'grant' | 'order'> }> => {
  const { currency } = installation;
  if (form.currency !== currency)
    throw invalidFields([
      { field: 'currency', messageKey: 'validation.currency', params: { currency } },
    ]);
  const { regime, validFrom, expiresOn, allowedCategoryIds, note, ground } = form;
  const termFields = { regime, validFrom, expiresOn, allowedCategoryIds, note, ground };
  const terms = await decideTerms(db, clientId, termFields, installation);
  const drafted = await draftOf(db, clientId, form);
  const { draft, mode } = await billed(db, clientId, { draft: drafted, form, currency });
  const limit = await findLimit(db, regime, validFrom);
  const twin = await findSame(db, {
    clientId,
    regime,
    fileHash: null,
    items: itemsOf(draft.granted),
  });
  const { expiresOn: last } = terms;
  const result = {
    ...resultOf(draft, { expiresOn: last, validFrom, limit, twin, currency }),
    mode,
    yearWithoutLimit: await yearWithoutLimit(db, terms),
  };
  return { draft, terms, result };
};

/**
 * Grants credits, or orders them where the client pays beforehand: all of it, or a refusal that names everybody it
 * cannot be for.
 */
export const grant = async (
  tx: Db,
  clientId: number,
  form: CreditGrantForm,
  installation: Installation,
  caller: Editor,
): Promise<CreditGrantResult> => {
  if (!(await lockClient(tx, clientId))) throw notFound();
  const { draft, terms, result } = await tryGrant(tx, clientId, form, installation);
  if (draft.problems.length > 0) throw invalidFields(draft.problems.slice(0, shown));
  if (result.twin && !form.repeats) throw invalidFields([repeated(result.twin, result.count)]);
  const by = { clientId, currency: installation.currency, createdBy: caller.user.id };
  const { grantId, orderId } = await give(tx, by, terms, draft.granted);
  const { regime, validFrom, expiresOn } = terms;
  await recordAudit(tx, caller, {
    action: 'CREATE',
    entity: grantId === null ? 'credit_order' : 'credit_grant',
    entityId: grantId ?? orderId,
    after: {
      clientId,
      regime,
      ground: terms.ground,
      validFrom,
      expiresOn,
      users: result.count,
      total: result.total,
    },
  });
  return {
    grant: grantId === null ? null : await getGrant(tx, clientId, grantId),
    order: orderId === null ? null : await getOrder(tx, clientId, orderId),
    ...result,
  };
};
