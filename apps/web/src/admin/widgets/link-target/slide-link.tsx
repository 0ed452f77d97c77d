import { LinkType, SlideLink, maxLengthOf } from '@cafeteria/contract';
import { SelectField, TextField } from '@cafeteria/ui';
import { Blank, useAdminText, useWords, type Widget, type WidgetProps } from '../../frame/index.ts';
import styles from './LinkTarget.module.css';
import { TargetName } from './TargetName.tsx';
import { TargetPicker } from './TargetPicker.tsx';

type Props = WidgetProps<SlideLink | null>;

const Destination = ({ name, value, onChange, onBlur, error }: Props) => {
  const text = useAdminText();
  if (!value) return null;
  if (value.type === 'URL')
    return (
      <TextField
        name={`${name}.url`}
        label={text('linkTarget.url')}
        isRequired
        placeholder="/faq"
        maxLength={maxLengthOf(SlideLink.shape.url)}
        error={error('url')}
        value={value.url ?? ''}
        onBlur={onBlur}
        onChange={(event) => onChange({ ...value, url: event.target.value })}
      />
    );
  return (
    <TargetPicker
      key={value.type}
      type={value.type}
      label={text(`enum.linkType.${value.type}`)}
      isRequired
      error={error('targetId')}
      id={value.targetId}
      onPick={(target) => onChange({ ...value, targetId: target?.id ?? null })}
    />
  );
};

const Edit = (props: Props) => {
  const { name, label, description, value, onChange } = props;
  const text = useAdminText();
  const wordOf = useWords('enum.linkType');
  const choose = (word: string): void => {
    const type = LinkType.options.find((one) => one === word);
    onChange(type ? { type, targetId: null, url: null } : null);
  };
  return (
    <div className={styles.link}>
      <SelectField
        name={`${name}.type`}
        label={label}
        description={description}
        emptyLabel={text('linkTarget.none')}
        options={LinkType.options.map((type) => ({ value: type, label: wordOf(type) }))}
        value={value?.type ?? ''}
        onChange={(event) => choose(event.target.value)}
      />
      <Destination {...props} />
    </div>
  );
};
const Show = ({ value }: { readonly value: SlideLink | null }) => {
  if (!value) return <Blank />;
  return value.type === 'URL'
    ? value.url
    : value.targetId !== null && <TargetName type={value.type} id={value.targetId} />;
};

/** Where a slide leads: nowhere, to a record of the portal, or to an address. */
export const slideLink = (): Widget<SlideLink | null> => ({
  empty: null,
  isWide: true,
  Edit,
  Show,
});
