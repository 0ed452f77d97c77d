/** The journey of money: who plays it in which country, with what sums, and what the payer sees of it. */
import { type BalanceOverview, currencyOfCountry, type Pot } from '@cafeteria/contract';
import { formatMoney, formatSum } from '@cafeteria/i18n';
import type { Browser, Page } from '@playwright/test';
import { servers } from './servers.ts';
import { call, countryOfProject, enter, expect, signIn, speak, textsOf } from './support.ts';

/** The payer, whom no other journey plays, and what pays books in the country. */
const countries = {
  Cz: {
    language: 'cs',
    minorUnits: 100,
    username: 'marketa.jelinkova@sklarny-javorice.example',
    regime: 'CZ_LEISURE',
  },
  Sk: {
    language: 'sk',
    minorUnits: 4,
    username: 'michaela.krajcirova@sklarne-javorina.example',
    regime: 'SK_NON_CASH',
  },
} as const;
/** In both countries: the payer, and somebody else in the same file. */
export const personalNumbers = ['10012', '10027'] as const;
/** What the journey moves, in crowns; a euro stands for twenty-five of them. */
const sums = {
  benefit: 1_000,
  taxed: 600,
  declined: 250,
  paid: 300,
  lost: 200,
  book: 320,
  bookReturned: 120,
  ownPart: 150,
  shoesReturned: 250,
} as const;

export const begin = async (page: Page, browser: Browser) => {
  const country = countryOfProject();
  const { language, minorUnits, username, regime } = countries[country];
  const currency = currencyOfCountry[country];
  const admin = await (await browser.newContext()).newPage();
  for (const context of [page.context(), admin.context()]) await speak(context, language);
  await enter(admin, 'admin');
  await signIn(page, { username, password: 'Demo.User.1' });
  return {
    page,
    admin,
    currency,
    regime,
    api: servers[country].api,
    t: textsOf(language),
    /** Minor units of a sum given in crowns. */
    of: (sum: keyof typeof sums): number => sums[sum] * minorUnits,
    show: (amount: number): string => formatMoney({ amount, currency }),
  };
};
export type Story = Awaited<ReturnType<typeof begin>>;

export const readOverview = ({ page }: Story): Promise<BalanceOverview> =>
  call(page, 'GET', '/api/user/balance-overview');
type Pots = Readonly<Record<Pot, number>>;
export const readPots = async (story: Story): Promise<Pots> => {
  const pots = { BENEFIT: 0, MEAL: 0, PRIVATE: 0 };
  for (const { kind, balance } of (await readOverview(story)).accounts) pots[kind] = balance.amount;
  return pots;
};
/** What the profile and the header say, after what has come and gone since. */
export const seePots = async (story: Story, before: Pots, change: Partial<Pots>): Promise<void> => {
  const { page, show } = story;
  const pots = {
    BENEFIT: before.BENEFIT + (change.BENEFIT ?? 0),
    MEAL: before.MEAL,
    PRIVATE: before.PRIVATE + (change.PRIVATE ?? 0),
  };
  expect(await readPots(story)).toEqual(pots);
  await page.goto('/profile/balance');
  for (const kind of ['BENEFIT', 'PRIVATE'] as const)
    await expect(
      page.getByTestId(`pot-${kind}`).getByText(show(pots[kind]), { exact: true }),
    ).toBeVisible();
  const total = pots.BENEFIT + pots.MEAL + pots.PRIVATE;
  await expect(page.getByTestId('header-balance')).toContainText(
    formatSum({ amount: total, currency: story.currency }),
  );
};
