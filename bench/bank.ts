import { importStatements } from '../apps/server/src/money/bank-statement/index.ts';
import { startBenchServer } from './server.ts';
import { spend } from './spend.ts';

const entries = 20_000;
const rounds = 3;

/** A statement of strangers: each entry is looked at against everything that is expected, and waits for a person. */
const statementOf = (iban: string, nth: number): Buffer => {
  const amountOf = (at: number): number => 100_00 + ((at * 7_919) % 900_000);
  const sum = Array.from({ length: entries }, (_, at) => amountOf(at)).reduce((a, b) => a + b, 0);
  const money = (minor: number): string => (minor / 100).toFixed(2);
  const balance = (code: string, amount: number): string =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="CZK">${money(amount)}</Amt>` +
    `<CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-01-02</Dt></Dt></Bal>`;
  return Buffer.from(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>',
      `<Id>bench-${nth}</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>CZK</Ccy></Acct>`,
      balance('OPBD', 0),
      balance('CLBD', sum),
      ...Array.from(
        { length: entries },
        (_, at) =>
          `<Ntry><Amt Ccy="CZK">${money(amountOf(at))}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>` +
          `<BookgDt><Dt>2026-01-02</Dt></BookgDt><AcctSvcrRef>${nth}-${at}</AcctSvcrRef><NtryDtls><TxDtls>` +
          `<Refs><EndToEndId>/VS${10_000_000 + nth * entries + at}/SS/KS</EndToEndId></Refs>` +
          `<RmtInf><Ustrd>Platba ${at}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
      ),
      '</Stmt></BkToCstmrStmt></Document>',
    ].join('\n'),
  );
};

/** A statement of the bank with 20,000 entries, read, stored and matched, beside the same rows written bare. */
export const measureBank = async (): Promise<string[]> => {
  const { pool, db, close } = await startBenchServer(8_396);
  try {
    const found = await pool.query<{ iban: string }>('select min(iban) as iban from bank_account');
    const admins = await pool.query<{ id: number }>(
      `select min(id) as id from "user" where roles @> '{ROLE_ADMIN}'`,
    );
    const by = {
      user: { id: admins.rows[0]?.id ?? 0 },
      ip: '127.0.0.1',
      tell: () => Promise.resolve(),
    };
    const iban = found.rows[0]?.iban ?? '';
    await pool.query(
      'create table bench_entry (like bank_entry including defaults including indexes)',
    );
    const lines: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const content = statementOf(iban, round);
      const file = { name: 'bench.xml', content };
      const installation = { country: 'Cz', currency: 'CZK' } as const;
      const ours = await spend(() => importStatements(db, installation, file, by));
      const bare = await spend(() =>
        pool.query(
          `insert into bench_entry select * from bank_entry
           where statement_id = (select max(id) from bank_statement)`,
        ),
      );
      lines.push(
        `${(content.length / 1e6).toFixed(1)} MB, ${entries} entries: ${ours.ms.toFixed(0)} ms, ` +
          `${ours.more.toFixed(0)} MB more; the rows written bare ${bare.ms.toFixed(0)} ms`,
      );
    }
    return lines;
  } finally {
    await close();
  }
};
