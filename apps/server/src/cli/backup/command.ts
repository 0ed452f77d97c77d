export const say = (line: string): void => void process.stdout.write(`${line}\n`);
export const secondsSince = (startedAt: number): string =>
  `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`;

/** Runs a command; what goes wrong is one line, and the exit code 1. */
export const command = async (main: () => Promise<void>): Promise<void> => {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
};
