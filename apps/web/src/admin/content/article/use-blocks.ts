import {
  type ArticleBlock,
  type Language,
  languages,
  picturesOfBlock,
  textsOfBlock,
} from '@cafeteria/contract';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAdminText, useSharedLanguage, type WidgetProps } from '../../frame/index.ts';
import { partOf, type PartProps } from './part.ts';
import { type Keyed, useKeys } from './use-keys.ts';

export type KeyedBlock = Keyed<ArticleBlock>;
type Removed = { readonly block: KeyedBlock; readonly at: number };

const formPath = (path: string): string => path.replaceAll(/\[(\d+)\]/g, '.$1');
/** The first language that has an error in a text of the block. */
const wrongLanguage = (block: ArticleBlock, { error }: PartProps) =>
  languages.find((language) =>
    textsOfBlock(block).some(({ path }) => error(`${formPath(path)}.${language}`)),
  );
const isWrong = (block: ArticleBlock, of: PartProps): boolean =>
  Boolean(of.error()) ||
  wrongLanguage(block, of) !== undefined ||
  [...textsOfBlock(block), ...picturesOfBlock(block)].some(({ path }) =>
    of.error(formPath(path)),
  ) ||
  (block.type === 'ZIG_ZAG' && block.rows.some((_, index) => of.error(`rows.${index}.link`)));

/**
 * Focuses the form of a block. A new one is drawn a little later, and that of a formatted text when
 * its editor has been loaded.
 */
const focusBlock = (list: RefObject<HTMLElement | null>, key: string, framesLeft = 60): void =>
  void requestAnimationFrame(() => {
    const form = list.current?.querySelector<HTMLElement>(`[data-block="${key}"]`);
    const first = form?.querySelector<HTMLElement>(
      'input:not([type=radio]), textarea, [contenteditable=true], select',
    );
    if (!first) return framesLeft > 0 ? focusBlock(list, key, framesLeft - 1) : undefined;
    form?.scrollIntoView({ block: 'center' });
    first.focus({ preventScroll: true });
  });

/** Which blocks are folded, and whether the blocks or their preview are shown where there is no room for both. */
const useView = () => {
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  return {
    view,
    setView,
    folded,
    fold: (key: string, isFolded: boolean): void =>
      setFolded(
        (before) => new Set([...before].filter((one) => one !== key).concat(isFolded ? [key] : [])),
      ),
    foldOnly: (keys: readonly string[]): void => setFolded(new Set(keys)),
  };
};

/** Switches the document to a language that has an error, after each attempt to save. */
const useWrongLanguage = (state: string, language: Language | undefined): void => {
  const shared = useSharedLanguage();
  const show = useEffectEvent(() => {
    if (shared && language) shared[1](language);
  });
  useEffect(() => show(), [state]);
};

/** The blocks of an article while they are edited: their order, what is folded, wrong or just removed. */
export const useBlocks = ({
  value,
  onChange,
  ...props
}: Pick<
  WidgetProps<ArticleBlock[]>,
  'value' | 'onChange' | 'name' | 'error' | 'attempts' | 'onBlur'
>) => {
  const text = useAdminText();
  const list = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const shown = useView();
  const { folded, foldOnly, setView } = shown;
  const [removed, setRemoved] = useState<Removed>();
  const [seen, setSeen] = useState('');
  const { keyed, change, insert, replace } = useKeys(value, onChange);
  const of = (index: number): PartProps => partOf(props, index);
  const indexOf = (key: string): number => keyed.findIndex((one) => one.key === key);

  const wrong = keyed.filter(({ item }, index) => isWrong(item, of(index)));
  const state = `${props.attempts} ${wrong.map(({ key }) => key).join()}`;
  // after each attempt to save, what is wrong is in sight
  if (state !== seen) {
    setSeen(state);
    if (wrong.length > 0) {
      setView('edit');
      foldOnly([...folded].filter((key) => !wrong.some((one) => one.key === key)));
    }
  }
  const [first] = wrong;
  useWrongLanguage(state, first && wrongLanguage(first.item, of(indexOf(first.key))));

  return {
    ...shown,
    list,
    undo,
    keyed,
    of,
    reorder: change,
    replace,
    removed: removed?.block.item.type,
    nameOf: ({ key, item }: KeyedBlock): string =>
      `${indexOf(key) + 1}. ${text(`block.${item.type}`)}`,
    isWrong: ({ key }: KeyedBlock): boolean => wrong.some((one) => one.key === key),
    add: (block: ArticleBlock): void => focusBlock(list, insert(block, keyed.length)),
    duplicate: (block: KeyedBlock): void =>
      focusBlock(list, insert(structuredClone(block.item), indexOf(block.key) + 1)),
    remove: (block: KeyedBlock): void => {
      setRemoved({ block, at: indexOf(block.key) });
      change(keyed.filter(({ key }) => key !== block.key));
      // what had the focus is gone: the way back is the next thing anyone may want
      requestAnimationFrame(() => undo.current?.focus({ preventScroll: true }));
    },
    restore: (): void => {
      if (!removed) return;
      insert(removed.block.item, Math.min(removed.at, keyed.length), removed.block.key);
      setRemoved(undefined);
      focusBlock(list, removed.block.key);
    },
  };
};
export type Blocks = ReturnType<typeof useBlocks>;
