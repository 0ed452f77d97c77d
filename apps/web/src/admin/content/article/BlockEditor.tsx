import type { ArticleBlock } from '@cafeteria/contract';
import {
  Banner,
  Button,
  Field,
  Icon,
  Menu,
  MenuItem,
  SegmentedControl,
  SortableList,
} from '@cafeteria/ui';
import { type ReactNode, useId } from 'react';
import { useAdminText, useSortTexts, type WidgetProps } from '../../frame/index.ts';
import { BlockForm } from './BlockForm.tsx';
import { BlockActions, BlockHead } from './BlockHead.tsx';
import styles from './Blocks.module.css';
import { blockKinds } from './new-block.ts';
import { type Blocks, useBlocks } from './use-blocks.ts';

type Props = WidgetProps<ArticleBlock[]> & {
  /** The blocks as readers will see them. */
  readonly preview: ReactNode;
};
type PartProps = { readonly blocks: Blocks };

/** Switches between blocks and preview, and folds all blocks. */
const Bar = ({ blocks: { keyed, view, setView, folded, foldOnly } }: PartProps) => {
  const text = useAdminText();
  const isAllFolded = keyed.length > 0 && keyed.every(({ key }) => folded.has(key));
  return (
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
          icon={isAllFolded ? 'chevron-down' : 'chevron-up'}
          onClick={() => foldOnly(isAllFolded ? [] : keyed.map(({ key }) => key))}
        >
          {text(isAllFolded ? 'block.unfoldAll' : 'block.foldAll')}
        </Button>
      )}
    </div>
  );
};

/** Brings back the block that was removed last. */
const RemovedBanner = ({ blocks: { removed, restore, undo } }: PartProps) => {
  const text = useAdminText();
  return (
    <div aria-live="polite" className={styles.removed}>
      {removed && (
        <Banner
          icon="trash"
          actions={
            <Button ref={undo} kind="ghost" size="Small" icon="undo" onClick={restore}>
              {text('block.restore')}
            </Button>
          }
        >
          {text('block.removed', { kind: text(`block.${removed}`) })}
        </Banner>
      )}
    </div>
  );
};

const AddMenu = ({ blocks: { add } }: PartProps) => {
  const text = useAdminText();
  return (
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
        <MenuItem key={type} icon={icon} onSelect={() => add(make())}>
          {text(`block.${type}`)}
        </MenuItem>
      ))}
    </Menu>
  );
};

const BlockList = ({ blocks, label }: PartProps & { readonly label: string }) => {
  const sortTexts = useSortTexts();
  const id = useId();
  return (
    <SortableList
      label={label}
      items={blocks.keyed}
      keyOf={({ key }) => key}
      nameOf={blocks.nameOf}
      onReorder={blocks.reorder}
      texts={sortTexts}
      headOf={(block) => <BlockHead blocks={blocks} block={block} formId={`${id}-${block.key}`} />}
      actionsOf={(block) => <BlockActions blocks={blocks} block={block} />}
    >
      {({ key, item }, index) => (
        <div id={`${id}-${key}`} data-block={key} hidden={blocks.folded.has(key)}>
          <BlockForm
            block={item}
            of={blocks.of(index)}
            onChange={(block) => blocks.replace(index, block)}
          />
        </div>
      )}
    </SortableList>
  );
};

/** The blocks of an article: forms in a list, moved by dragging, keyboard or buttons, beside what readers will see. */
export const BlockEditor = ({ label, isLabelHidden, description, preview, ...props }: Props) => {
  const text = useAdminText();
  const blocks = useBlocks(props);
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      description={description}
      error={props.error()}
      isGroup
    >
      {() => (
        <div className={styles.editor}>
          <Bar blocks={blocks} />
          <div className={styles.sides} data-view={blocks.view}>
            <div className={styles.list} ref={blocks.list}>
              {blocks.keyed.length === 0 && <p className={styles.empty}>{text('block.empty')}</p>}
              <BlockList blocks={blocks} label={label} />
              <RemovedBanner blocks={blocks} />
              <AddMenu blocks={blocks} />
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
