import type { ProviderProblem } from '@cafeteria/contract';
import * as oidc from 'openid-client';
import { InsideError, UnlistedError } from '../../../platform/fetch-outside.ts';
import { discover, fetchOf, type ProviderClient } from './provider.ts';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Why a provider did not describe itself. */
const discoveryProblem = (error: unknown): ProviderProblem => {
  // the library wraps what asking threw
  if (error instanceof Error && error.cause instanceof InsideError) return 'INSIDE';
  if (error instanceof Error && error.cause instanceof UnlistedError) return 'UNLISTED';
  const code = codeOf(error);
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return 'WRONG_ISSUER';
  if (typeof code === 'string' && code.startsWith('OAUTH_')) return 'NO_PROVIDER';
  return 'UNREACHABLE';
};

/** The keys that check what the provider signs. */
const hasKeys = async (
  provider: oidc.Configuration,
  ask: ReturnType<typeof fetchOf>,
): Promise<boolean> => {
  const { issuer, jwks_uri: href } = provider.serverMetadata();
  // what is signed is worth what its keys came by
  if (!href || (issuer.startsWith('https:') && !href.startsWith('https:'))) return false;
  const answer = await ask(href, { signal: AbortSignal.timeout(8_000), redirect: 'error' });
  const body: unknown = await answer.json();
  return (
    typeof body === 'object' &&
    body !== null &&
    'keys' in body &&
    Array.isArray(body.keys) &&
    body.keys.length > 0
  );
};

/** A code nobody gave: a provider that knows us says so of the code, another says it of us. */
const isClientKnown = async (
  provider: oidc.Configuration,
  redirectUri: string,
): Promise<boolean> => {
  try {
    await oidc.genericGrantRequest(provider, 'authorization_code', {
      code: 'connection-test',
      redirect_uri: redirectUri,
      code_verifier: oidc.randomPKCECodeVerifier(),
    });
    return true;
  } catch (error) {
    if (error instanceof oidc.WWWAuthenticateChallengeError) return false;
    return !(
      error instanceof oidc.ResponseBodyError &&
      ['invalid_client', 'unauthorized_client'].includes(error.error)
    );
  }
};

/** Tries whether people could be signed in, as far as that can be tried without one; null when they could. */
export const findProviderProblem = async (
  client: ProviderClient,
  redirectUri: string,
): Promise<ProviderProblem | null> => {
  const found = await discover(client).catch(discoveryProblem);
  if (typeof found === 'string') return found;
  const { authorization_endpoint, token_endpoint, response_types_supported } =
    found.serverMetadata();
  const isForCodes = response_types_supported?.includes('code') ?? true;
  if (!authorization_endpoint || !token_endpoint || !isForCodes) return 'NO_CODE_FLOW';
  if (!(await hasKeys(found, fetchOf(client)).catch(() => false))) return 'NO_KEYS';
  return (await isClientKnown(found, redirectUri)) ? null : 'CLIENT_REFUSED';
};
