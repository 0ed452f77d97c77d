import { accountLength, ibanOf, isAccount, isNoAccount, type Way, wayOf } from './accounts.ts';
import { decodeLines } from './decode.ts';
import {
  assertCloses,
  dayOfParts,
  entryAmount,
  type Places,
  type ReadEntry,
  type Reading,
  type ReadStatement,
  refusal,
  symbolOf,
  textOf,
  wrongField,
} from './statement.ts';

type Line = { readonly at: number; readonly text: string };
/** Where a field stands: the first and the last column, as the documents of banks number them. */
type Field = readonly [number, number];
const heads = {
  account: [4, 19],
  oldDay: [40, 45],
  opening: [46, 59],
  openingSign: [60, 60],
  closing: [61, 74],
  closingSign: [75, 75],
  number: [106, 108],
  day: [109, 114],
} as const satisfies Record<string, Field>;
const fields = {
  account: [4, 19],
  counter: [20, 35],
  document: [36, 48],
  amount: [49, 60],
  code: [61, 61],
  variable: [62, 71],
  bank: [74, 77],
  constant: [78, 81],
  specific: [82, 91],
  valueDay: [92, 97],
  text: [98, 117],
  kind: [118, 122],
  day: [123, 128],
} as const satisfies Record<string, Field>;
/** Without these columns a line was cut off. */
const shortest: Readonly<Record<string, number>> = { '074': 114, '075': 122 };
/** Lines that only add to the one before; of a message, and of what nobody needs here. */
const messageLines = new Set(['078', '079']);
const otherLines = new Set(['076', '077']);

const cut = ({ text }: Line, [from, to]: Field): string => text.slice(from - 1, to);
const nameOf = ({ text }: Line, [from, to]: Field): string => `${text.slice(0, 3)} ${from}–${to}`;
const wrong = (line: Line, field: Field): Error =>
  wrongField(line.at, nameOf(line, field), cut(line, field));

const figure = (line: Line, field: Field): number => {
  const digits = cut(line, field).trim();
  if (!/^\d+$/.test(digits)) throw wrong(line, field);
  return Number(digits);
};
const balance = (line: Line, field: Field, sign: Field): number => {
  const mark = cut(line, sign);
  if (!/^[+ 0-]$/.test(mark)) throw wrong(line, sign);
  const amount = figure(line, field);
  return mark === '-' && amount !== 0 ? -amount : amount;
};
const dayIn = (line: Line, field: Field): string => {
  const text = cut(line, field);
  const day = dayOfParts(`20${text.slice(4, 6)}`, text.slice(2, 4), text.slice(0, 2));
  if (!day) throw wrong(line, field);
  return day;
};
const accountIn = (line: Line, field: Field): string => {
  const digits = cut(line, field).replaceAll(' ', '0');
  if (!/^\d{16}$/.test(digits)) throw wrong(line, field);
  return digits;
};

/**
 * What the code of an entry does to the balance. All agree on 1 (out) and 2 (in); how they call what is taken back
 * differs, so it is the one by which the statement adds up.
 */
const conventions: readonly Readonly<Record<string, 1 | -1>>[] = [
  { 1: -1, 2: 1, 3: 1, 4: -1 },
  { 1: -1, 2: 1, 4: 1, 5: -1 },
];
const signsOf = (lines: readonly Line[], moved: number) => {
  const known = conventions.filter((signs) =>
    lines.every((line) => cut(line, fields.code) in signs),
  );
  const sum = (signs: Readonly<Record<string, 1 | -1>>): number =>
    lines.reduce(
      (total, line) => total + (signs[cut(line, fields.code)] ?? 0) * figure(line, fields.amount),
      0,
    );
  return known.find((signs) => sum(signs) === moved) ?? known[0] ?? conventions[0] ?? {};
};

/** Where the field holds a currency and not a kind of movement: by its number. */
const currencies: Readonly<Record<string, string>> = {
  203: 'CZK',
  978: 'EUR',
  840: 'USD',
  826: 'GBP',
  985: 'PLN',
  348: 'HUF',
  756: 'CHF',
};
const currencyIn = (line: Line): string | null => {
  const [, code = ''] = /^0{1,2}(\d{3})\s*$/.exec(cut(line, fields.kind)) ?? [];
  return currencies[code] ?? null;
};

type Block = { readonly head: Line; readonly lines: readonly Line[] };
type Around = {
  readonly way: Way;
  readonly signs: ReturnType<typeof signsOf>;
  readonly from: string;
  readonly to: string;
};
const yearBefore = (day: string): string => String(Number(day.slice(0, 4)) - 1) + day.slice(4);
/**
 * When it was booked. The layout has two days and banks mean different things by them (posted, due, of value), so it is
 * the one that lies within the statement, the last of the line before the other. Neither has to be when it was posted:
 * one of value, or of a card, may be long before, and that the balances agree says that it was by the statement's day.
 */
const bookedIn = (line: Line, { from, to }: Around): Pick<ReadEntry, 'day' | 'statedDay'> => {
  const isDay = (field: Field) =>
    /^\d{6}$/.test(cut(line, field)) && !isNoAccount(cut(line, field));
  const days = [fields.day, fields.valueDay].filter(isDay).map((field) => dayIn(line, field));
  const within = days.find((day) => day >= from && day <= to);
  const last = days.toSorted().at(-1);
  if (!within && last && last < from && last >= yearBefore(from))
    return { day: to, statedDay: last };
  return { day: within ?? days[0] ?? dayIn(line, fields.day) };
};

