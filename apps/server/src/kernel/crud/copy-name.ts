import type { Language } from '@cafeteria/contract';
import * as z from 'zod/mini';

const suffix: Readonly<Record<Language, string>> = {
  cs: ' (kopie)',
  sk: ' (kópia)',
  en: ' (copy)',
};

/** The most letters a schema of a text lets through. */
const longestOf = (schema: z.core.$ZodType | undefined): number => {
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional)
    return longestOf(schema.def.innerType);
  const checks = schema instanceof z.ZodMiniString ? (schema.def.checks ?? []) : [];
  const limits = checks.flatMap(({ _zod: { def } }) =>
    def.check === 'max_length' ? [(def as z.core.$ZodCheckMaxLengthDef).maximum] : [],
  );
  return Math.min(...limits);
};
const withSuffix = (
  name: string,
  language: Language,
  schema: z.core.$ZodType | undefined,
): string => name.slice(0, longestOf(schema) - suffix[language].length) + suffix[language];

/**
 * The name of a copy, one text or three, never longer than its field takes.
 * @param schema of the field in the form of what is copied
 */
export const copyName = (
  name: unknown,
  primary: Language,
  schema: z.core.$ZodType | undefined,
): unknown => {
  if (typeof name === 'string') return name === '' ? name : withSuffix(name, primary, schema);
  if (typeof name !== 'object' || name === null) return name;
  const shape = schema instanceof z.ZodMiniObject ? schema.def.shape : {};
  return Object.fromEntries(
    Object.entries(name).map(([language, text]: [string, unknown]) => [
      language,
      typeof text === 'string' && text
        ? withSuffix(text, language as Language, shape[language])
        : text,
    ]),
  );
};
