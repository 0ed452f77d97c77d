import type { CompanyLookup, Country, LookupReason, RegisteredCompany } from '@cafeteria/contract';
import { findInAres } from './ares.ts';
import { findInRpo } from './rpo.ts';

/** A public register of companies. It never fails: what it cannot tell comes back as a reason. */
export type CompanyRegistry = {
  readonly find: (country: Country, registrationNumber: string) => Promise<CompanyLookup>;
};
/** Where each country's register is asked; undefined where the installation asks none. */
type Settings = Readonly<Record<Country, string | undefined>>;
type Find = (url: string, registrationNumber: string) => Promise<RegisteredCompany | undefined>;

const finders: Readonly<Record<Country, Find>> = { CZ: findInAres, SK: findInRpo };
const nothing = (reason: LookupReason): CompanyLookup => ({ found: false, reason, company: null });

/** The registers of the installation: ARES of Czech companies, RPO of Slovak ones, as far as they are switched on. */
export const createCompanyRegistry = (settings: Settings): CompanyRegistry => ({
  find: async (country, registrationNumber) => {
    const url = settings[country];
    if (url === undefined) return nothing('NOT_CONFIGURED');
    try {
      const company = await finders[country](url, registrationNumber);
      return company ? { found: true, reason: null, company } : nothing('NOT_FOUND');
    } catch {
      return nothing('UNREACHABLE');
    }
  },
});
