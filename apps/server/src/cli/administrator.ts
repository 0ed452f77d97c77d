/**
 * npm run administrator -- <e-mail> --name "<first name> <family name>" [--language CZ|SK|EN]
 * The first administrator of an installation that has nobody yet: shows a link by which they set their password.
 */
import { UserForm, type UserLanguage } from '@cafeteria/contract';
import { userLanguageOf } from '@cafeteria/i18n';
import * as z from 'zod/mini';
import { readConfig, type ServerConfig } from '../config/index.ts';
import { unseenWriter } from '../kernel/changes/index.ts';
import { secretsOf } from '../keys.ts';
import { inviteFirstAdministrator } from '../people/intake/onboarding/index.ts';
import { misused, readArguments } from './arguments.ts';
import { command, openInstallation, say } from './backup/index.ts';

const usage =
  'npm run administrator -- <e-mail> --name "<first name> <family name>" [--language CZ|SK|EN]';
const { email, firstName, lastName, language } = UserForm.shape;
const Person = z.object({ email: email.def.innerType, firstName, lastName, language });

const readPerson = (ownLanguage: UserLanguage): z.output<typeof Person> => {
  const { positionals, values } = readArguments(usage, {
    name: { type: 'string', default: '' },
    language: { type: 'string', default: ownLanguage },
  });
  const [first = '', ...others] = values.name.trim().split(/\s+/);
  const given = Person.safeParse({
    email: positionals[0],
    firstName: first,
    lastName: others.join(' '),
    language: values.language,
  });
  if (!given.success) throw misused(usage);
  return given.data;
};

const invite = async (config: ServerConfig): Promise<void> => {
  const person = readPerson(userLanguageOf[config.primaryLanguage]);
  const { database, close } = await openInstallation(config);
  try {
    const { db } = database;
    const { digest } = await secretsOf(db, config);
    const { path, until } = await unseenWriter(db)((tx) =>
      inviteFirstAdministrator({ digest }, tx, person),
    );
    say(`${person.email} sets a password here, until ${until}:`);
    say(`${config.webOrigin}${path}`);
  } finally {
    await close();
  }
};

await command(() => invite(readConfig()));
