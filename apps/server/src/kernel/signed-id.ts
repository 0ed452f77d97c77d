import type { Digest } from '../platform/digest.ts';

type Signing = { readonly digest: Digest };
/**
 * Tokens in links that are a record's id and the installation's signature of it, each good for one purpose alone and
 * for as long as the purpose allows it.
 * @param wordsOf what is signed: words that no other purpose signs
 */
export const signedId = (wordsOf: (id: number) => string) => ({
  of: ({ digest }: Signing, id: number): string =>
    `${id}.${digest.of(wordsOf(id)).toString('base64url')}`,
  /** Whose token it is; undefined when nobody signed it. */
  read: ({ digest }: Signing, token: string): number | undefined => {
    const [, digits, signature] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
    if (digits === undefined || signature === undefined) return undefined;
    const id = Number(digits);
    return digest.is(wordsOf(id), Buffer.from(signature, 'base64url')) ? id : undefined;
  },
});
