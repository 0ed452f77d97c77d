import type { CardView, FavoriteItem, Me } from '@cafeteria/contract';
import type { QueryKey } from '@tanstack/react-query';
import { deviceStore, forgetfulStore, tabStore } from './browser-store.ts';
import { cookieStore } from './cookie.ts';
import { type Shape, storedList, storedValue } from './stored-value.ts';

const hour = 3_600_000;
const day = 24 * hour;
const browser = () => deviceStore;
const tab = () => tabStore;
/** Keys of what belongs to the person. */
const personal = (name: string): string => `data:${name}`;

const isNumber: Shape<number> = (value) => typeof value === 'number';
const isText: Shape<string> = (value) => typeof value === 'string';
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Point = { readonly lat: number; readonly lng: number };
const isPoint: Shape<Point> = (value): value is Point =>
  isRecord(value) && isNumber(value.lat) && isNumber(value.lng);

/** A write of money somebody has begun: where to, what it says, and its key. */
type Intent = { readonly path: string; readonly says: string; readonly key: string };
const isIntent: Shape<Intent> = (value): value is Intent =>
  isRecord(value) && isText(value.path) && isText(value.says) && isText(value.key);

/** Who has asked for a new password, and where they were going. */
type Recovery = { readonly username: string; readonly redirect: string | null };
const isRecovery: Shape<Recovery> = (value): value is Recovery =>
  isRecord(value) && isText(value.username) && (value.redirect === null || isText(value.redirect));

type Kept = FavoriteItem & { readonly available: boolean; readonly tile: CardView | null };
/** Favourites changed just before the page was left: whose, what they were changed from, and to what. */
type HeldFavorites = {
  readonly person: string;
  readonly base: readonly FavoriteItem[];
  readonly items: readonly Kept[];
};
const areFavorites = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => isRecord(item) && isNumber(item.entityId));
const isHeld: Shape<HeldFavorites> = (value): value is HeldFavorites =>
  isRecord(value) && isText(value.person) && areFavorites(value.base) && areFavorites(value.items);

/** A place of administration somebody went to, with the name it had. */
type AdminPlace = { readonly href: string; readonly label: string; readonly group: string };
const isAdminPlace: Shape<AdminPlace> = (value): value is AdminPlace =>
  isRecord(value) && isText(value.href) && isText(value.label) && isText(value.group);

/** What a person last saw, for when there is no connection: whose, of which build, in which visit of the browser. */
type LastVisit = {
  readonly build: string;
  readonly visit: string;
  readonly me: Me;
  readonly answers: readonly (readonly [key: QueryKey, data: unknown, at: number])[];
};
const isLastVisit: Shape<LastVisit> = (value): value is LastVisit =>
  isRecord(value) &&
  isText(value.build) &&
  isText(value.visit) &&
  isRecord(value.me) &&
  Array.isArray(value.answers);

/** Everything of the person that the browser keeps; all of it goes when they do (specification, section 4). */
export const storedData = {
  recentSearches: storedList(browser, {
    key: personal('recent-searches'),
    shape: isText,
    lifetimeMs: 30 * day,
    maxItems: 6,
  }),
  /** Branch offices looked at on the map. */
  visitedPlaces: storedList(browser, {
    key: personal('visited-places'),
    shape: isNumber,
    lifetimeMs: day,
    maxItems: 200,
  }),
  adminPlaces: storedList(browser, {
    key: personal('admin-places'),
    shape: isAdminPlace,
    lifetimeMs: 30 * day,
    maxItems: 6,
  }),
  position: storedValue(tab, {
    key: personal('position'),
    shape: isPoint,
    lifetimeMs: 12 * hour,
  }),
  heldFavorites: storedValue(tab, {
    key: personal('held-favorites'),
    shape: isHeld,
    lifetimeMs: 60_000,
  }),
  /** The link of the mail opens in another tab, which goes on where this one was. */
  recovery: storedValue(browser, {
    key: personal('recovery'),
    shape: isRecovery,
    lifetimeMs: hour,
  }),
  lastVisit: storedValue(() => forgetfulStore, {
    key: personal('last-visit'),
    shape: isLastVisit,
    // no session lives longer
    lifetimeMs: 12 * hour,
  }),
  intent: storedValue(tab, {
    key: personal('intent'),
    shape: isIntent,
    lifetimeMs: 10 * 60_000,
  }),
  /** The announcement's revision that was dismissed; a cookie, so that the server leaves it out at once. */
  dismissedAnnouncement: storedValue(() => cookieStore, {
    key: 'announcement',
    shape: isNumber,
    lifetimeMs: 365 * day,
  }),
};

const listeners = new Set<() => void>();

/** For what is also held in memory: called whenever the stored data are cleared. */
export const onDataCleared = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Clears all stored data of the person: on every logout and unauthorised answer. */
export const clearStoredData = (): void => {
  for (const one of Object.values(storedData)) one.clear();
  for (const listener of listeners) listener();
};
