import { formatAmount, formatDate } from '@cafeteria/i18n';
import { describe, expect, it } from 'vitest';
import { camtStatement, fioStatement, gpcEntry, gpcStatement } from '../../../test/bank-file.ts';
import { read, refused } from './testing/refused.ts';

const paid = {
  amount: 1_500_03,
  counter: '192000145399',
  bank: '0800',
  variable: '2202600012',
  document: '4711',
  text: 'Žluťoučký kůň',
};

describe('a statement in fixed columns (GPC)', () => {
  it('says the account, its balances and each entry with its symbols and the other’s account', async () => {
    const [statement] = await read(
      gpcStatement([paid, { amount: -50, text: 'Poplatek' }], { number: '12', opening: 1_000_00 }),
    );
    expect(statement).toMatchObject({
      format: 'GPC',
      account: '0000002102143052',
      currency: 'CZK',
      number: '12',
      from: '2026-11-22',
      to: '2026-11-23',
      opening: 100_000,
      closing: 249_953,
    });
    expect(statement?.entries).toEqual([
      {
        line: 2,
        day: '2026-11-23',
        amount: 150_003,
        counterAccount: 'CZ6508000000192000145399',
        counterName: null,
        variableSymbol: '2202600012',
        specificSymbol: null,
        constantSymbol: '308',
        message: 'Žluťoučký kůň',
        reference: '4711',
      },
      expect.objectContaining({ amount: -50, counterAccount: null, message: 'Poplatek' }),
    ]);
  });
  it('takes lines that go on with a message, and the other’s name before them', async () => {
    const [statement] = await read(
      gpcStatement([{ ...paid, text: 'BISTRO S.R.O.' }, '078Vyúčtování za říjen', '079 2026']),
    );
    expect(statement?.entries).toMatchObject([
      { counterName: 'BISTRO S.R.O.', message: 'Vyúčtování za říjen 2026' },
    ]);
  });
  it.each([
    ['windows-1250', Buffer.from([0x8e, 0x6c, 0x75, 0x9d, 0x6f, 0x75, 0xe8, 0x6b, 0xfd])],
    ['the code page of DOS', Buffer.from([0xa6, 0x6c, 0x75, 0x9c, 0x6f, 0x75, 0x9f, 0x6b, 0xec])],
    ['UTF-8', Buffer.from('Žluťoučký')],
  ])('is read in %s', async (_name, word) => {
    const [before = '', after = ''] = gpcStatement([{ ...paid, text: '*********' }]).split(
      '*********',
    );
    const [statement] = await read(Buffer.concat([Buffer.from(before), word, Buffer.from(after)]));
    expect(statement?.entries[0]?.message).toBe('Žluťoučký');
  });
  it('knows accounts also in the order of digits that some banks have', async () => {
    // 19-2000145399 and 2102143052, each shuffled
    const shuffled = (account: string): string => {
      const number = account.slice(6);
      return [9, 7, 8, 5, 0, 1, 2, 3, 4, 6].map((at) => number[at]).join('') + account.slice(0, 6);
    };
    const [statement] = await read(
      gpcStatement([{ ...paid, counter: shuffled('0000192000145399') }], {
        account: shuffled('0000002102143052'),
      }),
    );
    expect(statement).toMatchObject({
      account: '0000002102143052',
      entries: [{ counterAccount: 'CZ6508000000192000145399' }],
    });
  });
  it('understands what is taken back by either list of codes: the one by which it adds up', async () => {
    const signs = async (...entries: readonly { amount: number; code: string }[]) =>
      (await read(gpcStatement(entries)))[0]?.entries.map(({ amount }) => amount);
    expect(await signs({ amount: 300, code: '3' }, { amount: -200, code: '4' })).toEqual([
      300, -200,
    ]);
    expect(await signs({ amount: 300, code: '4' }, { amount: -200, code: '5' })).toEqual([
      300, -200,
    ]);
    expect(await signs({ amount: 300, code: '4' })).toEqual([300]);
    expect(await signs({ amount: -300, code: '4' })).toEqual([-300]);
  });
  it('is booked on whichever day of a line lies within it: banks mean different things by the two', async () => {
    const days = async (...entries: readonly { day: string; booked: string }[]) =>
      (await read(gpcStatement(entries.map((entry) => ({ amount: 1, ...entry })))))[0]?.entries.map(
        ({ day }) => day,
      );
    expect(
      await days(
        { day: '221126', booked: '231126' },
        { day: '231126', booked: '011226' },
        { day: '241126', booked: '231126' },
        { day: '221126', booked: '000000' },
      ),
    ).toEqual(['2026-11-23', '2026-11-23', '2026-11-23', '2026-11-22']);
  });
  it('may hold several statements', async () => {
    const file = gpcStatement([paid]) + gpcStatement([], { number: '2', opening: 250_003 });
    expect((await read(file)).map(({ number }) => number)).toEqual(['1', '2']);
  });
  it.each([
    ['does not add up', gpcStatement([paid], { closing: 1 }), { key: 'balance' }],
    ['is cut within a line', gpcStatement([paid, paid]).slice(0, -40), { key: 'cutOff', line: 3 }],
    ['is cut after a line', gpcStatement([paid, paid]).slice(0, -130), { key: 'balance' }],
    [
      'has an entry of nothing',
      gpcStatement([{ amount: 0 }]),
      { key: 'zero', line: 2, field: '075 49–60' },
    ],
    [
      'mixes currencies',
      gpcStatement([paid, { amount: 1, kind: '00978' }]),
      { key: 'currency', line: 3, currency: 'EUR' },
    ],
    [
      'has no such day',
      gpcStatement([{ amount: 1, day: '310226' }]),
      { key: 'field', line: 2, field: '075 123–128' },
    ],
    [
      'has letters for an amount',
      gpcStatement([paid], { opening: 1 }).replace('000000150003', 'ABCDEF150003'),
      { key: 'field', line: 2, field: '075 49–60' },
    ],
    [
      'has entries of another account',
      gpcStatement([gpcEntry(paid, '0000192000145399')]),
      { key: 'field', line: 2, field: '075 4–19' },
    ],
    [
      'has an account that is none',
      gpcStatement([], { account: '0000002102143053' }),
      { key: 'field', line: 1, field: '074 4–19' },
    ],
    [
      'has an entry of the day after it',
      gpcStatement([paid, { amount: 1, day: '241126' }]),
      {
        key: 'outside',
        line: 3,
        field: '075 123–128',
        value: formatDate('2026-11-24'),
        from: formatDate('2026-11-22'),
        to: formatDate('2026-11-23'),
      },
    ],
    [
      'ends before it begins',
      gpcStatement([], { from: '241126' }),
      { key: 'field', line: 1, field: '074 109–114', value: formatDate('2026-11-23') },
    ],
    [
      'begins before there were any',
      gpcStatement([], { from: '010199' }),
      { key: 'field', line: 1, field: '074 40–45' },
    ],
    [
      'has a line of no known kind',
      gpcStatement(['999 whatever']),
      { key: 'field', line: 2, field: '999 1–3' },
    ],
  ])('that %s is refused, and it is told where', async (_name, file, problem) =>
    expect(await refused(file)).toMatchObject(problem),
  );
});

