import type { CompanyLookup, Country, LookupReason } from '@cafeteria/contract';
import { findInAres } from './ares.ts';

/** A public register of companies. It never fails: what it cannot tell comes back as a reason. */
export type CompanyRegistry = {
  readonly find: (country: Country, registrationNumber: string) => Promise<CompanyLookup>;
};
type Settings = { readonly kind: 'none' | 'ares'; readonly url: string };

const nothing = (reason: LookupReason): CompanyLookup => ({ found: false, reason, company: null });

/** The registry of the installation: ARES for Czech companies when it is switched on, else none. */
export const createCompanyRegistry = ({ kind, url }: Settings): CompanyRegistry => ({
  find: async (country, registrationNumber) => {
    if (kind === 'none' || country !== 'CZ') return nothing('NOT_CONFIGURED');
    try {
      const company = await findInAres(url, registrationNumber);
      return company ? { found: true, reason: null, company } : nothing('NOT_FOUND');
    } catch {
      return nothing('UNREACHABLE');
    }
  },
});
