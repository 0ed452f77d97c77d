import type { Config } from '@cafeteria/contract';
import { czechia } from './czechia.ts';
import { slovakia } from './slovakia.ts';
import type { Vocabulary } from './vocabulary.ts';

export type { AuthorKey, Employer, People, Slot, Vocabulary } from './vocabulary.ts';
/** The demo of an installation speaks of the country it serves. */
export const vocabularies: Readonly<Record<Config['country'], Vocabulary>> = {
  Cz: czechia,
  Sk: slovakia,
};
