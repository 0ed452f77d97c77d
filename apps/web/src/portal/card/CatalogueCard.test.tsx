import type { CardView } from '@cafeteria/contract';
import { createI18n } from '@cafeteria/i18n';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import cafeteria from '../../../../../packages/i18n/locales/cs/cafeteria.json';
import { type Services, ServicesContext } from '../../shared/services.ts';
import { TextsProvider } from '../../shared/texts/index.ts';
import { CatalogueCard } from './CatalogueCard.tsx';

let root: Root | undefined;
const host = document.body.appendChild(document.createElement('div'));
afterEach(() => root?.unmount());

const services: Services = Object.assign(Object.create(null), {
  api: { origin: '' },
  imageFormat: 'webp',
});
const drawn = async (card: CardView): Promise<string> => {
  root?.unmount();
  const i18n = createI18n('cs');
  i18n.addResourceBundle('cs', 'cafeteria', cafeteria);
  const routeTree = createRootRoute({ component: () => <CatalogueCard card={card} /> });
  root = createRoot(host);
  root.render(
    <ServicesContext value={services}>
      <TextsProvider i18n={i18n}>
        <RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />
      </TextsProvider>
    </ServicesContext>,
  );
  await expect.poll(() => host.textContent).toContain(card.title);
  return host.innerHTML;
};

const picture = (uuid: string) => ({ uuid, width: 1, height: 1, crops: {} });
const partner: CardView = {
  type: 'PARTNER',
  id: 1,
  route: 'kavarna-1',
  parentRoute: null,
  title: 'Kavárna',
  subtitle: 'Káva',
  logo: null,
  image: null,
  colour: null,
  badges: { sustainability: null, new: false },
  price: null,
  benefitTypes: [],
  online: false,
  distance: { mode: 'none', meters: null, address: null, branchOfficeId: null },
  categoryCode: null,
};
const offer: CardView = { ...partner, type: 'OFFER', parentRoute: 'kavarna-1', route: 'kava-1' };

/** For each field of a card another value that is seen, or why nobody sees it. */
const others: {
  readonly [K in keyof CardView]: { readonly is: CardView[K]; readonly of?: CardView } | string;
} = {
  type: { is: 'OFFER' },
  id: 'the route holds it',
  route: { is: 'pekarna-2' },
  parentRoute: { is: 'pekarna-2', of: offer },
  title: { is: 'Pekárna' },
  subtitle: { is: 'Chléb' },
  logo: { is: picture('a') },
  image: { is: picture('b') },
  colour: 'the tiles of categories are drawn elsewhere',
  badges: { is: { sustainability: null, new: true } },
  price: {
    is: { type: 'PRICE', amount: { amount: 100, currency: 'CZK' }, percent: null, original: null },
    of: offer,
  },
  benefitTypes: 'lists are filtered by them; the page of the partner says them',
  online: { is: true },
  distance: { is: { mode: 'distance', meters: 500, address: null, branchOfficeId: 1 } },
  categoryCode: { is: 'SPORT' },
};
const seen = Object.entries(others).flatMap(([field, other]) =>
  typeof other === 'string' ? [] : [{ field, is: other.is, of: other.of ?? partner }],
);

it.each(seen)('a card shows its $field', async ({ field, is, of }) => {
  const before = await drawn(of);
  expect(await drawn({ ...of, [field]: is })).not.toBe(before);
});
