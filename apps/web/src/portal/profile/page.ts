/** What a page of the profile is given: the named parts of its path, and the query of the address. */
export type PageProps = {
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, unknown>>;
};

/** A named part is the number of a thing; anything else is no page. */
const isId = (part: string): boolean => /^[1-9]\d{0,15}$/.test(part);

/** The named parts of a path that fits a pattern: `deposit/:depositId` and `deposit/7`. */
export const matchPath = (pattern: string, path: string): PageProps['params'] | undefined => {
  const [wanted, given] = [pattern.split('/'), path.replace(/\/$/, '').split('/')];
  const fits =
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? isId(given[at] ?? '') : part === given[at]));
  return fits
    ? Object.fromEntries(
        wanted.flatMap((part, at) =>
          part.startsWith(':') ? [[part.slice(1), given[at] ?? '']] : [],
        ),
      )
    : undefined;
};
