import {
  type ArticleBlock,
  articleLimit,
  resolveText,
  type ZigZagRow,
  articleTextLimit,
} from '@cafeteria/contract';
import {
  localizedRichText,
  localizedText,
  optionalText,
  PartFields,
  useAdminText,
} from '../../frame/index.ts';
import { usePrimaryLanguage } from '../../../shared/services.ts';
import { optionalMedia } from '../../widgets/media/index.ts';
import styles from './Blocks.module.css';
import { newRow } from './new-block.ts';
import { Part } from './Part.tsx';
import { type PartProps, partOf } from './part.ts';
import { PartList } from './PartList.tsx';

type Block = Extract<ArticleBlock, { type: 'ZIG_ZAG' }>;
const title = localizedText();
const alt = localizedText();
const rich = localizedRichText({ hasLists: false });
const link = optionalText({ placeholder: '/sport-6' });
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
  const at = <K extends keyof ZigZagRow>(field: K) => ({
    of,
    field,
    value: row[field],
    onChange: (value: ZigZagRow[K]) => onChange({ ...row, [field]: value }),
  });
  return (
    <div className={styles.form}>
      <PartFields<ZigZagRow>
        controls={{
          mediaUuid: (
            <Part {...at('mediaUuid')} widget={picture} label={text('block.picture')} isRequired />
          ),
          alt: (
            <Part
              {...at('alt')}
              widget={alt}
              maxLength={articleTextLimit.alt}
              label={text('block.alt')}
              isRequired
            />
          ),
          title: (
            <Part
              {...at('title')}
              widget={title}
              maxLength={articleTextLimit.rowTitle}
              label={text('block.rowTitle')}
              isRequired
            />
          ),
          html: <Part {...at('html')} widget={rich} label={text('block.TEXT')} isRequired />,
          link: (
            <Part
              {...at('link')}
              widget={link}
              maxLength={articleTextLimit.link}
              label={text('block.link')}
              description={text('block.linkHint')}
            />
          ),
        }}
      />
    </div>
  );
};

type Props = {
  readonly block: Block;
  readonly of: PartProps;
  readonly onChange: (block: Block) => void;
};

/** Rows of a picture and words; the sides take turns by themselves. */
export const ZigZagForm = ({ block, of, onChange }: Props) => {
  const text = useAdminText();
  const primary = usePrimaryLanguage();
  const nameOf = (row: ZigZagRow, index: number): string =>
    resolveText(row.title, primary, primary) || text('block.row', { number: index + 1 });
  return (
    <PartList
      label={text('block.ZIG_ZAG')}
      items={block.rows}
      onChange={(rows) => onChange({ ...block, rows })}
      nameOf={nameOf}
      headOf={(row, index) => `${index + 1}. ${nameOf(row, index)}`}
      addLabel={text('block.addRow')}
      limit={articleLimit.rows}
      make={newRow}
    >
      {(row, index, change) => (
        <RowForm row={row} of={partOf(of, 'rows', index)} onChange={change} />
      )}
    </PartList>
  );
};
