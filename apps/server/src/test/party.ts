/** A company as it stands on documents, for tests. */
import type { DocumentParty } from '@cafeteria/contract';

export const documentParty: DocumentParty = {
  name: 'Kavárna',
  country: 'CZ',
  registrationNumber: '27074358',
  taxId: 'CZ27074358',
  vatId: null,
  vatPayer: true,
  registerEntry: 'C 1, Městský soud v Praze',
  address: {
    street: 'Dlouhá',
    houseNumber: '1',
    streetNumber: null,
    districtNumber: null,
    postalCode: '11000',
    city: 'Praha',
    country: 'CZ',
    components: null,
    placeId: null,
    lat: null,
    lng: null,
  },
  email: 'ucetni@kavarna.example',
  iban: null,
};
