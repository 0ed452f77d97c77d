import type { DocumentParty } from '@cafeteria/contract';
import { houseOf, streetOf, vatIdOf } from './party.rules.ts';
import { group, known, type Node, value } from './xml.ts';

/** By their names in the language of the standard. */
const countries = new Intl.DisplayNames(['cs'], { type: 'region' });
const scheme = (id: string | null, of: string): Node =>
  id !== null && group('PartyTaxScheme', value('CompanyID', id), value('TaxScheme', of));

/** A company as ISDOC has it, under the name of what it does: sells or buys. */
export const isdocParty = (as: string, company: DocumentParty): string => {
  const { name, registrationNumber, taxId, registerEntry, email, address } = company;
  const forVat = vatIdOf(company);
  return group(
    as,
    group(
      'Party',
      group('PartyIdentification', value('ID', registrationNumber)),
      group('PartyName', value('Name', name)),
      group(
        'PostalAddress',
        value('StreetName', streetOf(company)),
        value('BuildingNumber', houseOf(company)),
        value('CityName', address.city),
        value('PostalZone', address.postalCode),
        group(
          'Country',
          value('IdentificationCode', address.country),
          value('Name', countries.of(address.country) ?? address.country),
        ),
      ),
      scheme(forVat, 'VAT'),
      scheme(taxId === forVat ? null : taxId, 'TIN'),
      registerEntry !== null &&
        group('RegisterIdentification', value('Preformatted', registerEntry)),
      email !== null && group('Contact', known('ElectronicMail', email)),
    ),
  );
};
