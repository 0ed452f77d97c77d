/**
 * How long texts may get, in characters, where a form that has no schemas at hand asks for them, too; all others learn
 * it from the contract's own fields (`maxLengthOf`). Apart from the other limits, as no first load needs them.
 */
export const textLimit = {
  email: 254,
  /** A first or a last name. */
  personName: 80,
  password: 128,
  /** A code of any kind, as it is typed. */
  code: 40,
  /** Six figures, with room for the spaces they are copied with. */
  digits: 9,
  /** What a passkey or a phone is called. */
  deviceName: 60,
  /** Why something is done, or what is said of it. */
  note: 200,
  /** Why something that was closed or sent is changed. */
  explanation: 500,
  /** What somebody writes of a payment, and is answered. */
  dispute: 2_000,
  bookNumber: 12,
  /** Who holds a bank account, as banks take it. */
  accountHolder: 70,
  /** An IBAN in groups of four, as it is written. */
  typedIban: 42,
  /** A postal code with its space. */
  typedPostalCode: 6,
  /** The number of a company, with the spaces some put into it. */
  typedCompanyNumber: 12,
  /** What a profile of payroll, one of its columns, and a component of wages are called. */
  profileName: 100,
  heading: 60,
  wageCode: 20,
  /** `07:30`. */
  time: 5,
  /** What a key of a till or a directory is called. */
  keyName: 80,
  viewName: 120,
} as const;
