import type { Api, Transport } from '../../../shared/api/index.ts';

type Reply = Awaited<ReturnType<Transport>>;

/** Asks who sits there to show that it is still them; whether they did. */
export type Ask = () => Promise<boolean>;

const timeoutMs = 30_000;
const refusal = 'proof.error.needed';
/** Answers are read once: who looks into one gives on what was in it. */
const withText = ({ ok, status, headers }: Reply, body: string): Reply => ({
  ok,
  status,
  headers,
  text: () => Promise.resolve(body),
});

const pendingAsks = new WeakMap<Api, Set<Ask>>();
/**
 * Has whatever is refused for want of a fresh proof asked for it and sent again, as it was: no screen of administration
 * has to know which of its calls wants one. Where nobody can be asked, the refusal goes on to who called. Answers how
 * to stop asking.
 */
export const askForProofs = (api: Api, ask: Ask): (() => void) => {
  const known = pendingAsks.get(api);
  const asks = known ?? new Set<Ask>();
  asks.add(ask);
  if (!known) {
    pendingAsks.set(api, asks);
    api.wrap(between(asks));
  }
  return () => {
    asks.delete(ask);
  };
};

const between =
  (asks: ReadonlySet<Ask>) =>
  (carry: Transport): Transport =>
  async (url, init) => {
    const reply = await carry(url, init);
    const [ask] = asks;
    if (reply.status !== 422 || !ask) return reply;
    const body = await reply.text();
    if (!body.includes(`"${refusal}"`) || !(await ask())) return withText(reply, body);
    // the time the first attempt had went by while somebody typed
    return carry(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  };
