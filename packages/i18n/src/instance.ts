import type { Language } from '@cafeteria/contract';
import { formatNumber } from './formats.ts';
import type { Params, Text, TextKeys } from './texts.ts';

/** A file of texts. */
export type TextFile = { readonly [key: string]: string | TextFile };
/** The texts of a file by their whole keys: `error.fetch`. */
type Texts = ReadonlyMap<string, string>;

const entriesOf = (file: TextFile, path = ''): [string, string][] =>
  Object.entries(file).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[path + key, text]] : entriesOf(text, `${path}${key}.`),
  );

const read = new WeakMap<TextFile, Texts>();
/** A file is read once, however many readers it has: the server renders each page with its own instance. */
const textsIn = (file: TextFile): Texts => {
  const texts = read.get(file) ?? new Map(entriesOf(file));
  read.set(file, texts);
  return texts;
};

/** What is a number without being a quantity stays as it is: 1998, not 1 998, in `year` and `foundedYear`. */
const noQuantity = /^(?:id|latitude|longitude|year)$|(?:Id|Year)$/;
/** Numbers in sentences look like those in tables. */
const shown = (name: string, value: unknown): string => {
  if (typeof value === 'number') return noQuantity.test(name) ? `${value}` : formatNumber(value);
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(',') : '';
};
const filled = (text: string, params: Readonly<Record<string, unknown>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    shown(name, Object.hasOwn(params, name) ? params[name] : undefined),
  );

type AnyText = (key: string, params?: Params) => string;
/** The texts of one reader: those loaded so far, in the language they are shown in now. */
export type I18n = {
  readonly language: Language;
  /** Tells a text of the first namespace, or of the one its key names: `common:error.fetch`. */
  t(key: TextKeys['common'], params?: Params): string;
  /** The same for another namespace; one function for each as long as the language stays. */
  textsOf<N extends keyof TextKeys>(namespace: N): Text<N>;
  exists(key: string, options: { readonly ns: string }): boolean;
  /** The namespaces there are in a language. */
  loaded(language: Language): readonly string[];
  addResourceBundle(language: Language, namespace: string, texts: TextFile): void;
  changeLanguage(language: Language): void;
  /** Calls back when the language has changed; answers how to stop that. */
  readonly subscribe: (onChange: () => void) => () => void;
};

const rulesOf = new Map<Language, Intl.PluralRules>();
/** Made once for each language: making them takes longer than a text does. */
const pluralsOf = (language: Language): Intl.PluralRules => {
  const rules = rulesOf.get(language) ?? new Intl.PluralRules(language);
  rulesOf.set(language, rules);
  return rules;
};

/** One instance for one reader; no fallback language, because completeness is checked at build time. */
export const createTexts = (first: Language, defaultNamespace: string): I18n => {
  const files = new Map<string, Texts>();
  const listeners = new Set<() => void>();
  const tellers = new Map<string, AnyText>();
  let language = first;

  const find = (namespace: string, key: string, count: unknown): string | undefined => {
    const texts = files.get(`${language} ${namespace}`);
    const plural =
      typeof count === 'number' && texts?.get(`${key}_${pluralsOf(language).select(count)}`);
    return plural || texts?.get(key);
  };
  const tellerOf =
    (namespace: string): AnyText =>
    (given, params = {}) => {
      const [, other, rest] = /^(\w+):(.*)$/s.exec(given) ?? [];
      const key = rest ?? given;
      const text = find(other ?? namespace, key, params.count);
      const { defaultValue } = params;
      return filled(text ?? (typeof defaultValue === 'string' ? defaultValue : key), params);
    };
  const textsOf = (namespace: string): AnyText => {
    const known = tellers.get(namespace) ?? tellerOf(namespace);
    tellers.set(namespace, known);
    return known;
  };

  return {
    get language() {
      return language;
    },
    t: (key, params) => textsOf(defaultNamespace)(key, params),
    textsOf,
    exists: (key, { ns }) => files.get(`${language} ${ns}`)?.has(key) ?? false,
    loaded: (of) =>
      [...files.keys()].flatMap((name) => (name.startsWith(`${of} `) ? [name.slice(3)] : [])),
    addResourceBundle: (of, namespace, texts) =>
      void files.set(`${of} ${namespace}`, textsIn(texts)),
    changeLanguage: (next) => {
      language = next;
      tellers.clear();
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
};
