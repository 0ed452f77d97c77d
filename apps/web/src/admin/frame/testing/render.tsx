import type { Language } from '@cafeteria/contract';
import { createI18n } from '@cafeteria/i18n';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import admin from '../../../../../../packages/i18n/locales/cs/admin.json';
import common from '../../../../../../packages/i18n/locales/cs/common.json';
import { TextsProvider } from '../../../shared/texts/index.ts';
import type { WidgetProps } from '../widget.ts';

const mounted = new Set<() => void>();
/** Puts an element on the page with Czech texts, for somebody who reads `language`. */
export const render = (element: ReactNode, language: Language = 'cs'): void => {
  const i18n = createI18n(language);
  i18n.addResourceBundle(language, 'admin', admin);
  i18n.addResourceBundle(language, 'common', common);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  mounted.add(() => {
    root.unmount();
    host.remove();
  });
  flushSync(() => root.render(<TextsProvider i18n={i18n}>{element}</TextsProvider>));
};
/** Takes everything away again: `afterEach(cleanUp)`. */
export const cleanUp = (): void => {
  for (const unmount of mounted) unmount();
  mounted.clear();
};

type HostProps<V> = {
  readonly initial: V;
  readonly label: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly attempts?: number;
  readonly onChange?: (value: V) => void;
  readonly children: (props: WidgetProps<V>) => ReactNode;
};
/** Holds the value of a widget under test as a form would; `errors` are texts by path, the field's own at ''. */
export const WidgetHost = <V,>({
  initial,
  label,
  errors = {},
  attempts = 0,
  onChange,
  children,
}: HostProps<V>) => {
  const [value, setValue] = useState(initial);
  const change = (next: V): void => {
    setValue(next);
    onChange?.(next);
  };
  return children({
    name: 'field',
    label,
    isRequired: false,
    value,
    onChange: change,
    onBlur: () => undefined,
    error: (path = '') => errors[path],
    attempts,
  });
};
