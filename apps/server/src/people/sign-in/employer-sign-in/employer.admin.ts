import { randomBytes } from 'node:crypto';
import type {
  employerSignInAdminRoutes,
  EmployerSignInForm,
  EmployerSignInRecord,
} from '@cafeteria/contract';
import { changesOf, recordAudit } from '../../../kernel/audit/index.ts';
import { deleteSessionsNotBy, type Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError, found, invalidFields } from '../../../platform/http/index.ts';
import { getClientName, lockClient } from '../../records/client/index.ts';
import { countIdentities, forgetIdentitiesOfClient } from '../identity/index.ts';
import { reopenOnboarding } from '../../records/user/index.ts';
import { findProviderProblem } from './provider-test.ts';
import { providerClientOf } from './providers.ts';
import { callbackAddress } from './flow.ts';
import { findSettings, saveSettings, type Settings } from './settings.queries.ts';

const audited = [
  'enabled',
  'issuer',
  'oidcClientId',
  'scopes',
  'directoryClaim',
  'personalNumberClaim',
  'emailClaim',
  'isOnly',
  'hasOwnReturn',
] as const;
const untouched = {
  enabled: false,
  issuer: '',
  oidcClientId: '',
  scopes: 'openid profile email',
  directoryClaim: null,
  personalNumberClaim: null,
  emailClaim: 'email',
  isOnly: false,
  hasOwnReturn: true,
  version: 0,
} as const;

const readRecord = async (
  { config, db }: Pick<Deps, 'config' | 'db'>,
  clientId: number,
): Promise<EmployerSignInRecord> => {
  await getClientName(db, clientId);
  const settings = await findSettings(db, clientId);
  const { hasOwnReturn } = settings ?? untouched;
  return {
    ...(settings ?? untouched),
    hasSecret: (settings?.secret ?? null) !== null,
    redirectUri: callbackAddress(config, { clientId, hasOwnReturn: true }),
    commonRedirectUri: hasOwnReturn
      ? null
      : callbackAddress(config, { clientId, hasOwnReturn: false }),
    loginHref: settings ? `${config.webOrigin}/login?employer=${settings.key}` : null,
    linkedCount: await countIdentities(db, clientId),
  };
};

/** Another provider, or another client of it, calls people otherwise: what was bound is worth nothing. */
const isOtherProvider = (before: Settings, form: EmployerSignInForm): boolean =>
  before.issuer !== form.issuer || before.oidcClientId !== form.oidcClientId;

/** A secret that is not sent stays, unless it would be given to another provider. */
const sealedSecret = (
  { box }: Pick<Deps, 'box'>,
  form: EmployerSignInForm,
  before: Settings | undefined,
): Buffer | null => {
  if (form.secret) return box.seal(form.secret);
  return before && before.issuer === form.issuer ? before.secret : null;
};

/** A page that knows of no address of return leaves it as it is. */
const completed = (
  form: EmployerSignInForm,
  { hasOwnReturn }: Pick<Settings, 'hasOwnReturn'>,
): EmployerSignInForm & Pick<Settings, 'hasOwnReturn'> => ({
  ...form,
  hasOwnReturn: form.hasOwnReturn ?? hasOwnReturn,
});

/** What was of what the audit tells. */
const knownOf = (before: Settings | undefined) =>
  Object.fromEntries(audited.map((field) => [field, before?.[field] ?? null]));

const save = async (
  tx: Db,
  deps: Pick<Deps, 'box'>,
  {
    clientId,
    form: given,
    byUserId,
  }: { clientId: number; form: EmployerSignInForm; byUserId: number },
) => {
  if (!(await lockClient(tx, clientId))) found(undefined);
  const before = await findSettings(tx, clientId);
  const form = completed(given, before ?? untouched);
  const isSaved =
    (before ?? untouched).version === form.version &&
    (await saveSettings(tx, {
      ...form,
      clientId,
      key: before?.key ?? randomBytes(9).toString('base64url'),
      secret: sealedSecret(deps, form, before),
      byUserId,
    }));
  if (!isSaved) throw new AppError('common.error.concurrentModification');
  if (before && isOtherProvider(before, form))
    await reopenOnboarding(tx, await forgetIdentitiesOfClient(tx, clientId));
  // whom the employer alone lets in is not to stay by a password
  if (form.enabled && form.isOnly) await deleteSessionsNotBy(tx, clientId, 'EMPLOYER');
  return changesOf(
    { ...knownOf(before), secret: false },
    { ...form, secret: Boolean(form.secret) },
    [...audited, 'secret'],
  );
};

/** Sign-in with the employer's accounts, as administrators set it up. */
export const employerSignInAdminHandlers = (
  deps: Deps,
): Handlers<typeof employerSignInAdminRoutes> => ({
  get: ({ clientId }) => readRecord(deps, clientId),
  save: async ({ clientId, body: form }, caller) => {
    if (form.issuer.startsWith('http:') && !deps.config.isLocal)
      throw invalidFields([{ field: 'issuer', messageKey: 'validation.issuer' }]);
    await deps.writeUnseen(async (tx) => {
      const changes = await save(tx, deps, { clientId, form, byUserId: caller.user.id });
      if (changes)
        await recordAudit(tx, caller, {
          action: 'UPDATE',
          entity: 'client',
          entityId: clientId,
          before: { employerSignIn: changes.before },
          after: { employerSignIn: changes.after },
        });
    });
    return readRecord(deps, clientId);
  },
  test: async ({ clientId }) => {
    const settings = found(await findSettings(deps.db, clientId));
    const client = providerClientOf(deps, settings);
    return { problem: await findProviderProblem(client, callbackAddress(deps.config, settings)) };
  },
});
