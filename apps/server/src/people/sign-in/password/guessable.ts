import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { fold } from '../../../platform/db/index.ts';

/**
 * Words nobody's password may consist of: what this portal and its world are called, and what people here take first
 * (docs/operations.md). Beside them stand those of the person: their names, their address, their employer.
 */
export const wordsOfContext: readonly string[] = `
  benefit benefits benefity benefitovy cafeteria kafeterie kafeteria portal kredit kredity
  zamestnanec zamestnavatel employee admin administrator accountant ucetni uctovnik heslo
  heslicko password prihlaseni prihlasenie login welcome vitejte ahoj nazdar milacek milacik
  laska lasko slunicko slniecko kocicka macicka pejsek psik maminka mamicka rodina praha brno
  ostrava bratislava kosice cesko slovensko ceskarepublika sparta slavia slovan leden unor
  brezen duben kveten cerven cervenec srpen zari rijen listopad prosinec januar februar marec
  april maj jun jul august september oktober november december jaro jar leto podzim jesen zima
  spring summer autumn winter
`
  .trim()
  .split(/\s+/);

/** Shorter parts of names stand in too many other words. */
const shortestWord = 3;
/** What a password must have beside words everybody can guess. */
const leastBeside = 5;

const looksLike: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
/** `p4ssw0rd` as it is meant. */
const normalised = (text: string): string =>
  text.replaceAll(/[@431!0$57]/g, (sign) => looksLike[sign] ?? sign);

/** Of whatever script: who writes in another has not less of a password. */
const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');

/** What people make of one word: signs and figures around it, between its parts, and in place of letters. */
const formsOf = (folded: string): readonly string[] => {
  const core = folded.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  // the sign in front of a word may be its first letter
  const rest = folded.replace(/[^\p{L}]+$/u, '');
  return [folded, core, rest, folded.replaceAll(/[^\p{L}\p{N}]/gu, '')].flatMap((form) => {
    const read = normalised(form);
    return [form, read, lettersOf(read), lettersOf(form)];
  });
};

const list = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'));
const Passwords = z.array(z.string());
/**
 * What other people's passwords were, out of files that were stolen elsewhere, in small letters. Read when somebody
 * sets one, which is seldom, and not kept: it is 49,233 of them.
 */
const knownPasswords = async (): Promise<ReadonlySet<string>> =>
  new Set(z.parse(Passwords, JSON.parse(await readFile(list, 'utf8'))));

/** Names and addresses in words: `jana.nova@firma.example` is jana, nova, firma, example and the whole. */
const wordsOf = (names: readonly string[]): readonly string[] =>
  names
    .map(fold)
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word.length >= shortestWord);

/** What is left of a password beside words, longer ones first, counted in letters and figures. */
const besides = (text: string, words: readonly string[]): number =>
  words
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ' '), text)
    .replaceAll(/[^\p{L}\p{N}]/gu, '').length;

/**
 * Whether a password is among the first somebody would try: one that is known of other people, or little more than
 * words of the portal and of its person. `names` are whatever is known of who they are.
 */
export const isGuessable = async (
  password: string,
  names: readonly string[] = [],
): Promise<boolean> => {
  const folded = fold(password);
  const words = [...wordsOfContext, ...wordsOf(names)];
  const plain = folded.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const readings = [plain, normalised(folded)];
  const hasWord = (text: string): boolean => words.some((word) => text.includes(word));
  if (readings.some((text) => hasWord(text) && besides(text, words) < leastBeside)) return true;
  const others = await knownPasswords();
  return formsOf(folded).some((form) => form.length > shortestWord && others.has(form));
};
