import * as z from 'zod/mini';
import { named } from './text.ts';

/**
 * A person as answers name one: the number of the account and a name, which is empty where the account was erased.
 * Screens call such a person by the number; a name alone would leave a blank there.
 */
export const NamedPerson = named().register(z.globalRegistry, { id: 'NamedPerson' });
export type NamedPerson = z.output<typeof NamedPerson>;
