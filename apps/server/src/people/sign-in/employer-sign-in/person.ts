import type { EmployerProblem } from '@cafeteria/contract';
import { recordAudit } from '../../../kernel/audit/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Db } from '../../../platform/db/index.ts';
import { voidCodes } from '../code/index.ts';
import { bindIdentity, findIdentity, type Identity, touchIdentity } from '../identity/index.ts';
import {
  completeOnboarding,
  type EmployerUser,
  findEmployerUser,
  type KnownBy,
  lockEmployerUser,
} from '../../records/user/index.ts';
import type { Claims } from './provider.ts';
import type { Settings } from './settings.queries.ts';

/** Somebody who is not let in, and what they are told. */
export class Refusal extends Error {
  readonly problem: EmployerProblem;
  constructor(problem: EmployerProblem) {
    super(problem);
    this.problem = problem;
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 254
    ? value.trim()
    : typeof value === 'number'
      ? String(value)
      : undefined;

/** `xms_edov` is Entra's word for it: the owner of the address's domain has proved to be that. */
const isVerified = ({ email_verified: verified, xms_edov: owned }: Claims): boolean =>
  verified === true || owned === true || owned === 1 || owned === '1';

/** What the provider knows the person by; the first that it says is the one that counts. */
export const knownBy = (
  settings: Pick<Settings, 'directoryClaim' | 'personalNumberClaim' | 'emailClaim'>,
  claims: Claims,
): { by: KnownBy; value: string } | undefined => {
  const claimText = (claim: string | null): string | undefined =>
    claim === null ? undefined : textOf(claims[claim]);
  const email = isVerified(claims) ? claimText(settings.emailClaim) : undefined;
  const candidates = [
    { by: 'externalId', value: claimText(settings.directoryClaim) },
    { by: 'personalNumber', value: claimText(settings.personalNumberClaim) },
    { by: 'email', value: email },
  ] as const;
  for (const { by, value } of candidates) if (value !== undefined) return { by, value };
  return undefined;
};

/** Only who was invited and has no way in yet is bound: an account that is somebody's is never taken over. */
const awaitsFirstSignIn = (person: EmployerUser): boolean =>
  person.isOfEmployer && !person.hasPassword && person.onboarding !== 'COMPLETED';

const assertActive = ({ active, isClientActive }: EmployerUser): void => {
  if (!isClientActive || !active) throw new Refusal('inactive');
};
/** Somebody entered here is switched on by the first sign-in. */
const assertMayBegin = (person: EmployerUser): void =>
  assertActive({ ...person, active: person.active || person.isExpected });

const bind = async (
  tx: Db,
  { settings, claims, identity, ip }: Arrival & { readonly identity: Identity },
): Promise<number> => {
  const named = knownBy(settings, claims);
  const person = named && (await lockEmployerUser(tx, settings.clientId, named));
  if (!person || !awaitsFirstSignIn(person)) throw new Refusal('unknown');
  assertMayBegin(person);
  if (!(await bindIdentity(tx, person.id, identity))) throw new Refusal('unknown');
  await completeOnboarding(tx, person.id);
  await voidCodes(tx, [person.id]);
  await recordAudit(
    tx,
    { user: person, ip },
    {
      action: 'UPDATE',
      entity: 'user',
      entityId: person.id,
      before: { active: person.active },
      after: { active: true, employerAccount: identity.issuer },
    },
  );
  return person.id;
};

type Arrival = { readonly settings: Settings; readonly claims: Claims; readonly ip: string };
/** Whose account it is that came back from the provider; bound at its first sign-in. */
export const findPerson = async (
  { db, writeUnseen }: Pick<Deps, 'db' | 'writeUnseen'>,
  arrival: Arrival,
): Promise<number> => {
  const { settings, claims } = arrival;
  if (!settings.isClientActive) throw new Refusal('inactive');
  const { clientId, issuer } = settings;
  const identity = { clientId, issuer, subject: claims.sub };
  const knownId = await findIdentity(db, identity);
  if (knownId === undefined) return writeUnseen((tx) => bind(tx, { ...arrival, identity }));
  const person = await findEmployerUser(db, knownId);
  if (!person?.isOfEmployer || person.clientId !== clientId) throw new Refusal('unknown');
  assertActive(person);
  await touchIdentity(db, person.id);
  return person.id;
};
