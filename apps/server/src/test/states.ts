type Source = { readonly file: string; readonly text: string };
type States = { readonly table: string; readonly column: string; readonly states: string[] };

const list = /^"?(\w+)"? CHECK \(\((\w*(?:status|state)) = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/;
/** The lists of states among the rules of the database (`checks.txt`). */
const statesAmong = (checks: string): States[] =>
  checks.split('\n').flatMap((line) => {
    const [, table = '', column = '', values = ''] = list.exec(line) ?? [];
    const states = [...values.matchAll(/'(\w+)'/g)].map(([, state = '']) => state);
    return states.length === 0 ? [] : [{ table, column, states }];
  });

const isAbout = ({ text }: Source, table: string): boolean =>
  new RegExp(`\\b(?:from|join|update|into)\\s+"?${table}\\b|tableAs\\('${table}'`).test(text);

/**
 * Which states each file of SQL tells apart, below all there are of them. What says `status <> 'DRAFT'` means every
 * state that comes later, too, and no compiler sees it: of a new one the head of its list is another.
 */
export const listStates = (checks: string, sources: readonly Source[]): string =>
  statesAmong(checks)
    .map(({ table, column, states }) => {
      const files = sources
        .filter((source) => isAbout(source, table))
        .map(({ file, text }) => ({
          file,
          namedStates: states.filter((state) => text.includes(`'${state}'`)),
        }))
        .filter(({ namedStates }) => namedStates.length > 0)
        .map(({ file, namedStates }) => `  ${file}: ${namedStates.join(', ')}\n`);
      return `${table}.${column}: ${states.join(', ')}\n${files.toSorted().join('')}`;
    })
    .toSorted()
    .join('\n');
