import type { I18n, Text, TextKeys } from '@cafeteria/i18n';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';

const TextsContext = createContext<I18n | null>(null);
/** Gives texts to what is drawn inside. */
export const TextsProvider = ({
  i18n,
  children,
}: {
  readonly i18n: I18n;
  readonly children: ReactNode;
}): ReactNode => <TextsContext value={i18n}>{children}</TextsContext>;

/** The texts of a namespace, drawn again when the language changes: `const { t } = useTexts('cafeteria')`. */
export const useTexts = <N extends keyof TextKeys = 'common'>(
  namespace?: N,
): { readonly t: Text<N>; readonly i18n: I18n } => {
  const i18n = use(TextsContext);
  if (!i18n) throw new Error('texts are used outside TextsProvider');
  const language = () => i18n.language;
  useSyncExternalStore(i18n.subscribe, language, language);
  return { t: i18n.textsOf(namespace ?? 'common'), i18n };
};
