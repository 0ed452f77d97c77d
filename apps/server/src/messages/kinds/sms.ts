/** An SMS is sent and paid by parts, as long as the alphabet of its text lets them be (3GPP TS 23.038). */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡' +
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Each takes two places. */
const extended = '\f^{}\\[~]|€';
const parts = { gsm: { one: 160, more: 153 }, ucs2: { one: 70, more: 67 } } as const;

/** How many parts a text takes; one letter outside of the phones' own alphabet halves what a part holds. */
export const smsParts = (text: string): number => {
  const letters = [...text];
  const isGsm = letters.every((one) => basic.includes(one) || extended.includes(one));
  const length = isGsm
    ? letters.reduce((sum, one) => sum + (extended.includes(one) ? 2 : 1), 0)
    : text.length;
  const { one, more } = isGsm ? parts.gsm : parts.ucs2;
  return length <= one ? 1 : Math.ceil(length / more);
};

/** A no-break space is no letter of the phones' alphabet, and binds nothing on a screen of theirs. */
export const plainSms = (text: string): string => text.replaceAll(/\u00A0/g, ' ');

/** A text with a name somebody made up, of which as much is said as fits one part. */
export const fittedSms = (name: string, write: (shown: string) => string): string => {
  const letters = [...name];
  while (letters.length > 1 && smsParts(plainSms(write(letters.join('').trim()))) > 1)
    letters.pop();
  return write(letters.join('').trim());
};
