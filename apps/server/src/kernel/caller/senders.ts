import { fastifyCookie } from '@fastify/cookie';
import { type RoleRules, roleRules } from '@cafeteria/contract';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../platform/at-most.ts';
import { sharerKey } from './caller.ts';
import { type CookieSettings, findCookie, sessionCookie } from './cookie.ts';
import { hashOf } from './csrf.ts';
import type { SessionMemory } from './session-memory.ts';
import type { SessionRow } from './session.queries.ts';
import { createUserReader, isHeldBy } from './session-row.ts';

/** Headers that were read already: a browser sends the same with every request. */
const maxHeaders = 20_000;
const longestHeader = 1_024;
type SenderKey = { readonly key: string; readonly isPlain: boolean };
const nobodysKey: SenderKey = { key: '', isPlain: false };
/**
 * The key of the session a cookie header names; '' of none. The header is read by the framework's own parser: anyone
 * who it took for another than `find` does would get, or spoil, what is another's.
 */
const createKeyReader = (settings: CookieSettings): ((header: string | undefined) => SenderKey) => {
  const known = new LRUCache<string, SenderKey>(atMost(maxHeaders));
  const read = (header: string): SenderKey => {
    const found = findCookie(fastifyCookie.parse(header), sessionCookie, settings);
    return found ? { ...found, key: hashOf(found.value).toString('base64') } : nobodysKey;
  };
  return (header) => {
    if (!header?.includes(sessionCookie)) return nobodysKey;
    const kept = known.get(header);
    if (kept !== undefined) return kept;
    const key = read(header);
    if (header.length <= longestHeader) known.set(header, key);
    return key;
  };
};

/** Who sends a request, as far as that is known without asking the database. */
export const createSenders = (
  memory: SessionMemory,
  settings: CookieSettings,
  rules: RoleRules = roleRules,
) => {
  const userOf = createUserReader(rules);
  const keyOf = createKeyReader(settings);
  /** A known session; one that does not stand for the name its cookie has is left to who looks it up. */
  const rowOf = ({ key, isPlain }: SenderKey): SessionRow | undefined => {
    const row = memory.peek(key);
    return row && isHeldBy(row, isPlain) ? row : undefined;
  };
  return {
    /**
     * …as far as answers are shared: '' for who is not signed in, the name of the audience of a known session,
     * undefined when that has to be looked up.
     */
    sharerOf: (header: string | undefined): string | undefined => {
      const sender = keyOf(header);
      if (sender.key === '') return '';
      const row = rowOf(sender);
      return row && sharerKey(userOf(row));
    },
    /** …by person; undefined when nobody is signed in, or that has to be looked up. */
    ownerOf: (header: string | undefined): string | undefined => {
      const row = rowOf(keyOf(header));
      return row && String(row.user_id);
    },
  };
};
