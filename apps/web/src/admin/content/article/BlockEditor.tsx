import {
  type ArticleBlock,
  articleLimit,
  languages,
  missingLanguagesOfBlock,
  picturesOfBlock,
  resolveText,
  textsOfBlock,
} from '@cafeteria/contract';
import {
  Badge,
  Banner,
  Button,
  Field,
  Icon,
  IconButton,
  Menu,
  MenuItem,
  SegmentedControl,
  SortableList,
} from '@cafeteria/ui';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import {
  useAdminText,
  useSharedLanguage,
  useSortTexts,
  type WidgetProps,
} from '../../frame/index.ts';
import { usePrimaryLanguage } from '../../../shared/services.ts';
import { BlockForm } from './BlockForm.tsx';
import styles from './Blocks.module.css';
import { blockKinds } from './new-block.ts';
import { partOf, type PartProps } from './part.ts';
import { type Keyed, useKeys } from './use-keys.ts';

type Removed = { readonly block: Keyed<ArticleBlock>; readonly at: number };
type Props = WidgetProps<ArticleBlock[]> & {
  /** The blocks as readers will see them. */
  readonly preview: ReactNode;
};

const formPath = (path: string): string => path.replaceAll(/\[(\d+)\]/g, '.$1');
/** The first wrong text of a block that is not wrong in the language that is shown, by its language. */
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

const signOf = (type: ArticleBlock['type']) =>
  blockKinds.find((kind) => kind.type === type)?.icon ?? 'file';

