import {
  type ArticleBlock,
  articleLimit,
  resolveText,
  articleTextLimit,
} from '@cafeteria/contract';
import { usePrimaryLanguage } from '../../../shared/services.ts';
import { localizedText, useAdminText, useSharedLanguage } from '../../frame/index.ts';
import { newItem } from './new-block.ts';
import { Part } from './Part.tsx';
import type { PartProps } from './part.ts';
import { PartList } from './PartList.tsx';

type Block = Extract<ArticleBlock, { type: 'UNORDERED_LIST' }>;
type Props = {
  readonly block: Block;
  readonly of: PartProps;
  readonly onChange: (block: Block) => void;
};
const line = localizedText();

/** The items of a list, each a line. */
export const ListForm = ({ block, of, onChange }: Props) => {
  const text = useAdminText();
  const primary = usePrimaryLanguage();
  const [language] = useSharedLanguage() ?? [primary];
  const nth = (index: number): string => text('block.item', { number: index + 1 });
  return (
    <PartList
      label={text('block.UNORDERED_LIST')}
      items={block.items}
      onChange={(items) => onChange({ ...block, items })}
      nameOf={(item, index) => resolveText(item, primary, primary) || nth(index)}
      headOf={(_, index) => nth(index)}
      addLabel={text('block.addItem')}
      limit={articleLimit.items}
      make={newItem}
      lines={{
        of: (text, before = newItem()) => ({ ...before, [language]: text || null }),
        isEmpty: (item) => !item[language],
      }}
    >
      {(item, index, change) => (
        <Part
          widget={line}
          maxLength={articleTextLimit.item}
          of={of}
          field={['items', index]}
          label={nth(index)}
          isLabelHidden
          value={item}
          onChange={change}
        />
      )}
    </PartList>
  );
};
