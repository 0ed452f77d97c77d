import type { Text } from '../../text.ts';
import type { Slot } from './vocabulary.ts';

/** A sentence each country says in its own way. */
export const slot = (name: Slot): Text => [`{${name}}`, `{${name}}`, `{${name}}`];
