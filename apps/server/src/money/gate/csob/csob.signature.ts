import { createSign, createVerify, type KeyObject } from 'node:crypto';

export type Value = string | number | boolean | undefined | readonly Value[] | Fields;
export type Fields = { readonly [name: string]: Value };

/** The values in the order they are signed in; what is missing is left out. */
const flat = (value: Value): string[] => {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap(flat);
  if (typeof value === 'object') return Object.values(value).flatMap(flat);
  return [String(value)];
};

/** What is signed: the values one after another, parted by a bar. The order of the fields counts. */
export const signedText = (fields: Fields): string => flat(fields).join('|');

export const sign = (text: string, key: KeyObject): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64');

export const isSignedBy = (text: string, signature: string, key: KeyObject): boolean =>
  createVerify('RSA-SHA256').update(text, 'utf8').verify(key, signature, 'base64');

/** The gate's clock is Prague's. */
export const csobTimeZone = 'Europe/Prague';
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: csobTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});
/** `YYYYMMDDHHMMSS`, as the gate writes times. */
export const csobTime = (at: Date): string => format.format(at).replaceAll(/\D/g, '');
