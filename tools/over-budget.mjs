// How much a first load may weigh (docs/performance.md), and what is over it.
export const kB = 1000;
export const budget = { scripts: 130 * kB, texts: 15 * kB, fonts: 45 * kB, style: 14.5 * kB };
/** Scripts a page may ask for at first, its texts with them: each has a way there and back. */
const maxFiles = 12;
/**
 * Pages that may ask for more: nobody comes to them first, or to wait for a picture of the whole.
 * @type {Readonly<Record<string, number>>}
 */
const ofMore = {
  'favorite/Favorite': 13,
  'map/Map': 15,
  'profile/Profile': 34,
  'public/Cancellation': 15,
  'public/Document': 14,
  'public/Settlement': 15,
  'public/Text': 14,
  'public/account/Account': 19,
};

const screen = /^src\/portal\/(.+)Screen\.tsx$/;
/** The screens of readers in a build: a new one is held to the budget without being named anywhere. */
export const screensIn = (manifest) =>
  Object.keys(manifest).flatMap((key) => screen.exec(key)?.[1] ?? []);

/**
 * What is over the budget, by what was measured of the home and by the number of scripts of each page. Something that
 * has no measure, or measured nothing, is over it too: then the build is not the one this reads.
 */
export const overBudget = (measured, counts, more = ofMore) => [
  ...Object.keys(budget).filter((name) => !(measured[name] > 0 && measured[name] <= budget[name])),
  ...counts.flatMap(([name, count]) =>
    count > (more[name] ?? maxFiles) ? [`scripts of ${name}`] : [],
  ),
  ...Object.keys(more)
    .filter((name) => !counts.some(([known]) => known === name))
    .map((name) => `${name} may ask for more scripts, and the build has no such page`),
];
