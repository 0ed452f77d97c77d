/** What a page of the profile is given: the named parts of its path, and the query of the address. */
export type PageProps = {
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, unknown>>;
};