/** The blocks of an article: forms in a list, moved by dragging, keyboard or buttons, beside what readers will see. */
export const BlockEditor = ({
  label,
  isLabelHidden,
  description,
  value,
  onChange,
  preview,
  ...props
}: Props) => {
  const text = useAdminText();
  const primary = usePrimaryLanguage();
  const sortTexts = useSortTexts();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<Removed>();
  const [seen, setSeen] = useState('');
  const shared = useSharedLanguage();
  const { keyed, change, insert, replace } = useKeys(value, onChange);
  const of = (index: number): PartProps =>
    partOf({ ...props, error: (path) => props.error(path) }, index);

  const indexOf = (key: string): number => keyed.findIndex((one) => one.key === key);
  const nameOf = ({ key, item }: Keyed<ArticleBlock>): string =>
    `${indexOf(key) + 1}. ${text(`block.${item.type}`)}`;
  const fold = (key: string, isFolded: boolean): void =>
    setFolded(
      (before) => new Set([...before].filter((one) => one !== key).concat(isFolded ? [key] : [])),
    );
  /** The form of a new block is drawn a little later, that of a formatted text when its editor has arrived. */
  const focusSoon = (key: string, framesLeft = 60): void =>
    void requestAnimationFrame(() => {
      const form = list.current?.querySelector<HTMLElement>(`[data-block="${key}"]`);
      const first = form?.querySelector<HTMLElement>(
        'input:not([type=radio]), textarea, [contenteditable=true], select',
      );
      if (!first) return framesLeft > 0 ? focusSoon(key, framesLeft - 1) : undefined;
      form?.scrollIntoView({ block: 'center' });
      first.focus({ preventScroll: true });
    });
  const add = (make: () => ArticleBlock): void => focusSoon(insert(make(), keyed.length));
  const duplicate = (block: Keyed<ArticleBlock>): void =>
    focusSoon(insert(structuredClone(block.item), indexOf(block.key) + 1));
  const remove = (block: Keyed<ArticleBlock>): void => {
    setRemoved({ block, at: indexOf(block.key) });
    change(keyed.filter(({ key }) => key !== block.key));
  };
  const restore = (): void => {
    if (!removed) return;
    insert(removed.block.item, Math.min(removed.at, keyed.length), removed.block.key);
    setRemoved(undefined);
    focusSoon(removed.block.key);
  };

  const wrong = keyed.filter(({ item }, index) => isWrong(item, of(index)));
  const state = `${props.attempts} ${wrong.map(({ key }) => key).join()}`;
  // after each attempt to save, what is wrong is in sight
  if (state !== seen) {
    setSeen(state);
    if (wrong.length > 0) {
      setView('edit');
      setFolded(new Set([...folded].filter((key) => !wrong.some((one) => one.key === key))));
    }
  }
  const showWrongLanguage = useEffectEvent(() => {
    const [first] = wrong;
    const language = first && wrongLanguage(first.item, of(indexOf(first.key)));
    if (shared && language) shared[1](language);
  });
  useEffect(() => showWrongLanguage(), [state]);

  const head = (block: Keyed<ArticleBlock>, index: number): ReactNode => {
    const isFolded = folded.has(block.key);
    const missing = missingLanguagesOfBlock(block.item);
    const [first] = textsOfBlock(block.item);
    const words = (first ? resolveText(first.text, primary, primary) : '').replaceAll(
      /<[^>]+>/g,
      ' ',
    );
    return (
      <span className={styles.head}>
        <button
          type="button"
          className={styles.kind}
          aria-expanded={!isFolded}
          aria-controls={`${id}-${block.key}`}
          onClick={() => fold(block.key, !isFolded)}
        >
          <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} size="sm" />
          <Icon name={signOf(block.item.type)} size="sm" />
          {nameOf(block)}
        </button>
        {isFolded && <span className={styles.words}>{words}</span>}
        {missing.length > 0 && (
          <Badge tone="warning">
            {text('block.lacks', {
              languages: missing.map((language) => language.toUpperCase()).join(', '),
            })}
          </Badge>
        )}
        {isWrong(block.item, of(index)) && (
          <Badge tone="negative" icon="error">
            {text('block.wrong')}
          </Badge>
        )}
      </span>
    );
  };
  const actions = (block: Keyed<ArticleBlock>): ReactNode => (
    <>
      <IconButton
        icon="copy"
        size="Small"
        label={text('block.duplicate', { name: nameOf(block) })}
        disabled={keyed.length >= articleLimit.blocks}
        onClick={() => duplicate(block)}
      />
      <IconButton
        icon="trash"
        size="Small"
        kind="negative"
        label={text('value.remove', { name: nameOf(block) })}
        onClick={() => remove(block)}
      />
    </>
  );
  const allFolded = keyed.length > 0 && keyed.every(({ key }) => folded.has(key));

  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      description={description}
      error={props.error()}
      isGroup
    >
      {() => (
        <div className={styles.place}>
          <div className={styles.bar}>
            <span className={styles.views}>
              <SegmentedControl
                size="small"
                label={text('block.view')}
                segments={[
                  { value: 'edit', label: text('block.edit') },
                  { value: 'preview', label: text('block.preview') },
                ]}
                value={view}
                onChange={setView}
              />
            </span>
            {keyed.length > 1 && (
              <Button
                kind="ghost"
                size="Small"
                icon={allFolded ? 'chevron-down' : 'chevron-up'}
                onClick={() => setFolded(new Set(allFolded ? [] : keyed.map(({ key }) => key)))}
              >
                {text(allFolded ? 'block.unfoldAll' : 'block.foldAll')}
              </Button>
            )}
          </div>
          <div className={styles.sides} data-view={view}>
            <div className={styles.list} ref={list}>
              {keyed.length === 0 && <p className={styles.empty}>{text('block.empty')}</p>}
              <SortableList
                label={label}
                items={keyed}
                keyOf={({ key }) => key}
                nameOf={nameOf}
                onReorder={change}
                texts={sortTexts}
                headOf={head}
                actionsOf={actions}
              >
                {({ key, item }, index) => (
                  <div id={`${id}-${key}`} data-block={key} hidden={folded.has(key)}>
                    <BlockForm
                      block={item}
                      of={of(index)}
                      onChange={(block) => replace(index, block)}
                    />
                  </div>
                )}
              </SortableList>
              <div aria-live="polite">
                {removed && (
                  <Banner
                    icon="trash"
                    actions={
                      <Button kind="ghost" size="Small" icon="undo" onClick={restore}>
                        {text('block.restore')}
                      </Button>
                    }
                  >
                    {text('block.removed', { kind: text(`block.${removed.block.item.type}`) })}
                  </Banner>
                )}
              </div>
              <Menu
                label={text('block.add')}
                triggerTestId="add-block"
                triggerClassName={styles.adder ?? ''}
                trigger={
                  <>
                    <Icon name="plus" size="em" /> {text('block.add')}
                  </>
                }
              >
                {blockKinds.map(({ type, icon, make }) => (
                  <MenuItem key={type} icon={icon} onSelect={() => add(make)}>
                    {text(`block.${type}`)}
                  </MenuItem>
                ))}
              </Menu>
            </div>
            <div className={styles.preview} aria-hidden="true" inert data-testid="article-preview">
              {preview}
            </div>
          </div>
        </div>
      )}
    </Field>
  );
};
