/** Asks the third-party bot check whether a token is good. Unset secret: there is no bot check to pass. */
export const createBotCheck = (secret: string | undefined) => {
  if (!secret) return undefined;
  return async (token: string | undefined): Promise<boolean> => {
    if (!token) return false;
    const response = await fetch('https://www.google.com/recaptcha/api/siteverify', {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(4_000),
    }).catch(() => undefined);
    const answer: unknown = await response?.json();
    return (
      typeof answer === 'object' &&
      answer !== null &&
      'success' in answer &&
      answer.success === true
    );
  };
};
