/** Texts in the alphabets of older systems. */
type Alphabet = 'windows-1250' | 'iso-8859-2';

const bytesOf = (alphabet: Alphabet): ReadonlyMap<string, number> => {
  const decoder = new TextDecoder(alphabet);
  return new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
};
const tables = new Map<Alphabet, ReadonlyMap<string, number>>();
const tableOf = (alphabet: Alphabet): ReadonlyMap<string, number> => {
  const table = tables.get(alphabet) ?? bytesOf(alphabet);
  tables.set(alphabet, table);
  return table;
};
const unknown = 0x3f;

/**
 * A text of one byte for each letter; a letter the alphabet does not have loses its accent, all else is a question
 * mark: a sign without its stroke would be another (`≠` is `=`).
 * @example encodeText('Žofie', 'windows-1250')
 */
export const encodeText = (text: string, alphabet: Alphabet): Buffer => {
  const table = tableOf(alphabet);
  return Buffer.from(
    Array.from(text.normalize('NFC'), (letter) => {
      const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
      return table.get(letter) ?? (/^\p{L}/u.test(letter) ? table.get(bare) : unknown) ?? unknown;
    }),
  );
};
