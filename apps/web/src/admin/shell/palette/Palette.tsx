import { searchLimits } from '@cafeteria/contract';
import { Button, Dialog, Icon, VisuallyHidden } from '@cafeteria/ui';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { storedData } from '../../../shared/storage/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../../frame/index.ts';
import type { Option, Part } from './options.ts';
import styles from './Palette.module.css';
import { useParts } from './use-parts.ts';

type Props = { readonly isOpen: boolean; readonly onClose: () => void };

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
};

/** What stands over the options: it is being looked for, nothing is there, or a part did not come. */
const State = ({
  typed,
  count,
  isLoading,
  isBroken,
  retry,
}: Omit<ReturnType<typeof useParts>, 'parts'> & {
  readonly typed: string;
  readonly count: number;
}) => {
  const text = useAdminText();
  const { t } = useTexts();
  return (
    <div className={styles.state}>
      <div role="status">
        {isLoading && (
          <>
            <Icon name="spinner" size="sm" className={styles.turning} /> {text('palette.loading')}
          </>
        )}
        {!isLoading && count === 0 && text('palette.nothing', { text: typed })}
        {!isLoading && count > 0 && (
          <VisuallyHidden>{text('palette.found', { count })}</VisuallyHidden>
        )}
      </div>
      {isBroken && (
        <div role="alert" className={styles.broken}>
          {text('palette.broken')}
          <Button kind="ghost" size="Small" onClick={retry}>
            {t('action.retry')}
          </Button>
        </div>
      )}
    </div>
  );
};

const optionId = (id: string, key: string, { href }: Option): string => `${id}-${key}-${href}`;

type OptionsProps = {
  readonly id: string;
  readonly parts: readonly Part[];
  readonly currentId: string | undefined;
  readonly onTake: (option: Option, key: string) => void;
};
/** The list of a combobox: the field has the focus, and says by `currentId` where in the list one is. */
const Options = ({ id, parts, currentId, onTake }: OptionsProps) => (
  <div
    id={`${id}-list`}
    role="listbox"
    aria-label={useAdminText()('palette.title')}
    className={styles.list}
  >
    {parts.map(({ key, title, options }) => (
      <div key={key} role="group" aria-label={title} className={styles.part}>
        <div className={styles.heading} aria-hidden="true">
          {title}
        </div>
        {options.map((option) => (
          <div
            key={option.href}
            id={optionId(id, key, option)}
            role="option"
            tabIndex={-1}
            aria-selected={optionId(id, key, option) === currentId}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(option, key)}
          >
            <Icon name={option.icon} />
            <span>
              {option.label}
              {option.hint && <small> {option.hint}</small>}
            </span>
          </div>
        ))}
      </div>
    ))}
  </div>
);

/**
 * The field with its list (WAI-ARIA combobox): the focus stays in the field, arrows go through the
 * options, Enter opens.
 */
const Finder = ({ onClose }: Pick<Props, 'onClose'>) => {
  const text = useAdminText();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { parts, ...state } = useParts(typed.trim());
  const options = parts.flatMap(({ options: own, key }) => own.map((one) => ({ ...one, key })));
  const at = Math.min(chosen, options.length - 1);
  const current = options[at];
  const currentId = current && optionId(id, current.key, current);
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  const go = ({ href, label }: Option, group: string): void => {
    storedData.adminPlaces.add({ href, label, group });
    onClose();
    void navigate({ href });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step) setChosen(step(at, options.length - 1));
    else if (event.key === 'Enter' && current) go(current, current.key);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.finder}>
      <input
        type="text"
        role="combobox"
        className={styles.field}
        autoComplete="off"
        spellCheck={false}
        maxLength={searchLimits.max}
        placeholder={text('palette.placeholder')}
        aria-label={text('palette.title')}
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={currentId}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <State {...state} typed={typed.trim()} count={options.length} />
      <Options id={id} parts={parts} currentId={currentId} onTake={go} />
    </div>
  );
};

/** Goes anywhere in administration: screens, actions and records by their names. */
export const Palette = ({ isOpen, onClose }: Props) => {
  const text = useAdminText();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text('palette.title')}
      closeLabel={text('action.close')}
      testId="palette"
    >
      <Finder onClose={onClose} />
    </Dialog>
  );
};
