// What docs/decisions/ must hold to: every decision stands once, under a number of its own, in README.md, in the order
// of numbers below each heading; what no longer holds stands below "History" and nowhere else.

const twice = (values) => values.filter((one, at) => values.indexOf(one) !== at);

/** The lists of README.md: their headings, and the files each leads to. */
const sectionsOf = (list) =>
  list.split(/^## /m).map((text) => ({
    heading: text.split('\n', 1)[0],
    files: [...text.matchAll(/^- \[\d{4}\]\(((?:history\/)?\d{4}-[^)#]+\.md)\)/gm)].map(
      ([, at]) => at,
    ),
  }));
const isSorted = (files) => files.every((file, at) => at === 0 || files[at - 1] < file);
const orderProblems = ({ heading, files }) => [
  ...files
    .filter((file) => file.startsWith('history/') !== (heading === 'History'))
    .map((file) => `${file} does not belong below "${heading}" of README.md`),
  ...(isSorted(files) ? [] : [`"${heading}" of README.md is not in the order of numbers`]),
];

/**
 * @param {{today: string[], history: string[], list: string}} decisions the names of the files that hold today and of
 *   those that no longer do, and the text of README.md
 */
export const decisionProblems = ({ today, history, list }) => {
  const linked = [...list.matchAll(/\]\(((?:history\/)?\d{4}-[^)#]+\.md)/g)].map(([, at]) => at);
  const there = new Set([...today, ...history.map((name) => `history/${name}`)]);
  return [
    ...twice([...today, ...history].map((name) => name.slice(0, 4))).map(
      (number) => `${number} is given twice`,
    ),
    ...today
      .filter((name) => !linked.includes(name))
      .map((name) => `${name} does not stand in README.md`),
    ...linked
      .filter((file) => !there.has(file))
      .map((file) => `README.md leads to ${file}, which is not there`),
    ...sectionsOf(list).flatMap(orderProblems),
  ];
};