const camtEntry = (amount: string, side: 'CRDT' | 'DBIT', details = '', more = ''): string =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>` +
  `<BookgDt><Dt>2026-11-23</Dt></BookgDt><AcctSvcrRef>B1</AcctSvcrRef>${more}` +
  `<NtryDtls>${details}</NtryDtls></Ntry>`;
const from = (name: string, vs: string, amount = ''): string =>
  `<TxDtls><Refs><EndToEndId>/VS${vs}/SS/KS0308</EndToEndId></Refs>${amount && `<Amt Ccy="EUR">${amount}</Amt>`}` +
  `<RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr>` +
  `<DbtrAcct><Id><IBAN>SK3112000000198742637541</IBAN></Id></DbtrAcct></RltdPties>` +
  '<RmtInf><Ustrd>Faktúra</Ustrd></RmtInf></TxDtls>';

describe('a statement in XML (camt.053)', () => {
  it('is read in its newer version', async () => {
    const [statement] = await read(
      camtStatement({
        opening: '10.00',
        closing: '12.50',
        entries:
          camtEntry('12.50', 'CRDT', from('Čučoriedka &amp; syn', '22')) +
          camtEntry('10.0', 'DBIT'),
      }),
    );
    expect(statement).toMatchObject({
      format: 'CAMT',
      account: 'SK3112000000198742637541',
      currency: 'EUR',
      number: '7',
      opening: 1000,
      closing: 1250,
    });
    expect(statement?.entries).toMatchObject([
      {
        day: '2026-11-23',
        amount: 1250,
        counterAccount: 'SK3112000000198742637541',
        counterName: 'Čučoriedka & syn',
        variableSymbol: '22',
        specificSymbol: null,
        constantSymbol: '308',
        message: 'Faktúra',
        reference: 'B1',
      },
      { amount: -1000, counterAccount: null },
    ]);
  });
  it('is read in its older version, where names and states stand elsewhere', async () => {
    const entries = camtEntry('5.00', 'CRDT', from('Firma', '7'))
      .replace('<Sts><Cd>BOOK</Cd></Sts>', '<Sts>BOOK</Sts>')
      .replaceAll(/<\/?Pty>/g, '');
    const [statement] = await read(
      camtStatement({ version: '02', opening: '0.00', closing: '5.00', entries }),
    );
    expect(statement?.entries).toMatchObject([{ counterName: 'Firma', variableSymbol: '7' }]);
  });
  it('says each payment of those the bank booked as one, and leaves out what is not booked', async () => {
    const pending = camtEntry('9.00', 'CRDT').replace('BOOK', 'PDNG');
    const entries =
      camtEntry('5.00', 'CRDT', from('A', '1', '2.00') + from('B', '2', '3.00')) + pending;
    const [statement] = await read(camtStatement({ opening: '1.00', closing: '6.00', entries }));
    expect(statement?.entries).toMatchObject([
      { amount: 200, variableSymbol: '1', reference: 'B1' },
      { amount: 300, variableSymbol: '2', reference: 'B1/2' },
    ]);
  });
  const period = (first: string, last: string): string =>
    `<FrToDt><FrDtTm>${first}T00:00:00</FrDtTm><ToDtTm>${last}T23:59:59</ToDtTm></FrToDt>`;
  const one = { opening: '0.00', closing: '5.00', entries: camtEntry('5.00', 'CRDT') };
  it.each([
    ['is a bomb', { ...one, before: '<!DOCTYPE a [<!ENTITY b "ha">]>' }, { key: 'xml', line: 2 }],
    [
      'has an entity nobody has said',
      { ...one, entries: camtEntry('5.00', 'CRDT').replace('CRDT', '&b;') },
      { key: 'xml', line: 7 },
    ],
    [
      'asks for another file',
      { ...one, before: '<!DOCTYPE a SYSTEM "file:///etc/passwd">' },
      { key: 'xml', line: 2 },
    ],
    [
      'does not add up',
      { ...one, closing: '6.00' },
      { key: 'balance', reached: '5,00', closing: '6,00' },
    ],
    [
      'mixes currencies',
      { ...one, entries: one.entries.replace('Ccy="EUR"', 'Ccy="CZK"') },
      { key: 'currency', currency: 'CZK' },
    ],
    [
      'has an entry of nothing',
      { ...one, closing: '0.00', entries: camtEntry('0.00', 'CRDT') },
      { key: 'zero', field: 'Ntry/Amt' },
    ],
    [
      'has ten thousand millions',
      { ...one, closing: '10000000000.00', entries: camtEntry('10000000000.00', 'CRDT') },
      { key: 'amount', line: 7 },
    ],
    [
      'has thousandths',
      { ...one, entries: camtEntry('5.001', 'CRDT') },
      { key: 'field', field: 'Ntry/Amt', value: '5.001' },
    ],
    [
      'has an entry of the day before it',
      { ...one, entries: camtEntry('5.00', 'CRDT').replace('11-23', '11-22') },
      { key: 'outside', line: 7, field: 'Ntry/BookgDt', value: formatDate('2026-11-22') },
    ],
    [
      'says another period than it is of',
      { ...one, entries: `${period('2026-11-24', '2026-11-30')}${one.entries}` },
      { key: 'outside', line: 7, from: formatDate('2026-11-24'), to: formatDate('2026-11-30') },
    ],
    [
      'ends before it begins',
      { ...one, entries: `${period('2026-11-24', '2026-11-23')}${one.entries}` },
      { key: 'field', line: 7, field: 'Stmt/FrToDt/ToDtTm', value: formatDate('2026-11-23') },
    ],
    [
      'has an account that is none',
      { ...one, iban: 'SK3112000000198742637542' },
      { key: 'field', field: 'Acct/Id/IBAN' },
    ],
  ])('that %s is refused', async (_name, file, problem) =>
    expect(await refused(camtStatement(file))).toMatchObject(problem),
  );
  it('that is cut off, of another kind or in other letters than it says is refused', async () => {
    const whole = camtStatement(one);
    expect(await refused(whole.slice(0, -60))).toMatchObject({ key: 'cutOff' });
    expect(await refused(whole.replace('camt.053.001.08', 'camt.054.001.08'))).toMatchObject({
      key: 'format',
    });
    expect(await refused(Buffer.from(whole.replace('S1', 'é'), 'latin1'))).toMatchObject({
      key: 'encoding',
    });
  });
});

const fioRow = (amount: string, vs = '', rest = '"19-2000145399";"Firma; s.r.o.";"0800"'): string =>
  `"25";"23.11.2026";"${amount}";"CZK";${rest};"Banka";"0308";"${vs}";"";"";"Platba";"Příjem";"";"";"";"";"9"`;
describe('a statement of Fio', () => {
  it('says what stands above its table and each line of it', async () => {
    const [statement] = await read(
      fioStatement([fioRow('1 500,03', '22'), fioRow('-50,00')], '2450,03'),
    );
    expect(statement).toMatchObject({
      format: 'FIO',
      account: 'CZ8127000000002102143052',
      opening: 100_000,
      closing: 245_003,
    });
    expect(statement?.entries).toMatchObject([
      {
        line: 14,
        amount: 150_003,
        counterAccount: 'CZ6508000000192000145399',
        counterName: 'Firma; s.r.o.',
        variableSymbol: '22',
        message: 'Platba',
        reference: '25',
      },
      { line: 15, amount: -5000 },
    ]);
  });
  it.each([
    [
      'does not add up',
      fioStatement([fioRow('1,00')], '5,00'),
      {
        key: 'balance',
        number: formatDate('2026-11-23'),
        reached: formatAmount(100_100),
        closing: '5,00',
      },
    ],
    [
      'is cut within a line',
      fioStatement([fioRow('1,00')], '1001,00').slice(0, -50),
      { key: 'cutOff' },
    ],
    [
      'has no amount',
      fioStatement([fioRow('abc')], '1000,00'),
      { key: 'field', line: 14, field: 'Objem', value: 'abc' },
    ],
    [
      'has a line of the day after it',
      fioStatement([fioRow('1,00').replace('23.11.2026', '24.11.2026')], '1001,00'),
      { key: 'outside', line: 14, field: 'Datum', value: formatDate('2026-11-24') },
    ],
    [
      'ends before it begins',
      fioStatement([], '1000,00').replace('dateEnd;"23', 'dateEnd;"21'),
      { key: 'field', line: 9, field: 'dateEnd', value: formatDate('2026-11-21') },
    ],
    [
      'mixes currencies',
      fioStatement([fioRow('1,00').replace('CZK', 'EUR')], '1001,00'),
      { key: 'currency', line: 14 },
    ],
    [
      'has an entry of nothing',
      fioStatement([fioRow('0,00')], '1000,00'),
      { key: 'zero', line: 14 },
    ],
  ])('that %s is refused', async (_name, file, problem) =>
    expect(await refused(file)).toMatchObject(problem),
  );
});

describe('a file that is no statement', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['a letter', 'Dobrý den, posílám výpis.', 'format'],
    ['a picture', '\u0089PNG\r\n', 'format'],
  ])('%s', async (_name, file, key) => expect(await refused(file)).toMatchObject({ key }));
});
