import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../actions/IconButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useToastHold } from './use-toast-hold.ts';
import { useToastPlace } from './use-toast-place.ts';
import styles from './ToastRegion.module.css';

export type Toast = {
  readonly id: string;
  readonly type: 'success' | 'error' | 'info' | 'warning';
  readonly text: string;
  /** Fading out, 600 ms. */
  readonly isLeaving?: boolean;
  /** What can be done about it, e.g. `Vrátit zpět`. */
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined;
};
export type ToastRegionProps = {
  /** Spoken name of the region. */
  readonly label: string;
  readonly toasts: readonly Toast[];
  readonly closeLabel: string;
  readonly onClose: (id: string) => void;
  /** The pointer or the focus came to the notifications: stop their time. */
  readonly onPause?: () => void;
  readonly onResume?: () => void;
};

const icons = { success: 'success', error: 'error', info: 'info', warning: 'warning' } as const;

type ToastItemProps = {
  readonly toast: Toast;
  readonly closeLabel: string;
  readonly onAct: () => void;
  readonly onClose: () => void;
};
const ToastItem = ({ toast, closeLabel, onAct, onClose }: ToastItemProps) => (
  <li className={styles.toast} data-type={toast.type} data-leaving={toast.isLeaving || undefined}>
    <Icon name={icons[toast.type]} className={styles.icon} />
    <span className={styles.text} role={toast.type === 'error' ? 'alert' : 'status'}>
      {toast.text}
    </span>
    {toast.action && (
      <button type="button" className={styles.action} onClick={onAct}>
        {toast.action.label}
      </button>
    )}
    <IconButton icon="close" size="ExtraSmall" label={closeLabel} onClick={onClose} />
  </li>
);

const Shown = ({ label, toasts, closeLabel, onClose, onPause, onResume }: ToastRegionProps) => {
  const region = useRef<HTMLElement>(null);
  const hold = useToastHold({ region, changes: toasts, onPause, onResume });
  const host = useToastPlace(region, toasts.at(-1)?.id, (isShown) => hold.setOutOfSight(!isShown));
  return createPortal(
    <section
      ref={region}
      popover="manual"
      aria-label={label}
      className={styles.region}
      {...hold.handlers}
    >
      <ul className={styles.list} role="list">
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            closeLabel={closeLabel}
            onAct={() => {
              hold.giveFocusBack();
              toast.action?.onAct();
            }}
            onClose={() => {
              hold.giveFocusBack();
              onClose(toast.id);
            }}
          />
        ))}
      </ul>
    </section>,
    host,
  );
};

/**
 * Draws the notifications above everything, also above modal windows; the app decides how long they stay.
 * @example <ToastRegion label="Oznámení" toasts={toasts} closeLabel="Zavřít" onClose={close} />
 */
export const ToastRegion = (props: ToastRegionProps) =>
  props.toasts.length > 0 ? <Shown {...props} /> : null;
