/** The numbers a company is known by, as formats want them. */
import type { DocumentParty } from '@cafeteria/contract';

/** The number for VAT; in Czechia it is the tax number of a VAT payer. */
export const vatIdOf = ({ vatId, taxId, vatPayer, country }: DocumentParty): string | null =>
  vatId ?? (vatPayer && country === 'CZ' ? taxId : null);

export type Identifier = { readonly scheme: string; readonly id: string };
/** The number in the register of companies, by its scheme of ISO 6523: IČO of Czechia, IČO of Slovakia. */
export const registrationOf = ({ country, registrationNumber }: DocumentParty): Identifier => ({
  scheme: country === 'CZ' ? '0154' : '0158',
  id: registrationNumber,
});

/** DIČ: ten digits; as it is typed it may bear the letters of the number for VAT. */
const slovakTaxId = (party: DocumentParty): string | undefined =>
  /^(?:SK)?(\d{10})$/.exec((party.taxId ?? party.vatId ?? '').replaceAll(/\s/g, ''))?.[1];
/**
 * Where a company is found in the network of Peppol, by the code list of electronic addresses (EAS). Companies of
 * Slovakia are registered by their DIČ (0245) and by nothing else; those of Czechia by their number for VAT (9929).
 * A party with neither is named by its IČO.
 */
export const electronicAddressOf = (party: DocumentParty): Identifier => {
  if (party.country === 'SK') {
    const id = slovakTaxId(party);
    return id === undefined ? registrationOf(party) : { scheme: '0245', id };
  }
  const id = vatIdOf(party);
  return id === null ? registrationOf(party) : { scheme: '9929', id };
};

/** The number of a house as it is written: `357/25`. */
export const houseOf = ({ address }: Pick<DocumentParty, 'address'>): string =>
  [address.houseNumber, address.streetNumber].filter(Boolean).join('/');
/** The street; where there are none, houses are numbered by the part of the municipality. */
export const streetOf = ({ address }: Pick<DocumentParty, 'address'>): string =>
  [address.street, address.village].find(Boolean) ?? address.city;
