/** What the environment gave: secrets that stand in files, and how a wrong value is told. */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** A wrong value of the environment; the message is the one line the operator sees. */
export class ConfigError extends Error {}

/** One line for an operator, with where to read on. */
export const seeDocs = (line: string): string => `${line} (see docs/operations.md)`;

/** Says which variable is wrong; with its value, unless that is a secret. */
export const wrongValue = (name: string, value: string | undefined): string =>
  `${name}${value === undefined ? '' : `=${value}`} is not a valid value`;

/** Words parted by commas, each one of the given; `none` is none of them. */
export const listOf = <const T extends string>(words: readonly T[]) =>
  z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((list): unknown => list.split(',').filter((one) => one && one !== 'none')),
      ),
      z.array(z.enum(words)),
    ),
    [],
  );

/** Variables of the environment as they come: nothing of them is checked yet. */
export type Given = Readonly<Record<string, string | undefined>>;

const readSecret = (name: string, file: string): string => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`${name} cannot be read: ${why} (see docs/operations.md)`);
  }
  if (text === '') throw new ConfigError(`${name}=${file} is empty (see docs/operations.md)`);
  return text;
};

/**
 * What is secret may come as a file, as orchestrators hand secrets over: `SMTP_URL_FILE=/run/secrets/smtp` is
 * `SMTP_URL`. Others of the machine see the environment of a process more easily than a file.
 */
export const withSecretFiles = (given: Given, secrets: Iterable<string>): Given => {
  const found: Record<string, string> = {};
  for (const name of secrets) {
    const file = given[`${name}_FILE`];
    if (!file) continue;
    if (given[name])
      throw new ConfigError(`${name} and ${name}_FILE exclude each other (see docs/operations.md)`);
    found[name] = readSecret(`${name}_FILE`, file);
  }
  return { ...given, ...found };
};
