import { type ArticleBlock, articleTextLimit } from '@cafeteria/contract';
import { SegmentedControl, SelectField } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { localizedRichText, localizedText, PartFields, useAdminText } from '../../frame/index.ts';
import { optionalMedia } from '../../widgets/media/index.ts';
import styles from './Blocks.module.css';
import { ListForm } from './ListForm.tsx';
import { Part } from './Part.tsx';
import type { PartProps } from './part.ts';
import { ZigZagForm } from './ZigZagForm.tsx';

type Of<T extends ArticleBlock['type']> = Extract<ArticleBlock, { type: T }>;
type FormProps<B> = {
  readonly block: B;
  readonly of: PartProps;
  readonly onChange: (block: ArticleBlock) => void;
};

const heading = localizedText();
const lead = localizedText({ isMultiline: true });
const short = localizedText();
const caption = localizedText();
const rich = localizedRichText({ hasLists: false });
const picture = optionalMedia({ wide: 16 / 9, square: 1 });
const crops = ['wide', 'square'] as const;

const HeadingForm = ({ block, of, onChange }: FormProps<Of<'HEADING'>>) => {
  const text = useAdminText();
  return (
    <PartFields<Of<'HEADING'>>
      controls={{
        type: 'elsewhere',
        level: (
          <SegmentedControl
            size="small"
            label={text('block.level')}
            segments={[
              { value: '2', label: text('block.level2') },
              { value: '3', label: text('block.level3') },
            ]}
            value={block.level === 2 ? '2' : '3'}
            onChange={(level) => onChange({ ...block, level: level === '2' ? 2 : 3 })}
          />
        ),
        text: (
          <Part
            widget={heading}
            maxLength={articleTextLimit.heading}
            of={of}
            field="text"
            label={text('block.HEADING')}
            isRequired
            value={block.text}
            onChange={(value) => onChange({ ...block, text: value })}
          />
        ),
      }}
    />
  );
};

const ImageForm = ({ block, of, onChange }: FormProps<Of<'IMAGE'>>) => {
  const text = useAdminText();
  return (
    <PartFields<Of<'IMAGE'>>
      controls={{
        type: 'elsewhere',
        mediaUuid: (
          <Part
            widget={picture}
            of={of}
            field="mediaUuid"
            label={text('block.picture')}
            isRequired
            value={block.mediaUuid}
            onChange={(mediaUuid) => onChange({ ...block, mediaUuid })}
          />
        ),
        crop: block.mediaUuid !== null && (
          <SelectField
            label={text('block.crop')}
            options={crops.map((value) => ({ value, label: text(`crop.name.${value}`) }))}
            emptyLabel={text('block.wholePicture')}
            value={block.crop ?? ''}
            onChange={(event) =>
              onChange({ ...block, crop: crops.find((one) => one === event.target.value) ?? null })
            }
          />
        ),
        alt: (
          <Part
            widget={short}
            maxLength={articleTextLimit.alt}
            of={of}
            field="alt"
            label={text('block.alt')}
            description={text('block.altHint')}
            isRequired
            value={block.alt}
            onChange={(alt) => onChange({ ...block, alt })}
          />
        ),
        caption: (
          <Part
            widget={caption}
            maxLength={articleTextLimit.caption}
            of={of}
            field="caption"
            label={text('block.caption')}
            value={block.caption}
            onChange={(value) => onChange({ ...block, caption: value })}
          />
        ),
      }}
    />
  );
};

const LeadForm = ({ block, of, onChange }: FormProps<Of<'LEAD'>>) => {
  const text = useAdminText();
  return (
    <PartFields<Of<'LEAD'>>
      controls={{
        type: 'elsewhere',
        text: (
          <Part
            widget={lead}
            maxLength={articleTextLimit.lead}
            of={of}
            field="text"
            label={text('block.LEAD')}
            isRequired
            value={block.text}
            onChange={(value) => onChange({ ...block, text: value })}
          />
        ),
      }}
    />
  );
};
const TextForm = ({ block, of, onChange }: FormProps<Of<'TEXT'>>) => {
  const text = useAdminText();
  return (
    <PartFields<Of<'TEXT'>>
      controls={{
        type: 'elsewhere',
        html: (
          <Part
            widget={rich}
            of={of}
            field="html"
            label={text('block.TEXT')}
            isRequired
            value={block.html}
            onChange={(html) => onChange({ ...block, html })}
          />
        ),
      }}
    />
  );
};

const formOf = ({ block, ...rest }: FormProps<ArticleBlock>): ReactNode => {
  switch (block.type) {
    case 'HEADING':
      return <HeadingForm {...rest} block={block} />;
    case 'LEAD':
      return <LeadForm {...rest} block={block} />;
    case 'TEXT':
      return <TextForm {...rest} block={block} />;
    case 'IMAGE':
      return <ImageForm {...rest} block={block} />;
    case 'UNORDERED_LIST':
      return <ListForm {...rest} block={block} />;
    case 'ZIG_ZAG':
      return <ZigZagForm {...rest} block={block} />;
  }
};

/** The form of one block, by its kind. */
export const BlockForm = (props: FormProps<ArticleBlock>) => (
  <div className={styles.form} data-field={props.of.name}>
    {formOf(props)}
  </div>
);
