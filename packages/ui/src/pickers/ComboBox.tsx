import type { ReactNode } from 'react';
import {
  Button,
  ComboBox as AriaComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { classNames } from '../class-names.ts';
import fieldStyles from '../form/Field.module.css';
import controlStyles from '../form/control.module.css';
import { Icon } from '../icons/Icon.tsx';
import styles from './ComboBox.module.css';
import { useDialogPortal } from './use-dialog-portal.ts';

export type ComboBoxItem = {
  readonly key: string;
  readonly label: string;
  readonly description?: string;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
};
export type ComboBoxProps = {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly isRequired?: boolean;
  readonly optionalLabel?: string;
  readonly isDisabled?: boolean;
  readonly placeholder?: string;
  /** Already filtered, usually by the server. */
  readonly items: readonly ComboBoxItem[];
  readonly inputValue: string;
  readonly onInputChange: (value: string) => void;
  readonly selectedKey: string | null;
  readonly onSelect: (key: string | null) => void;
  readonly isLoading?: boolean;
  /** Shown instead of items. */
  readonly emptyText: string;
  readonly loadingText: string;
  /** Needed to translate what the component says by itself, e.g. `cs`. */
  readonly locale: string;
  readonly name?: string;
  readonly size?: 'small' | 'medium';
  readonly testId?: string;
  readonly className?: string;
};

const FieldLabel = ({
  label,
  isRequired,
  optionalLabel,
}: Pick<ComboBoxProps, 'label' | 'isRequired' | 'optionalLabel'>) => (
  <Label className={fieldStyles.label}>
    {label}
    {isRequired ? (
      <span className={fieldStyles.required} aria-hidden="true">
        {' '}
        *
      </span>
    ) : (
      optionalLabel && <span className={fieldStyles.optional}> {optionalLabel}</span>
    )}
  </Label>
);

const Notes = ({ description, error }: Pick<ComboBoxProps, 'description' | 'error'>) => (
  <>
    {description && (
      <Text slot="description" className={fieldStyles.description}>
        {description}
      </Text>
    )}
    {error && (
      <Text slot="errorMessage" className={fieldStyles.error}>
        <Icon name="error" size="em" />
        {error}
      </Text>
    )}
  </>
);

/** `s. r. o.` stands together. */
const bound = (text: string): string =>
  text.replaceAll(/(?<=(?<!\p{L})\p{L}\.) (?=\p{L}\.)/gu, '\u00A0');

const option = (item: ComboBoxItem) => (
  <ListBoxItem
    id={item.key}
    textValue={item.label}
    isDisabled={item.isDisabled}
    className={styles.item}
  >
    {item.icon}
    <span className={styles.text}>
      <Text slot="label">{bound(item.label)}</Text>
      {item.description && (
        <Text slot="description" className={styles.description}>
          {bound(item.description)}
        </Text>
      )}
    </span>
    <Icon name="check" size="sm" className={styles.check} />
  </ListBoxItem>
);

const Found = ({
  container,
  empty,
}: {
  readonly container: ReturnType<typeof useDialogPortal>['container'];
  readonly empty: string;
}) => (
  <Popover
    className={styles.popover}
    offset={6}
    crossOffset={-1}
    UNSTABLE_portalContainer={container}
  >
    <ListBox<ComboBoxItem>
      className={styles.list}
      renderEmptyState={() => <div className={styles.empty}>{empty}</div>}
    >
      {option}
    </ListBox>
  </Popover>
);

/**
 * Picks one record by typing.
 * @example
 * <ComboBox
 *   label="Partner"
 *   items={found}
 *   inputValue={text}
 *   onInputChange={setText}
 *   selectedKey={id}
 *   onSelect={setId}
 *   …
 * />
 */
export const ComboBox = ({
  label,
  isLabelHidden = false,
  description,
  error,
  isRequired = false,
  optionalLabel,
  placeholder,
  selectedKey,
  onSelect,
  isLoading = false,
  emptyText,
  loadingText,
  locale,
  size,
  testId,
  className,
  ...picked
}: ComboBoxProps) => {
  const { container, findDialog } = useDialogPortal();
  return (
    <I18nProvider locale={locale}>
      <AriaComboBox
        {...picked}
        ref={findDialog}
        className={classNames(fieldStyles.field, className)}
        data-testid={testId}
        value={selectedKey}
        onChange={(key) => onSelect(key === null ? null : String(key))}
        menuTrigger="focus"
        allowsEmptyCollection
        isInvalid={Boolean(error)}
        isRequired={isRequired}
        validationBehavior="aria"
      >
        <div className={fieldStyles.line} data-hidden={isLabelHidden}>
          <FieldLabel {...{ label, isRequired, optionalLabel }} />
        </div>
        <div
          className={classNames(controlStyles.control, controlStyles.box, styles.control)}
          data-size={size}
        >
          <Input placeholder={placeholder} />
          {isLoading && <Icon name="spinner" size="sm" className={controlStyles.turning} />}
          <Button className={styles.toggle}>
            <Icon name="chevron-down" size="sm" />
          </Button>
        </div>
        <Notes description={description} error={error} />
        <Found container={container} empty={isLoading ? loadingText : emptyText} />
      </AriaComboBox>
    </I18nProvider>
  );
};
