import type { DocumentParty } from '@cafeteria/contract';
import {
  electronicAddressOf,
  houseOf,
  type Identifier,
  registrationOf,
  streetOf,
  vatIdOf,
} from './party.rules.ts';
import { group, known, type Node, value } from './xml.ts';

const identified = (name: string, { scheme, id }: Identifier): string =>
  value(name, id, { schemeID: scheme });
const taxScheme = (id: string | null, scheme: string): Node =>
  id !== null &&
  group(
    'cac:PartyTaxScheme',
    value('cbc:CompanyID', id),
    group('cac:TaxScheme', value('cbc:ID', scheme)),
  );
const address = (party: DocumentParty): string =>
  group(
    'cac:PostalAddress',
    value('cbc:StreetName', [streetOf(party), houseOf(party)].filter(Boolean).join(' ')),
    value('cbc:CityName', party.address.city),
    value('cbc:PostalZone', party.address.postalCode),
    group('cac:Country', value('cbc:IdentificationCode', party.address.country)),
  );

type As = {
  readonly role: 'Supplier' | 'Customer';
  /** What is outside VAT names nobody's number for it (BR-O-02). */
  readonly isOutsideVat: boolean;
};
/** A company as UBL has it. What the seller is registered for taxes by stands beside its number for VAT (BT-32). */
export const ublParty = (party: DocumentParty, { role, isOutsideVat }: As): string => {
  const isSeller = role === 'Supplier';
  return group(
    `cac:Accounting${role}Party`,
    group(
      'cac:Party',
      identified('cbc:EndpointID', electronicAddressOf(party)),
      group('cac:PartyName', value('cbc:Name', party.name)),
      address(party),
      taxScheme(isOutsideVat ? null : vatIdOf(party), 'VAT'),
      isSeller && taxScheme(party.taxId, 'TAX'),
      group(
        'cac:PartyLegalEntity',
        value('cbc:RegistrationName', party.name),
        identified('cbc:CompanyID', registrationOf(party)),
        isSeller && known('cbc:CompanyLegalForm', party.registerEntry),
      ),
      party.email !== null && group('cac:Contact', known('cbc:ElectronicMail', party.email)),
    ),
  );
};
