// npm run advisories: whether a library the product runs on has a known weakness, as the registry npm is set to knows.
// Ends with 0 when none has, 1 when some have, 2 when nobody could say.
import { ensureInstalled } from './install.mjs';
import { main, run } from './node.mjs';

const args = ['audit', '--omit=dev', '--package-lock-only', '--json'];
const askNpm = () =>
  process.env.npm_execpath
    ? run(process.execPath, [process.env.npm_execpath, ...args], { quiet: true })
    : run('npm', args, { quiet: true });

/** What npm says in JSON; beside it stand lines of its own, before or after. */
const answerIn = (text) => {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
};
/** One line for each weakness of a library itself; of those that only need it npm says the library's name. */
const linesOf = ({ name, via, fixAvailable }) =>
  via
    .filter((one) => typeof one === 'object')
    .map(
      ({ severity, title, url, range }) =>
        `${severity}: ${name} ${range}: ${title} (${url})` +
        (fixAvailable === false ? ', not mended yet' : ', mended in a newer version'),
    );

await main(async () => {
  await ensureInstalled();
  const { text } = await askNpm();
  const { vulnerabilities } = answerIn(text) ?? {};
  if (vulnerabilities === undefined) {
    const why = text.split('\n').find((line) => /"message"|npm error/.test(line)) ?? text;
    console.error(`Not known: the registry did not say.\n${why.trim()}`);
    process.exit(2);
  }
  const lines = Object.values(vulnerabilities).flatMap(linesOf);
  if (lines.length === 0) {
    console.log('No library the product runs on has a weakness the registry knows.');
    return;
  }
  console.log(lines.join('\n'));
  process.exit(1);
});
