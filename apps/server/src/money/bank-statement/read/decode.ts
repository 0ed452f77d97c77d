import { decodeText } from '../../../platform/office-file/index.ts';
import { refusal } from './statement.ts';

/** The upper half of the code page of DOS (852), which banks still write; `TextDecoder` does not know it. */
const codePage852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»' +
  '░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤' +
  'đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00AD˝˛ˇ˘§÷¸°¨˙űŘř■\u00A0';
const nationalLetters = new Set('áäčďéěíĺľňóôŕřšťúůýžÁÄČĎÉĚÍĹĽŇÓÔŔŘŠŤÚŮÝŽ');
const letters = (text: string): number => {
  let found = 0;
  for (const letter of text) if (nationalLetters.has(letter)) found += 1;
  return found;
};
const firstUpper = 0x80;
const in852 = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replaceAll(/[\u0080-\u00FF]/g, (byte) => codePage852[byte.charCodeAt(0) - firstUpper] ?? '');
const in1250 = (bytes: Buffer): string => new TextDecoder('windows-1250').decode(bytes);

/**
 * The text of a file of fixed columns. What is valid UTF-8 is that; what is not has one byte for a letter, in whichever
 * code page more of them are Czech or Slovak letters.
 */
export const decodeLines = (bytes: Buffer): string => {
  if (bytes.includes(0)) return decodeText(bytes).text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [windows, dos] = [in1250(bytes), in852(bytes)];
    return letters(dos) > letters(windows) ? dos : windows;
  }
};

/** XML says itself how it is written; what it says has to be true. */
export const decodeXml = (bytes: Buffer): string => {
  const encoding = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(
    bytes.subarray(0, 200).toString('latin1').replace('\u00EF\u00BB\u00BF', ''),
  )?.[1];
  try {
    return new TextDecoder(encoding ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refusal('bankStatement.error.encoding', { encoding: encoding ?? 'UTF-8' });
  }
};
