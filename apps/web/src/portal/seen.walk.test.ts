import { api, pageOf, type Route } from '@cafeteria/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const whole = 'its fields are drawn together, by what draws them everywhere (`Whole` of seen.ts)';
const ofMap = 'the map is moved by it; no words of it are drawn';
/** Views that no `everyFieldIsSeen` goes over, each with the reason. */
const without: Readonly<Record<string, string>> = {
  MediaRef: whole,
  Money: whole,
  PriceTag: 'the card of an offer goes over it (`price` of catalogue-card.test)',
  CategoryView: 'navigation, cards, the page and its filters each draw some of it',
  SubcategoryView: 'navigation, the page of its category and its filters each draw some of it',
  'PartnerView.subcategories': 'chips that lead to them, drawn as a list by partner-page.test',
  CardGroup: 'a title above cards',
  SearchGroup: 'a title above cards',
  Suggestion: 'drawn only once somebody types, as the journeys of the search do',
  PlaceSuggestion: 'drawn only once somebody types',
  PlacePartner: 'drawn only once somebody types',
  Place: ofMap,
  MapSummary: ofMap,
  MapNear: ofMap,
  MapPrices: 'each of its places has a price, as cards have',
  'MapPrices.places': 'each of its places has a price, as cards have',
  MapFiltersView: 'what can be chosen, which the filters of the map draw as controls',
  'MapFiltersView.categories': 'what can be chosen, which the filters of the map draw as controls',
  'MapFiltersView.categories.subcategories': 'as the categories they belong to',
  Config: 'how the installation is set up, read all over the web',
  Basemap: 'what the map is drawn of',
  'Basemap.attribution': 'links below the map',
};

/** A schema as JSON says it, as far as views are looked for in it. */
type Shape = {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly $defs?: Readonly<Record<string, Shape>>;
};
const shapeOf = (schema: z.ZodMiniType): Shape =>
  JSON.parse(JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' })));
const isView = ({ properties }: Shape): boolean => properties !== undefined;

/** The items of a list, also of one that may be missing. */
const itemsIn = ({ items, anyOf = [] }: Shape): readonly Shape[] => [
  ...(items ? [items] : []),
  ...anyOf.flatMap(itemsIn),
];
/**
 * What stands in a list without a name of its own: `PartnerView.subcategories`. A part that is there once belongs to
 * what it is a part of, whose test thinks of each of its fields (`parts`).
 */
const listedIn = ({ properties = {} }: Shape, name: string): readonly string[] =>
  Object.entries(properties).flatMap(([key, one]) =>
    itemsIn(one)
      .filter(isView)
      .flatMap((item) => [`${name}.${key}`, ...listedIn(item, `${name}.${key}`)]),
  );
// what a page of a list says of itself is said by all alike
const ofPages = Object.keys(shapeOf(pageOf(z.object({}))).properties ?? {});
const viewsOf = (schema: z.ZodMiniType, name: string): readonly string[] => {
  const { $defs = {}, ...shape } = shapeOf(schema);
  const named = Object.entries($defs).filter(([, one]) => isView(one));
  const own = listedIn(shape, name).filter(
    (view) => !ofPages.includes(view.split('.').at(-1) ?? ''),
  );
  return [...named.flatMap(([id, one]) => [id, ...listedIn(one, id)]), ...own];
};

/** What anybody is answered of the catalogue and of what is around it. */
const isOfReaders = ({ method, access, tags, binary }: Route): boolean =>
  method === 'GET' && access === 'public' && tags !== undefined && binary === undefined;
type Features = Readonly<Record<string, Readonly<Record<string, Route>>>>;
const viewsIn = (features: Features): readonly string[] => {
  const routes = Object.entries(features).flatMap(([feature, ofFeature]) =>
    Object.entries(ofFeature).map(([name, route]) => ({ name: `${feature}.${name}`, route })),
  );
  const views = routes
    .filter(({ route }) => isOfReaders(route))
    .flatMap(({ name, route }) => viewsOf(route.response, name));
  return [...new Set(views)].toSorted();
};

const tests = import.meta.glob<string>('./**/*.test.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const goneOver = Object.values(tests).flatMap((text) =>
  [...text.matchAll(/\beveryFieldIsSeen<([\w.]+)(?:\['(\w+)'\]\[number\])?>/g)].map(
    ([, view, list]) => (list ? `${view}.${list}` : view),
  ),
);
/** Views that neither a test goes over nor a reason excuses, and reasons that excuse nothing. */
const problemsOf = (views: readonly string[], tried: readonly unknown[]) => [
  ...views.filter((view) => !tried.includes(view) && !(view in without)),
  ...Object.keys(without).filter((view) => tried.includes(view) || !views.includes(view)),
];

test('a test goes over every field of what readers are answered, or it is said why none does', () =>
  expect(problemsOf(viewsIn(api), goneOver)).toEqual([]));
test('a view that is new, one whose test is gone and a reason nobody needs are named', () => {
  const Planted = z.object({ planted: z.array(z.object({ name: z.string() })) });
  const { get } = api.partner;
  const views = viewsIn({ ...api, planted: { get: { ...get, response: Planted } } });
  expect(problemsOf(views, goneOver)).toEqual(['planted.get.planted']);
  expect(problemsOf(viewsIn(api), [...goneOver, 'Config'])).toEqual(['Config']);
  const tried = goneOver.filter((view) => view !== 'MapBranchOfficeView');
  expect(problemsOf(viewsIn(api), tried)).toEqual(['MapBranchOfficeView']);
});
