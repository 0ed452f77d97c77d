// How much a first load may weigh (docs/performance.md), and what is over it.
export const kB = 1000;
export const budget = { scripts: 130 * kB, texts: 15 * kB, fonts: 45 * kB, style: 14 * kB };
/** Scripts a page may ask for at first, its texts with them: each has a way there and back. */
const mostFiles = 12;

/**
 * What is over the budget, by what was measured of the home and by the number of scripts of each page. Something that
 * has no measure, or measured nothing, is over it too: then the build is not the one this reads.
 */
export const overBudget = (measured, counts) => [
  ...Object.keys(budget).filter((name) => !(measured[name] > 0 && measured[name] <= budget[name])),
  ...counts.flatMap(([name, count]) => (count > mostFiles ? [`scripts of ${name}`] : [])),
];
