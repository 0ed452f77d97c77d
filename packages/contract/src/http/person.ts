/**
 * A page belongs to the person it was made for (decision 0032). With every write it says whose it is; every answer that
 * may be personal says whose session it was given to.
 */
export const personHeader = 'X-Person';

/** How the header names somebody: by their id, or as nobody in particular. */
export const personOf = (user: { readonly id: number } | null | undefined): string =>
  user ? String(user.id) : nobody;
export const nobody = 'nobody';
