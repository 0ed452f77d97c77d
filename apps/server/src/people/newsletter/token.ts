import type { Deps } from '../../entity/deps.ts';

type Signing = Pick<Deps, 'digest'>;
const saying = (userId: number): string => `newsletter of user ${userId}`;

/** What ends the news of one person and does nothing else; good for as long as the mail that holds it is kept. */
export const newsletterToken = ({ digest }: Signing, userId: number): string =>
  `${userId}.${digest.of(saying(userId)).toString('base64url')}`;

/** Whose news a token ends; undefined when nobody signed it. */
export const userOfToken = ({ digest }: Signing, token: string): number | undefined => {
  const [, id, signature] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  const userId = Number(id);
  return digest.is(saying(userId), Buffer.from(signature, 'base64url')) ? userId : undefined;
};
