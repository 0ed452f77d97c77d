import { type ArticleBlock, articleLimit, resolveText, type ZigZagRow } from '@cafeteria/contract';
import { localizedRichText, localizedText, optionalText, useAdminText } from '../../frame/index.ts';
import { usePrimaryLanguage } from '../../../shared/services.ts';
import { optionalMedia } from '../../widgets/media/index.ts';
import styles from './Blocks.module.css';
import { newRow } from './new-block.ts';
import { Part } from './Part.tsx';
import { type PartProps, partOf } from './part.ts';
import { PartList } from './PartList.tsx';

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
