import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Resource } from './definition.ts';

/** The texts of administration under names made at run time (`partner.field.name`); `defineResource` and a test prove they exist. */
export type AdminText = (key: string, params?: Readonly<Record<string, unknown>>) => string;
export const useAdminText = (): AdminText => {
  const { t } = useTranslation('admin');
  return (key, params) => (t as unknown as TFunction)(key, { ns: 'admin', ...params });
};

/** Labels of a resource's fields, columns and sections. */
export const useResourceTexts = (resource: Resource) => {
  const { t: translate, i18n } = useTranslation('admin');
  const t = translate as unknown as TFunction;
  const exists = (key: string): boolean => i18n.exists(key, { ns: 'admin' });
  return {
    text: (key: string, params?: Readonly<Record<string, unknown>>): string => t(`${resource.name}.${key}`, { ns: 'admin', ...params }),
    field: (key: string): string => t(exists(`${resource.name}.field.${key}`) ? `${resource.name}.field.${key}` : `column.${key}`, { ns: 'admin' }),
    hint: (key: string): string | undefined => (exists(`${resource.name}.hint.${key}`) ? t(`${resource.name}.hint.${key}`, { ns: 'admin' }) : undefined),
    section: (key: string): string => t(`section.${key}`, { ns: 'admin' }),
  };
};
