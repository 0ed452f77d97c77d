import type { Deps } from '../../kernel/deps.ts';

type Signing = Pick<Deps, 'digest'>;
/** What a token is a signature of: one withdrawal, and nothing else that is ever signed. */
const signed = (id: number): string => `cancellation of withdrawal ${id}`;

/** What takes back one withdrawal, for whoever has its mail; good until the money is at the bank. */
export const cancelToken = ({ digest }: Signing, id: number): string =>
  `${id}.${digest.of(signed(id)).toString('base64url')}`;

/** Which withdrawal a token takes back; undefined when nobody signed it. */
export const readCancelToken = ({ digest }: Signing, token: string): number | undefined => {
  const [, id, signature] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  return digest.is(signed(Number(id)), Buffer.from(signature, 'base64url'))
    ? Number(id)
    : undefined;
};
