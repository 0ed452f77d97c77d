import { type ArticleBlock, articleLimit, resolveText } from '@cafeteria/contract';
import { Button, IconButton, SortableList } from '@cafeteria/ui';
import { localizedText, useAdminText, useSortTexts } from '../../frame/index.ts';
import { usePrimaryLanguage } from '../../../shared/services.ts';
import styles from './Blocks.module.css';
import { newItem } from './new-block.ts';
import { Part } from './Part.tsx';
import type { PartProps } from './part.ts';
import { useKeys } from './use-keys.ts';

type Block = Extract<ArticleBlock, { type: 'UNORDERED_LIST' }>;
const line = localizedText({ max: 500 });

/** The items of a list, each a line. */
export const ListForm = ({
  block,
  of,
  onChange,
}: {
  readonly block: Block;
  readonly of: PartProps;
  readonly onChange: (block: Block) => void;
}) => {
  const text = useAdminText();
  const primary = usePrimaryLanguage();
  const sortTexts = useSortTexts();
  const { keyed, change, insert, replace } = useKeys(block.items, (items) =>
    onChange({ ...block, items }),
  );
  const indexOf = (key: string): number => keyed.findIndex((one) => one.key === key);
  const nameOf = ({ key, item }: (typeof keyed)[number]): string =>
    resolveText(item, primary, primary) || text('block.item', { number: indexOf(key) + 1 });
  return (
    <>
      <SortableList
        label={text('block.UNORDERED_LIST')}
        items={keyed}
        keyOf={({ key }) => key}
        nameOf={nameOf}
        onReorder={change}
        texts={sortTexts}
        headOf={(_item, index) => (
          <strong className={styles.rowName}>{text('block.item', { number: index + 1 })}</strong>
        )}
        actionsOf={({ key }) => (
          <IconButton
            icon="trash"
            size="Small"
            kind="negative"
            label={text('value.remove', {
              name: nameOf(keyed[indexOf(key)] ?? { key, item: newItem() }),
            })}
            disabled={keyed.length === 1}
            onClick={() => change(keyed.filter((one) => one.key !== key))}
          />
        )}
      >
        {({ item }, index) => (
          <Part
            widget={line}
            of={of}
            field={['items', index]}
            label={text('block.item', { number: index + 1 })}
            isLabelHidden
            value={item}
            onChange={(value) => replace(index, value)}
          />
        )}
      </SortableList>
      <Button
        kind="ghost"
        size="Small"
        icon="plus"
        className={styles.add}
        disabled={keyed.length >= articleLimit.items}
        onClick={() => void insert(newItem(), keyed.length)}
      >
        {text('block.addItem')}
      </Button>
    </>
  );
};
