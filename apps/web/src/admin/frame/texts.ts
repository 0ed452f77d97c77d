import type { AdminTexts, Params, Text } from '@cafeteria/i18n';
import { useTexts } from '../../shared/texts/index.ts';

/** A text of administration; a key that is not there does not compile. */
export type AdminText = Text<'admin'>;
/** Keys made at run time (`partner.field.name`): `defineResource` and resources.test.tsx prove that they exist. */
type RuntimeText = (key: string, params?: Params) => string;

export const useRuntimeText = (): RuntimeText => {
  const { t } = useTexts('admin');
  return t as unknown as RuntimeText;
};
export const useAdminText = (): AdminText => useRuntimeText();

/** A vocabulary of the contract with its words in `admin.json`. */
export type Vocabulary = keyof AdminTexts['enum'];
/** The words a vocabulary has texts for. */
export type Word<N extends Vocabulary> = keyof AdminTexts['enum'][N] & string;
type Group =
  | `enum.${Vocabulary}`
  | 'crop.name'
  | 'weekdayShort'
  | 'sortBy'
  | 'import.help'
  | 'grantImport.column'
  | 'import.placed'
  | 'userImport.column'
  | 'userImport.help'
  | 'grantImport.help'
  | 'usedElsewhereImport.column'
  | 'usedElsewhereImport.help';
/** The names of values: `useWords('enum.grade')('A')`. */
export const useWords = (group: Group): ((value: string) => string) => {
  const t = useRuntimeText();
  return (value) => t(`${group}.${value}`);
};

/** Labels of a resource's fields, columns and sections. */
export const useResourceTexts = (resource: { readonly name: string }) => {
  const t = useRuntimeText();
  const { i18n } = useTexts('admin');
  const exists = (key: string): boolean => i18n.exists(key, { ns: 'admin' });
  return {
    text: (key: string, params?: Params): string => t(`${resource.name}.${key}`, params),
    field: (key: string): string =>
      t(
        exists(`${resource.name}.field.${key}`) ? `${resource.name}.field.${key}` : `column.${key}`,
      ),
    hint: (key: string): string | undefined =>
      exists(`${resource.name}.hint.${key}`) ? t(`${resource.name}.hint.${key}`) : undefined,
    section: (key: string): string => t(`section.${key}`),
  };
};
