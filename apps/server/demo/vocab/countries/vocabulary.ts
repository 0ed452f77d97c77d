import type { Entry } from './courts.ts';
import type { Country, Currency } from '@cafeteria/contract';
import type { Geography } from '../../place/geography.ts';
import type { Text } from '../../text.ts';

/** A legal entity that employs people: its seat, its entry in the register, and the domain of its mail. */
export type Employer = {
  readonly name: string;
  readonly city: string;
  readonly postal: string;
  readonly registerEntry: string;
  readonly domain: string;
};
/** An employer with a programme: whom its people ask, and how it welcomes them. */
export type EmployerOfClient = Employer & {
  readonly mailbox: string;
  readonly welcome: Text;
};

/** Women's and men's form. */
export type Surname = readonly [woman: string, man: string];
export type People = {
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly surnames: readonly Surname[];
};
type FullName = readonly [firstName: string, lastName: string];
/** Who writes for the magazine. */
export type AuthorKey = 'movement' | 'sport' | 'health' | 'travel' | 'culture' | 'home';

/** What the demo of one country says in its own way; everything else the two demos share. */
export type Vocabulary = {
  readonly country: Country;
  /** Its primary language and which of the names of a brand is its own. */
  readonly language: 'cs' | 'sk';
  readonly nameOf: (names: readonly [cz: string, sk: string]) => string;
  readonly currency: Currency;
  readonly phonePrefix: '+420' | '+421';
  readonly geography: Geography;
  readonly people: People;
  /** The administrator and the employee who sign in; their Slovak-reading colleague is the same in both. */
  readonly staff: Readonly<Record<'admin' | 'employee' | 'accountant', FullName>>;
  readonly authors: Readonly<Record<AuthorKey, string>>;
  /** A glassworks, a software house and a machine works. */
  readonly clients: readonly [EmployerOfClient, EmployerOfClient, EmployerOfClient];
  /** The second company of the glassworks. */
  readonly glassShop: Employer;
  /** The entry of a company, at the court of its seat. */
  readonly registerEntryOf: (entry: Entry) => string;
  /** The entry of somebody who trades in their own name. */
  readonly traderEntryOf: (city: string) => string;
  readonly accountant: string;
  readonly billing: string;
  readonly mailboxes: readonly string[];
  /** Words without diacritics for addresses and names of files. */
  readonly plain: Readonly<
    Record<'offer' | 'client' | 'slide' | 'mobile' | 'certificate' | 'article', string>
  >;
  /** What fills the slots of the shared texts: sums, facts of the law, names. */
  readonly words: Readonly<Record<Slot, Text>>;
};

export type Slot =
  | 'fewCoins'
  | 'toTheCoin'
  | 'springCheck'
  | 'climbingEntry'
  | 'climbingCourse'
  | 'spaStay'
  | 'nursery'
  | 'nurseryFee'
  | 'glassLimit'
  | 'learningBudget'
  | 'learningMail'
  | 'belowTheMountains'
  | 'cottageWeekend'
  | 'cottageWeek'
  | 'cottageBenefit'
  | 'mealLaw'
  | 'recreationLaw'
  | 'fundLaw';
