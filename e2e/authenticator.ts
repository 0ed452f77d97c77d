import type { Page } from '@playwright/test';

/**
 * Chromium's own authenticator: it has a passkey when it was asked to make one, and its owner always agrees, also to
 * what the browser offers at the field of the name. So it offers nothing there, unless the journey is about that.
 */
export const addAuthenticator = async (
  page: Page,
  { isOffered = false }: { readonly isOffered?: boolean } = {},
): Promise<void> => {
  if (!isOffered)
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};
