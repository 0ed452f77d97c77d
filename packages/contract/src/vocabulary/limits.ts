/**
 * The business constants of the specification (section 9) and the contract's own limits. No schemas
 * here, because the web's first load uses them.
 */

/** Page sizes the portal offers (specification, section 9). */
export const pageSizes = [20, 40, 60] as const;
export const defaultPageSize = 20;
/** The most a list answers at once. */
export const maxPageSize = 100;
/** How many minor units (halíř, cent) make one unit: the shared currency subunit factor of the specification. */
export const currencySubunitFactor = 100;
/** Upload limits of the specification (section 9): files at once, bytes each, items in one gallery. */
export const uploadLimit = { files: 5, bytes: 1_048_576, gallery: 100 } as const;
/** The only widths `size` may ask for, so that nobody can fill the cache with derivatives. */
export const mediaSizes = [64, 128, 256, 384, 512, 768, 1024, 1536, 2048] as const;
/** How many spans of a trace a browser reports at once. */
export const spansAtOnce = 50;
/** Most favourites one user may keep. */
export const favoriteLimit = 200;
/** Most cards one promo row may hold. */
export const promoRowLimit = 20;
/** Most slides one place shows at a time, and how many a reader still looks at. */
export const slideLimit = { max: 10, advised: 5 } as const;
/** Most chips of categories over the map. */
export const quickCategoryLimit = 8;
/** Metadata of a log entry is cut to this many bytes of UTF-8 (specification, section 5: about 250 KB). */
export const clientLogMetadataLimit = 250_000;
/** Largest file an import takes, in bytes. */
export const importByteLimit = 5 * 1_048_576;
/** Length of a keyword (specification, section 9), and the pause after which typing becomes a search. */
export const searchLimits = { min: 3, max: 128, debounceMs: 600 } as const;
/** Most phones one person may have to pay with, and how long a registration waits for its owner and its app. */
export const deviceLimit = { max: 3, minutes: 15 } as const;
/** How long a code to pay with at a partner is good for. */
export const paymentCodeSeconds = 300;
