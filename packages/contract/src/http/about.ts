/** What of the catalogue an answer holds: when it changes, an answer kept as ready bytes is stale. */

/** A partner with its branch offices and offers; the partners of a category or subcategory, their order and cards. */
export type Subject = 'partner' | 'category' | 'subcategory';
/**
 * `partner :id` is the partner whose id the path or query says, `partner .partner.id` the one the answer says, and
 * `counts` how many partners there are in each of all categories.
 */
export type About = 'counts' | `${Subject} :${string}` | `${Subject} .${string}`;

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, key) => Object.entries(at ?? {}).find(([name]) => name === key)?.[1],
    value,
  );

const nameOf = (about: About, input: object, answer: object): string | undefined => {
  const [subject, reference] = about.split(' ');
  if (reference === undefined) return subject;
  const path = reference.slice(1).split('.');
  const id = valueAt(reference.startsWith(':') ? input : answer, path);
  return typeof id === 'number' ? `${subject} ${id}` : undefined;
};

/**
 * The names of what an answer is about, as `partner 12`; undefined where it may hold anything, which is so when a route
 * does not say, and when what it says leads nowhere in this answer.
 */
export const namesOf = (
  abouts: readonly About[] | undefined,
  input: object,
  answer: object,
): readonly string[] | undefined => {
  const names = abouts?.flatMap((about) => nameOf(about, input, answer) ?? []);
  return names?.length === abouts?.length ? names : undefined;
};
