/** The form does not wait longer: it can be filled by hand. */
const patienceMs = 3_000;

/** The JSON a public register answers; undefined when it does not know the thing. Throws when it is late or fails. */
export const askRegistry = async (url: string): Promise<unknown> => {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`the registry answered ${response.status}`);
  return response.json();
};
