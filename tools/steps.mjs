const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Runs steps `{name, run: () => Promise<{code, text}>}`, at most `width` at once. Prints a line
 * with the time of each, and the output of those that fail.
 */
export const runSteps = async (steps, width = 2) => {
  const waiting = [...steps];
  const results = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const start = performance.now();
      const { code, text } = await step.run();
      const ms = performance.now() - start;
      console.log(`${code === 0 ? '✓' : '✗'} ${step.name} ${seconds(ms)}`);
      if (code !== 0) console.log(text.trimEnd());
      results.push({ name: step.name, ok: code === 0, ms });
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
};

/** One line per step, for the end of a long run. */
export const summary = (results) =>
  results
    .map(({ name, ok, ms }) => `${ok ? '✓' : '✗'} ${name.padEnd(28)} ${seconds(ms)}`)
    .join('\n');

const listed = (title, names) =>
  names.length === 0 ? [] : [title, ...names.map((one) => `  ${one}`), ''];

/** What is red in a long run, and which journeys needed a second try, all in one place. */
export const failures = (results) => [
  ...results.flatMap(({ name, failed }) => listed(`✗ ${name}:`, failed)),
  ...listed(
    'Came through at the second try only; find out why:',
    results.flatMap(({ flaky }) => flaky),
  ),
];
