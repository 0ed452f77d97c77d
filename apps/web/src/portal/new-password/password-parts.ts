/** The rule for passwords, part by part; together they are the contract's pattern and the installation's length. */
const parts = [
  ['lower', (text: string) => /[a-z]/.test(text)],
  ['upper', (text: string) => /[A-Z]/.test(text)],
  ['digit', (text: string) => /\d/.test(text)],
  ['special', (text: string) => /[^A-Za-z0-9]/.test(text)],
  ['length', (text: string, min: number) => [...text].length >= min],
] as const;

export type PasswordPart = { readonly key: (typeof parts)[number][0]; readonly isMet: boolean };
/** Which parts of the rule a password meets so far. */
export const passwordParts = (password: string, min: number): readonly PasswordPart[] =>
  parts.map(([key, test]) => ({ key, isMet: test(password, min) }));
