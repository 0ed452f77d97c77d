import {
  articleLimit,
  missingLanguagesOfBlock,
  resolveText,
  textsOfBlock,
} from '@cafeteria/contract';
import { Badge, Icon, IconButton } from '@cafeteria/ui';
import { usePrimaryLanguage } from '../../../shared/services.ts';
import { useAdminText } from '../../frame/index.ts';
import styles from './Blocks.module.css';
import { blockKinds } from './new-block.ts';
import type { Blocks, KeyedBlock } from './use-blocks.ts';

type Props = { readonly blocks: Blocks; readonly block: KeyedBlock };

/** The head of a block: folds it, and says what kind it is and what it lacks. */
export const BlockHead = ({ blocks, block, formId }: Props & { readonly formId: string }) => {
  const text = useAdminText();
  const primary = usePrimaryLanguage();
  const { item, key } = block;
  const isFolded = blocks.folded.has(key);
  const missing = missingLanguagesOfBlock(item);
  const [first] = textsOfBlock(item);
  const words = first ? resolveText(first.text, primary, primary) : '';
  return (
    <span className={styles.head}>
      <button
        type="button"
        className={styles.kind}
        aria-expanded={!isFolded}
        aria-controls={formId}
        onClick={() => blocks.fold(key, !isFolded)}
      >
        <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} size="sm" />
        <Icon name={blockKinds.find(({ type }) => type === item.type)?.icon ?? 'file'} size="sm" />
        {blocks.nameOf(block)}
      </button>
      {isFolded && <span className={styles.words}>{words.replaceAll(/<[^>]+>/g, ' ')}</span>}
      {missing.length > 0 && (
        <Badge tone="warning">
          {text('block.lacks', {
            languages: missing.map((language) => language.toUpperCase()).join(', '),
          })}
        </Badge>
      )}
      {blocks.isWrong(block) && (
        <Badge tone="negative" icon="error">
          {text('block.wrong')}
        </Badge>
      )}
    </span>
  );
};

/** Duplicates and removes a block. */
export const BlockActions = ({ blocks, block }: Props) => {
  const text = useAdminText();
  const name = blocks.nameOf(block);
  return (
    <>
      <IconButton
        icon="copy"
        size="Small"
        label={text('block.duplicate', { name })}
        disabled={blocks.keyed.length >= articleLimit.blocks}
        onClick={() => blocks.duplicate(block)}
      />
      <IconButton
        icon="trash"
        size="Small"
        kind="negative"
        label={text('value.remove', { name })}
        onClick={() => blocks.remove(block)}
      />
    </>
  );
};
