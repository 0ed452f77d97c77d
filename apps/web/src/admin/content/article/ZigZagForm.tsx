import { type ArticleBlock, articleLimit, resolveText, type ZigZagRow } from '@cafeteria/contract';
import { Button, IconButton, SortableList } from '@cafeteria/ui';
import {
  localizedRichText,
  localizedText,
  optionalText,
  useAdminText,
  useSortTexts,
} from '../../frame/index.ts';
import { usePrimaryLanguage } from '../../../shared/services.ts';
import { optionalMedia } from '../../widgets/media/index.ts';
import styles from './Blocks.module.css';
import { newRow } from './new-block.ts';
import { Part } from './Part.tsx';
import { type PartProps, partOf } from './part.ts';
import { useKeys } from './use-keys.ts';

type Block = Extract<ArticleBlock, { type: 'ZIG_ZAG' }>;
const title = localizedText({ max: 140 });
const alt = localizedText({ max: 250 });
const rich = localizedRichText({ hasLists: false });
const link = optionalText({ max: 500, placeholder: '/sport-6' });
const picture = optionalMedia();

const RowForm = ({
  row,
  of,
  onChange,
}: {
  readonly row: ZigZagRow;
  readonly of: PartProps;
  readonly onChange: (row: ZigZagRow) => void;
}) => {
  const text = useAdminText();
  return (
    <div className={styles.form}>
      <Part
        widget={picture}
        of={of}
        field="mediaUuid"
        label={text('block.picture')}
        isRequired
        value={row.mediaUuid}
        onChange={(mediaUuid) => onChange({ ...row, mediaUuid })}
      />
      <Part
        widget={alt}
        of={of}
        field="alt"
        label={text('block.alt')}
        isRequired
        value={row.alt}
        onChange={(value) => onChange({ ...row, alt: value })}
      />
      <Part
        widget={title}
        of={of}
        field="title"
        label={text('block.rowTitle')}
        isRequired
        value={row.title}
        onChange={(value) => onChange({ ...row, title: value })}
      />
      <Part
        widget={rich}
        of={of}
        field="html"
        label={text('block.TEXT')}
        isRequired
        value={row.html}
        onChange={(html) => onChange({ ...row, html })}
      />
      <Part
        widget={link}
        of={of}
        field="link"
        label={text('block.link')}
        description={text('block.linkHint')}
        value={row.link}
        onChange={(value) => onChange({ ...row, link: value })}
      />
    </div>
  );
};

/** Rows of a picture and words; the sides take turns by themselves. */
export const ZigZagForm = ({
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
  const { keyed, change, insert, replace } = useKeys(block.rows, (rows) =>
    onChange({ ...block, rows }),
  );
  const nameOf = ({ key, item }: (typeof keyed)[number]): string =>
    resolveText(item.title, primary, primary) ||
    text('block.row', { number: keyed.findIndex((one) => one.key === key) + 1 });
  return (
    <>
      <SortableList
        label={text('block.ZIG_ZAG')}
        items={keyed}
        keyOf={({ key }) => key}
        nameOf={nameOf}
        onReorder={change}
        texts={sortTexts}
        headOf={(row, index) => (
          <strong className={styles.rowName}>
            {index + 1}. {nameOf(row)}
          </strong>
        )}
        actionsOf={(row) => (
          <IconButton
            icon="trash"
            size="Small"
            kind="negative"
            label={text('value.remove', { name: nameOf(row) })}
            disabled={keyed.length === 1}
            onClick={() => change(keyed.filter(({ key }) => key !== row.key))}
          />
        )}
      >
        {({ item }, index) => (
          <RowForm
            row={item}
            of={partOf(of, 'rows', index)}
            onChange={(row) => replace(index, row)}
          />
        )}
      </SortableList>
      <Button
        kind="ghost"
        size="Small"
        icon="plus"
        className={styles.add}
        disabled={keyed.length >= articleLimit.rows}
        onClick={() => void insert(newRow(), keyed.length)}
      >
        {text('block.addRow')}
      </Button>
    </>
  );
};
