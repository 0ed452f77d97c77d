/** Partners people miss: proposed by users, seen by administrators as one wish for one name. */
import * as z from 'zod/mini';
import { route } from '../http/route.ts';
import { Id, id, instant, lineText, nameText, text } from '../values/text.ts';

export const PartnerProposalForm = z
  .strictObject({ name: nameText(120), town: lineText(120), note: text(1_000) })
  .register(z.globalRegistry, { id: 'PartnerProposalForm' });
export type PartnerProposalForm = z.output<typeof PartnerProposalForm>;
export const PartnerProposal = z
  .extend(PartnerProposalForm, { id: id() })
  .register(z.globalRegistry, { id: 'PartnerProposal' });

/** Everything that was proposed under one name; who proposed it is not told. */
export const PartnerWish = z
  .object({
    /** Of the newest proposal. */
    id: id(),
    name: z.string(),
    people: z.int(),
    towns: z.array(z.string()),
    notes: z.array(z.string()),
    newest: instant(),
  })
  .register(z.globalRegistry, { id: 'PartnerWish' });
export type PartnerWish = z.output<typeof PartnerWish>;

export const partnerProposalRoutes = {
  create: route({
    method: 'POST',
    path: '/api/partner-proposal',
    access: 'user',
    summary: 'Propose a partner; the same name again replaces what was said',
    body: PartnerProposalForm,
    response: PartnerProposal,
  }),
};
export const partnerProposalAdminRoutes = {
  list: route({
    method: 'GET',
    path: '/api/admin/partner-proposal',
    access: 'admin',
    summary: 'Partners people miss, the newest wish first',
    response: z.object({ wishes: z.array(PartnerWish), total: z.int() }),
  }),
  settle: route({
    method: 'PUT',
    path: '/api/admin/partner-proposal/:id/done',
    access: 'admin',
    summary: 'A wish is dealt with, or is not after all',
    params: Id,
    body: z.strictObject({ done: z.boolean() }),
    response: z.object({ done: z.boolean() }),
  }),
};
