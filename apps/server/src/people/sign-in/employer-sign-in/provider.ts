import * as oidc from 'openid-client';
import { fetchListed, fetchOutside } from '../../../platform/fetch-outside.ts';

/** What we are to a provider. */
export type ProviderClient = {
  readonly issuer: string;
  readonly oidcClientId: string;
  readonly secret: string | undefined;
  /** Whether it may be in the network the portal runs in. */
  readonly mayBeInside: boolean;
  /** Which hosts may be asked at all; none named is any. */
  readonly hosts: readonly string[];
};
/** How a provider is asked. */
export const fetchOf = ({
  mayBeInside,
  hosts,
}: Pick<ProviderClient, 'mayBeInside' | 'hosts'>): typeof fetchOutside =>
  fetchListed(hosts, mayBeInside ? fetch : fetchOutside);
const timeoutSeconds = 8;

/** Only a provider on this very machine may be asked without TLS: the check of the form, once more. */
const isPlain = (issuer: string): boolean => issuer.startsWith('http://');

/**
 * A provider as it describes itself. The signature of its tokens is checked although they come over TLS: what stands
 * between us and it need not be the provider.
 */
export const discover = ({
  issuer,
  oidcClientId,
  secret,
  ...reach
}: ProviderClient): Promise<oidc.Configuration> =>
  oidc.discovery(
    new URL(issuer),
    oidcClientId,
    secret,
    secret === undefined ? oidc.None() : undefined,
    {
      timeout: timeoutSeconds,
      [oidc.customFetch]: fetchOf(reach),
      execute: [
        oidc.enableNonRepudiationChecks,
        ...(isPlain(issuer) ? [oidc.allowInsecureRequests] : []),
      ],
    },
  );

/** What is kept between going to the provider and coming back. */
export type Secrets = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
};
export const newSecrets = (): Secrets => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
});

export const authorizationHref = async (
  provider: oidc.Configuration,
  { state, nonce, verifier }: Secrets,
  { redirectUri, scopes }: { readonly redirectUri: string; readonly scopes: string },
): Promise<string> =>
  oidc.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: scopes,
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;

export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** What the provider says of the person who came back; throws when anything does not fit what was sent with them. */
export const redeem = async (
  provider: oidc.Configuration,
  { state, nonce, verifier }: Secrets,
  currentUrl: URL,
): Promise<Claims> => {
  const tokens = await oidc.authorizationCodeGrant(provider, currentUrl, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('no ID token');
  const more = provider.serverMetadata().userinfo_endpoint
    ? await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub)
    : {};
  // what is signed wins
  return { ...more, ...claims };
};

/** Whether the person themself, or the provider for them, said no. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';
