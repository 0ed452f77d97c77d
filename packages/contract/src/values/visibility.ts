import * as z from 'zod/mini';
import { ids } from './text.ts';

/** Which clients' users see something: everybody, only the listed clients, or everybody except them. */
export const Visibility = z
  .strictObject({ mode: z.enum(['ALL', 'ONLY', 'EXCEPT']), clientIds: ids(500) })
  .register(z.globalRegistry, { id: 'Visibility' });
export type Visibility = z.output<typeof Visibility>;
