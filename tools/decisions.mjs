// What docs/decisions/ must hold to: every decision stands once, under a number of its own, in README.md.

const twice = (values) => values.filter((one, at) => values.indexOf(one) !== at);

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
  ];
};
