import { Dialog, IconButton, Switch } from '@cafeteria/ui';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { kept } from '../kept.ts';
import { useAdminText } from '../texts.ts';
import { commandOf, listKeys, obey } from './list-keys.ts';
import styles from './ListKeys.module.css';

/** In the order they are told: what is marked is opened by Enter without our help. */
const shownKeys = [
  ...Object.entries(listKeys).slice(0, 3),
  ['Enter', 'open'] as const,
  ...Object.entries(listKeys).slice(3),
] as const;

type Props = {
  /** The list the keys are for. */
  readonly list: RefObject<HTMLElement | null>;
};

/**
 * Keys of a list, and the button with the dialog that lists them; people who speak to their computer
 * switches them off.
 */
export const ListKeys = ({ list }: Props) => {
  const text = useAdminText();
  const [isOpen, setOpen] = useState(false);
  const [areOn, setOn] = useState(() => kept.listKeys.get() ?? true);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = areOn ? commandOf(event) : undefined;
    if (!command || !list.current) return;
    event.preventDefault();
    if (command === 'help') setOpen(true);
    else obey(list.current, command);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const turn = (on: boolean): void => {
    setOn(on);
    kept.listKeys.set(on);
  };
  return (
    <>
      <IconButton
        icon="question"
        size="Small"
        className={styles.button}
        label={text('keys.title')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="small"
        title={text('keys.title')}
        closeLabel={text('action.close')}
      >
        <dl className={styles.keys}>
          {shownKeys.map(([key, command]) => (
            <div key={key}>
              <dt>
                <kbd>{key === ' ' ? text('keys.space') : key}</kbd>
              </dt>
              <dd>{text(`keys.${command}`)}</dd>
            </div>
          ))}
        </dl>
        <Switch
          label={text('keys.on')}
          checked={areOn}
          onChange={(event) => turn(event.target.checked)}
        />
      </Dialog>
    </>
  );
};
