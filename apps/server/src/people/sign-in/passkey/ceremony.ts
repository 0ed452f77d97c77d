import type { NewPasskey, PasskeyAssertion } from '@cafeteria/contract';
import type { Deps } from '../../../kernel/deps.ts';
import { queueMessage } from '../../../messages/outbox/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { type ChallengeOwner, issueChallenge, takeChallenge } from './challenge.queries.ts';
import {
  countHeldPasskeys,
  findDescriptors,
  findNames,
  findPasskey,
  handleOf,
  insertPasskey,
  type StoredPasskey,
  usePasskey,
} from './passkey.queries.ts';

/** As many as one person may have. */
const maxPasskeys = 20;
/** EdDSA, ES256, RS256: what every authenticator knows; the library's newer ones are an experiment of Node's yet. */
const algorithms = [-8, -7, -257];
type Site = Pick<Deps, 'db' | 'config'>;
/** Brought by the first passkey: with its certificates and ASN.1 it takes 14 MB. */
const webauthn = () => import('@simplewebauthn/server');

/** The portal as authenticators know it. */
const siteOf = ({ config }: Site) => {
  const { hostname, origin } = new URL(config.webOrigin);
  return { id: hostname, origin };
};

/** The challenge an answer was made for; the signature over it is verified afterwards. */
const challengeIn = (clientDataJSON: string): string => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const isNamed = typeof data === 'object' && data !== null && 'challenge' in data;
    return isNamed ? String(data.challenge) : '';
  } catch {
    return '';
  }
};

/** What a passkey is made from: found by the browser without a name, and only by whom the device has recognised. */
export const creationOptions = async (deps: Site, userId: number, owner: ChallengeOwner) => {
  const { username, name } = await findNames(deps.db, userId);
  const known = await findDescriptors(deps.db, userId);
  if (known.length >= maxPasskeys) throw new AppError('passkey.error.tooMany');
  const { id } = siteOf(deps);
  const { generateRegistrationOptions } = await webauthn();
  const { authenticatorSelection, ...options } = await generateRegistrationOptions({
    rpName: id,
    rpID: id,
    userName: username,
    userDisplayName: name,
    userID: Uint8Array.from(await handleOf(deps.db, userId)),
    challenge: await issueChallenge(deps.db, owner),
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return {
    ...options,
    attestation: 'none' as const,
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: authenticatorSelection?.userVerification ?? ('required' as const),
    },
  };
};

/** What a passkey is asked to sign; without a user whichever there is. */
export const requestOptions = async (deps: Site, owner: ChallengeOwner, userId?: number) =>
  (await webauthn()).generateAuthenticationOptions({
    rpID: siteOf(deps).id,
    challenge: await issueChallenge(deps.db, owner),
    userVerification: 'required',
    ...(userId !== undefined && { allowCredentials: await findDescriptors(deps.db, userId) }),
  });

/** A new passkey that answers its challenge; `savePasskey` keeps it. */
export const verifyNewPasskey = async (
  deps: Site,
  owner: ChallengeOwner,
  { id, rawId, type, response }: NewPasskey,
) => {
  const challenge = challengeIn(response.clientDataJSON);
  if (!(await takeChallenge(deps.db, challenge, owner)))
    throw new AppError('passkey.error.expired');
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const site = siteOf(deps);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw new AppError('passkey.error.unknown');
  const { credential, credentialBackedUp } = registrationInfo;
  return { ...credential, transports, isBackedUp: credentialBackedUp };
};
type VerifiedPasskey = Awaited<ReturnType<typeof verifyNewPasskey>>;

/** Keeps a passkey and tells its owner by mail. Two made at once are counted one after the other. */
export const savePasskey = async (
  deps: Pick<Deps, 'jobs' | 'box'>,
  tx: Db,
  { userId, name, passkey }: { userId: number; name: string; passkey: VerifiedPasskey },
): Promise<void> => {
  const { id: credentialId, ...rest } = passkey;
  if ((await countHeldPasskeys(tx, userId)) >= maxPasskeys)
    throw new AppError('passkey.error.tooMany');
  if (!(await insertPasskey(tx, { ...rest, userId, name, credentialId })))
    throw new AppError('passkey.error.known');
  await queueMessage(deps, tx, { kind: 'PASSKEY_ADDED', userId, data: { name } });
};

/** A passkey without the name its authenticator answers with says nothing of whose it is. */
const isOfHandle = (
  { handle }: StoredPasskey,
  given: string | null | undefined,
  isNeeded: boolean,
): boolean => (given ? Buffer.from(given, 'base64url').equals(handle) : !isNeeded);

/**
 * Whose passkey has signed the challenge. Whatever is wrong with it (unknown, of another person or portal, answered
 * before, a counter that went back), the answer is the same.
 */
export const verifyAssertion = async (
  deps: Site,
  owner: ChallengeOwner,
  { id, rawId, type, response }: PasskeyAssertion,
  userId?: number,
): Promise<number> => {
  const challenge = challengeIn(response.clientDataJSON);
  if (!(await takeChallenge(deps.db, challenge, owner)))
    throw new AppError('passkey.error.expired');
  const passkey = await findPasskey(deps.db, id);
  const isTheirs =
    passkey &&
    isOfHandle(passkey, response.userHandle, userId === undefined) &&
    (userId === undefined || passkey.userId === userId);
  if (!isTheirs) throw new AppError('passkey.error.unknown');
  const site = siteOf(deps);
  const { clientDataJSON, authenticatorData, signature } = response;
  const { verifyAuthenticationResponse } = await webauthn();
  const verdict = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  const info = verdict?.verified ? verdict.authenticationInfo : undefined;
  const isUsed =
    info !== undefined &&
    (await usePasskey(deps.db, passkey.id, {
      counter: info.newCounter,
      isBackedUp: info.credentialBackedUp,
    }));
  if (!isUsed) throw new AppError('passkey.error.unknown');
  return passkey.userId;
};
