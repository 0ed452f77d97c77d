import { createContext, use } from 'react';
import * as z from 'zod/mini';
import type { Values } from '../widget.ts';

/** The stored record the form around changes; undefined where a new one is made. */
export const Edited = createContext<Values | undefined>(undefined);

/**
 * What is stored of the record a form changes, for a control that says what a change would mean.
 * @example useEdited(z.object({ id: z.int() }))?.id
 */
export const useEdited = <S extends z.ZodMiniType>(schema: S): z.output<S> | undefined => {
  const parsed = z.safeParse(schema, use(Edited));
  return parsed.success ? parsed.data : undefined;
};