const counterOf = (line: Line, { way }: Around, { country }: Reading): string | null => {
  const written = accountIn(line, fields.counter);
  if (isNoAccount(written)) return null;
  const bank = cut(line, fields.bank);
  const digits = way(written);
  // a foreign or technical account is told as it is written
  return /^\d{4}$/.test(bank) && !isNoAccount(bank) && isAccount(digits)
    ? ibanOf(country, digits, bank)
    : `${digits.replace(/^0+/, '')}${isNoAccount(bank) ? '' : `/${bank.trim()}`}`;
};
const entryOf = (line: Line, around: Around, reading: Reading, more: string): ReadEntry => {
  const sign = around.signs[cut(line, fields.code)];
  if (!sign) throw wrong(line, fields.code);
  const text = textOf(cut(line, fields.text));
  return {
    line: line.at,
    ...bookedIn(line, around),
    amount: entryAmount(sign * figure(line, fields.amount), line.at, nameOf(line, fields.amount)),
    counterAccount: counterOf(line, around, reading),
    // banks put the other's name there, where there is one
    counterName: more === '' ? null : text,
    variableSymbol: symbolOf(cut(line, fields.variable)),
    specificSymbol: symbolOf(cut(line, fields.specific)),
    constantSymbol: symbolOf(cut(line, fields.constant)),
    message: more === '' ? text : textOf(more),
    reference: textOf(cut(line, fields.document).replace(/^0+(?=.)/, '')),
  };
};
/** Entries of a block with their lines of message. */
const entriesOf = ({ lines }: Block, around: Around, reading: Reading): ReadEntry[] => {
  const read: ReadEntry[] = [];
  for (const [index, line] of lines.entries()) {
    if (!line.text.startsWith('075')) continue;
    let more = '';
    for (let next = index + 1; messageLines.has(lines[next]?.text.slice(0, 3) ?? ''); next += 1)
      more += lines[next]?.text.slice(3) ?? '';
    read.push(entryOf(line, around, reading, more.trim()));
  }
  return read;
};

const placesOf = (head: Line): Places => {
  const at = (field: Field) => ({ line: head.at, field: nameOf(head, field) });
  return {
    from: at(heads.oldDay),
    to: at(heads.day),
    opening: at(heads.opening),
    closing: at(heads.closing),
    day: `075 ${fields.day.join('–')}`,
    amount: `075 ${fields.amount.join('–')}`,
  };
};
const statementOf = (block: Block, way: Way, reading: Reading): ReadStatement => {
  const { head, lines } = block;
  const account = way(accountIn(head, heads.account));
  if (!isAccount(account)) throw wrong(head, heads.account);
  const entries = lines.filter(({ text }) => text.startsWith('075'));
  let currency: string | null = null;
  for (const line of entries) {
    if (way(accountIn(line, fields.account)) !== account) throw wrong(line, fields.account);
    const other = currencyIn(line);
    if (other && other !== (currency ?? other))
      throw refusal('bankStatement.error.currency', { line: line.at, currency: other });
    currency ??= other;
  }
  const opening = balance(head, heads.opening, heads.openingSign);
  const closing = balance(head, heads.closing, heads.closingSign);
  const [from, to] = [dayIn(head, heads.oldDay), dayIn(head, heads.day)];
  const around = { way, signs: signsOf(entries, closing - opening), from, to };
  const statement: ReadStatement = {
    format: 'GPC',
    account,
    currency,
    number: textOf(cut(head, heads.number).replace(/^0+(?=.)/, '')),
    from,
    to,
    opening,
    closing,
    entries: entriesOf(block, around, reading),
  };
  return assertCloses(statement, placesOf(head));
};

const blocksOf = (lines: readonly Line[]): Block[] => {
  const blocks: { head: Line; lines: Line[] }[] = [];
  for (const line of lines) {
    const type = line.text.slice(0, 3);
    if (line.text.length < (shortest[type] ?? 3))
      throw refusal('bankStatement.error.cutOff', { line: line.at });
    const open = blocks.at(-1);
    if (type === '074') blocks.push({ head: line, lines: [] });
    else if (open && (type === '075' || messageLines.has(type))) open.lines.push(line);
    else if (!open || !otherLines.has(type)) throw wrong(line, [1, 3]);
  }
  return blocks;
};

/** Programs of DOS end a file by it. */
const endOfFile = '\u001A';

export const isGpc = (start: string): boolean =>
  /^(?:\uFEFF|\u00EF\u00BB\u00BF)?074\d{16}/.test(start);

/** Statements of accounts in fixed columns (GPC, also called ABO): a line 074 of each, and 075 for each entry. */
export const readGpc = (bytes: Buffer, reading: Reading): ReadStatement[] => {
  const lines = decodeLines(bytes)
    .split(/\r?\n/)
    .map((text, index) => ({ at: index + 1, text: text.replace(endOfFile, '') }))
    .filter(({ text }) => text.trim() !== '');
  const blocks = blocksOf(lines);
  const accounts = lines
    .flatMap((line) => {
      if (line.text.startsWith('074')) return [cut(line, heads.account)];
      return line.text.startsWith('075') ? [cut(line, fields.counter)] : [];
    })
    .filter((digits) => digits.length === accountLength && !isNoAccount(digits));
  const way = wayOf(accounts);
  return blocks.map((block) => statementOf(block, way, reading));
};
