/**
 * Looks at the installation and says what to do: npm run doctor [-- --json]
 * Exit code 0 (all is well), 1 (something should be looked at) or 2 (something is broken).
 */
import { ownEnvironment } from '../../config/index.ts';
import { readArguments } from '../arguments.ts';
import { command, say } from '../backup/index.ts';
import { examine, type Examined, exitCodeOf } from './examine.ts';

const signs = { ok: '✓', skip: '·', warn: '!', fail: '✗' } as const;
const lineOf = ({ status, name, says, todo }: Examined): string =>
  [`${signs[status]} ${name}: ${says}`, ...(todo ? [`    → ${todo}`] : [])].join('\n');

await command(async () => {
  const { values } = readArguments('npm run doctor [-- --json]', {
    json: { type: 'boolean', default: false },
  });
  const examined = await examine(ownEnvironment());
  const code = exitCodeOf(examined);
  if (values.json) say(JSON.stringify({ code, checks: examined }, null, 2));
  else {
    for (const one of examined) say(lineOf(one));
    say(['All is well.', 'Something should be looked at.', 'Something is broken.'][code] ?? '');
  }
  process.exitCode = code;
});
