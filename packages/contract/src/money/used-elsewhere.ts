/** What of a yearly limit was used where this portal does not see it (decision 0096). */
import * as z from 'zod/mini';
import { importRoutes, ImportUpload } from '../http/import.ts';
import { route } from '../http/route.ts';
import { ClientId } from '../people/client.ts';
import { yearlyRegimes } from '../rules/regime.ts';
import { shownText, Id, id } from '../values/text.ts';
import { Currency } from '../vocabulary/enums.ts';

const YearlyRegime = z.enum(yearlyRegimes);
/** Which limit is meant: of a regime, in a year. */
const terms = {
  regime: YearlyRegime,
  year: z
    .int('validation.amount')
    .check(z.minimum(2020, 'validation.range'), z.maximum(2100, 'validation.range')),
};
export const UsedElsewhereTerms = z.object(terms);
export type UsedElsewhereTerms = z.output<typeof UsedElsewhereTerms>;

/** One figure for a company of a client, a regime and a year; zero takes it away. Minor units. */
export const UsedElsewhereForm = z
  .strictObject({
    ...terms,
    clientId: id(),
    /** The employing company whose limit it counts in; without it the one the user works for. */
    companyId: z._default(z.nullable(id()), null),
    amount: z
      .int('validation.amount')
      .check(z.minimum(0, 'validation.amount'), z.maximum(1_000_000_000, 'validation.amount')),
  })
  .register(z.globalRegistry, { id: 'UsedElsewhereForm' });
export type UsedElsewhereForm = z.output<typeof UsedElsewhereForm>;
const UsedElsewhere = z
  .object({
    currency: Currency,
    items: z.array(
      z.object({
        ...UsedElsewhereForm.shape,
        clientName: shownText(),
        companyName: z.nullable(shownText()),
      }),
    ),
    /** Whom the user works for, or whose credits they had: of these something may be said. */
    employers: z.array(
      z.object({
        clientId: id(),
        companyId: z.nullable(id()),
        clientName: shownText(),
        companyName: z.nullable(shownText()),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'UsedElsewhere' });
export type UsedElsewhere = z.output<typeof UsedElsewhere>;

const tag = 'admin:user-credit';
const path = '/api/admin/user/:id/used-elsewhere';
export const usedElsewhereRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'admin',
    summary:
      'What a user used of yearly limits elsewhere, the latest year first; the look is audited',
    params: Id,
    response: UsedElsewhere,
    tags: [tag],
  }),
  save: route({
    method: 'PUT',
    path,
    access: 'admin',
    summary: 'Say what a user used of a yearly limit elsewhere; zero takes the figure away',
    params: Id,
    body: UsedElsewhereForm,
    own: { clientId: 'client' },
    response: UsedElsewhere,
    invalidates: [tag],
  }),
};

export const UsedElsewhereUpload = z.strictObject({ ...ImportUpload.shape, ...terms });
export const usedElsewhereImportRoutes = importRoutes(
  '/api/admin/client/:clientId/used-elsewhere-import',
  { parent: ClientId, upload: UsedElsewhereUpload, tag, invalidates: [tag] },
);
/** Columns of the file, in the order of its template: a person is named by one of the first two. */
export const usedElsewhereImportColumns = ['personalNumber', 'email', 'amount'] as const;
