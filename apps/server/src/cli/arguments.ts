import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

const textOf = (usage: string | readonly string[]): string =>
  `usage: ${[usage].flat().join('\n       ')}\n`;

/** That a command cannot do what was asked, with how it is used: for what only the command can tell. */
export const misused = (usage: string | readonly string[]): Error =>
  new Error(textOf(usage).trim());

/**
 * What stands behind a command, read before anything is done. Asked for help, the command says how it is used and ends;
 * where something stands there that it does not have, it says that too and ends with 1.
 */
export const readArguments = <const T extends ParseArgsOptionsConfig>(
  usage: string | readonly string[],
  options: T,
) => {
  const given = process.argv.slice(2);
  if (given.includes('--help') || given.includes('-h')) {
    process.stdout.write(textOf(usage));
    process.exit(0);
  }
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    const [says = ''] = (error instanceof Error ? error.message : String(error)).split(
      '. To specify',
    );
    process.stderr.write(`${says}\n${textOf(usage)}`);
    return process.exit(1);
  }
};
