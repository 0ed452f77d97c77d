import { servers } from './servers.ts';
import { enter, expect, test, textsOf } from './support.ts';

const t = textsOf('cs');
const text = (key: string): string => t('admin', key);

/** A statement of the demo's account: what came is of nobody, and each run sends another. */
const statementOf = (
  iban: string,
  reference: string,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>${reference}</Id>
<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>CZK</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp>
<Amt Ccy="CZK">0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2020-01-02</Dt></Dt></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp>
<Amt Ccy="CZK">12.34</Amt><CdtDbtInd>DBIT</CdtDbtInd><Dt><Dt>2020-01-02</Dt></Dt></Bal>
<Ntry><Amt Ccy="CZK">12.34</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2020-01-02</Dt></BookgDt>
<AcctSvcrRef>${reference}</AcctSvcrRef><AddtlNtryInf>Poplatek ${reference}</AddtlNtryInf></Ntry>
</Stmt></BkToCstmrStmt></Document>
`;

test('a statement is imported, and what waits is matched by a key and taken back by another', async ({
  page,
}) => {
  const reference = `E2E${Date.now()}`;
  await enter(page, 'accountant', '/admin/bank');
  const overview: unknown = await (
    await page.request.get(`${servers.Cz.api}/api/admin/bank`)
  ).json();
  const [, iban = ''] = /"iban":"(\w+)"/.exec(JSON.stringify(overview)) ?? [];
  const file = { name: 'vypis.xml', mimeType: 'text/xml' };
  const sent = { ...file, buffer: Buffer.from(statementOf(iban, reference)) };
  await page.locator('main input[type=file]').setInputFiles(sent);
  await expect(page.getByText('Výpis je nahraný')).toBeVisible();
  await page.locator('main input[type=file]').setInputFiles(sent);
  await expect(page.getByText(text('bank.known'))).toBeVisible();

  await page.goto('/admin/bank/open');
  // the oldest stands first, and has the focus
  const entry = page.locator('[data-entry]', { hasText: reference });
  await expect(entry).toBeFocused();
  const fee = page.getByRole('button', { name: text('bank.kind.FEE') });
  const digit = (await fee.locator('kbd').textContent()) ?? '';
  await page.keyboard.press(digit);
  await expect(entry).toHaveCount(0);
  await expect(page.locator('[data-entry]').first()).toBeFocused();
  await page.keyboard.press('u');
  await expect(entry).toBeVisible();
});

test('what the bank says of an entry is read whole at every width', async ({ page }) => {
  await enter(page, 'admin', '/admin/bank/entry');
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 860 });
    const messages = page.locator('tbody td[data-width=wide]');
    await expect(messages.first()).toBeVisible();
    const cut = await messages.evaluateAll((cells) =>
      cells.flatMap((cell) =>
        [...cell.querySelectorAll('*')]
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      ),
    );
    expect([width, cut]).toEqual([width, []]);
  }
});
