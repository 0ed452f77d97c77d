/** The journal as Pohoda takes it: XML dataPack 2.0, one internal document for each day. */
import { element, group, known, root, sum, value } from '../e-invoice/index.ts';
import type { AccountingEntry } from './accounting.queries.ts';

const schema = 'http://www.stormware.cz/schema/version_2';
/** What its fields hold at most. */
const longest = { text: 90, note: 240, symbol: 20, header: 240 } as const;
export type Written = {
  readonly month: string;
  /** Of whose books: Pohoda takes files of its own accounting unit alone. */
  readonly registrationNumber: string;
  readonly title: string;
  /** Of the whole file: of which closing it is. */
  readonly note: string;
  readonly textOf: (entry: AccountingEntry) => string;
};
const cut = (text: string, maxLength: number): string =>
  Array.from(text).slice(0, maxLength).join('');

/** Which predkontace: named by its two accounts, as accountants name their own. */
const itemOf = (entry: AccountingEntry, textOf: Written['textOf']): string =>
  group(
    'int:intDocItem',
    value('int:text', cut(textOf(entry), longest.text)),
    value('int:quantity', 1),
    value('int:rateVAT', 'none'),
    group('int:homeCurrency', sum('typ:unitPrice', entry.amount)),
    known('int:note', cut([entry.party, entry.symbol].filter(Boolean).join(', '), longest.note)),
    known('int:symPar', entry.symbol && cut(entry.symbol, longest.symbol)),
    group('int:accounting', value('typ:ids', `${entry.debitNumber}/${entry.creditNumber}`)),
  );
const dayOf = (day: string, entries: readonly AccountingEntry[], written: Written): string =>
  element(
    'dat:dataPackItem',
    { version: '2.0', id: day },
    element(
      'int:intDoc',
      { version: '2.0' },
      group(
        'int:intDocHeader',
        value('int:date', day),
        value('int:dateTax', day),
        value('int:dateAccounting', day),
        group('int:classificationVAT', value('typ:classificationVATType', 'nonSubsume')),
        value('int:text', cut(`${written.title} ${day}`, longest.header)),
      ),
      group('int:intDocDetail', ...entries.map((entry) => itemOf(entry, written.textOf))),
    ),
  );

export const pohodaFile = (entries: readonly AccountingEntry[], written: Written): string =>
  root(
    'dat:dataPack',
    {
      version: '2.0',
      id: written.month,
      ico: written.registrationNumber,
      application: 'Kafeterie',
      note: written.note,
      'xmlns:dat': `${schema}/data.xsd`,
      'xmlns:int': `${schema}/intDoc.xsd`,
      'xmlns:typ': `${schema}/type.xsd`,
    },
    ...[...Map.groupBy(entries, ({ day }) => day)].map(([day, own]) => dayOf(day, own, written)),
  );
