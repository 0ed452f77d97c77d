/**
 * The app of a phone on the command line (docs/device-api.md):
 * npm run device-app [-- register|status|commit|sign|pay] [--state phone.json] [--api address]
 */
import { MobileDeviceOs } from '@cafeteria/contract';
import { renderUnicodeCompact } from 'uqr';
import * as z from 'zod/mini';
import { RefusedError } from '../answer.ts';
import { misused, readArguments } from '../arguments.ts';
import { createPhone, signCommit } from './phone.ts';
import { type KeyKind, newState, readState, type State, writeState } from './state.ts';

const usage = [
  'npm run device-app                      registers, waits for its owner, commits',
  'npm run device-app -- register          makes a key, registers, prints where the owner confirms the phone',
  'npm run device-app -- status            how the registration stands',
  'npm run device-app -- sign [challenge]  the signature that commits it; the challenge is asked for',
  'npm run device-app -- commit            signs and commits',
  'npm run device-app -- pay               a code to pay with at a partner',
  '--state phone.json (key and token), --api http://localhost:8080 (or API_URL), --key ed25519|p256',
  '--model "Pixel 8" --os ANDROID|IOS --os-version 14 --app-version 1.0.0',
];
const { values, positionals } = readArguments(usage, {
  api: { type: 'string', default: 'http://localhost:8080' },
  state: { type: 'string', default: 'phone.json' },
  key: { type: 'string', default: 'ed25519' },
  model: { type: 'string', default: 'Pixel 8' },
  os: { type: 'string', default: 'ANDROID' },
  'os-version': { type: 'string', default: '14' },
  'app-version': { type: 'string', default: '1.0.0' },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { api, state: file } = values;
const phoneOf = ({ privateKey }: State) => createPhone(api, privateKey);
const registered = async (): Promise<State & { registrationId: string }> => {
  const state = await readState(file);
  const { registrationId } = state;
  if (registrationId === undefined) throw new Error('not registered yet');
  return { ...state, registrationId };
};
const keyKind = (): KeyKind => {
  if (values.key === 'ed25519' || values.key === 'p256') return values.key;
  throw misused(usage);
};

const register = async (): Promise<void> => {
  const state = newState(keyKind());
  const { registrationId, activationUrl, expiresAt } = await phoneOf(state).register({
    os: z.parse(MobileDeviceOs, values.os),
    model: values.model,
    osVersion: values['os-version'],
    appVersion: values['app-version'],
  });
  await writeState(file, { ...state, registrationId });
  say(renderUnicodeCompact(activationUrl));
  say(`Registration ${registrationId}, until ${expiresAt}`);
  say(`Confirm it in the portal: ${activationUrl}`);
};
const status = async (): Promise<void> => {
  const state = await registered();
  say(JSON.stringify(await phoneOf(state).status(state.registrationId)));
};
/** The challenge of a registration its owner has confirmed. */
const challengeOf = async (state: State & { registrationId: string }): Promise<string> => {
  const { status: word, challenge } = await phoneOf(state).status(state.registrationId);
  if (challenge === null) throw new Error(`nothing to sign: ${word}`);
  return challenge;
};
const sign = async ([given]: readonly string[]): Promise<void> => {
  const state = await registered();
  const challenge = given ?? (await challengeOf(state));
  say(signCommit(state.privateKey, state.registrationId, challenge));
};
const commit = async (): Promise<void> => {
  const state = await registered();
  const { registrationId } = state;
  const done = await phoneOf(state).commit(registrationId, await challengeOf(state));
  await writeState(file, { ...state, deviceToken: done.deviceToken });
  say(done.status);
};
const pay = async (): Promise<void> => {
  const state = await registered();
  if (state.deviceToken === undefined) throw new Error('not committed yet');
  const { code, expiresAt } = await phoneOf(state).payCode(state.deviceToken);
  say(renderUnicodeCompact(code));
  say(`${code}, until ${expiresAt}`);
};
const all = async (): Promise<void> => {
  await register();
  const state = await registered();
  say('Waiting for the owner…');
  await phoneOf(state).waitForOwner(state.registrationId);
  await commit();
};

const steps: Readonly<Record<string, (rest: readonly string[]) => Promise<void>>> = {
  '': all,
  register,
  status,
  sign,
  commit,
  pay,
};
const main = async ([step = '', ...rest]: readonly string[]): Promise<void> => {
  const work = steps[step];
  if (!work) throw misused(usage);
  await work(rest);
};

await main(positionals).catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof RefusedError ? 'Refused: ' : ''}${message}\n`);
  process.exitCode = 1;
});
