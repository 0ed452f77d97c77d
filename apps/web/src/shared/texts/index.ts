import type { I18n, Text, TextKeys } from '@cafeteria/i18n';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';

type UseTexts = <N extends keyof TextKeys = 'common'>(
  namespace?: N,
) => { readonly t: Text<N>; readonly i18n: I18n };
/** The texts of a namespace: `const { t } = useTexts('cafeteria')`. It is `useTranslation` with types of our own. */
export const useTexts = useTranslation as unknown as UseTexts;

type Provider = (props: { readonly i18n: I18n; readonly children: ReactNode }) => ReactNode;
export const TextsProvider = I18nextProvider as unknown as Provider;
