import type { WidgetProps } from '../../frame/index.ts';

/** What a form of a part of a document needs of the whole. */
export type PartProps = Pick<WidgetProps<unknown>, 'name' | 'error' | 'attempts' | 'onBlur'>;

/** The same for a part inside: `partOf(props, 'rows', 0)`. */
export const partOf = (
  { name, error, ...rest }: PartProps,
  ...path: readonly (string | number)[]
): PartProps => {
  const inner = path.join('.');
  return {
    ...rest,
    name: path.reduce<string>(
      (whole, part) => (typeof part === 'number' ? `${whole}[${part}]` : `${whole}.${part}`),
      name,
    ),
    error: (sub) => error(sub ? `${inner}.${sub}` : inner),
  };
};
