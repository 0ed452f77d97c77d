import { type FocusEvent, useEffect, useRef } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { Icon } from '../icons/Icon.tsx';
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

/**
 * Draws the notifications; the app decides how long they stay.
 * @example <ToastRegion label="Oznámení" toasts={toasts} closeLabel="Zavřít" onClose={close} />
 */
export const ToastRegion = ({
  label,
  toasts,
  closeLabel,
  onClose,
  onPause,
  onResume,
}: ToastRegionProps) => {
  const region = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;

  // Shown anew for every message, so that it lies above a dialog opened meanwhile.
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest]);

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onResume?.();
  };

  return (
    <section
      ref={region}
      popover="manual"
      aria-label={label}
      className={styles.region}
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={onBlur}
    >
      <ul className={styles.list} role="list">
        {toasts.map((toast) => (
          <li
            key={toast.id}
            className={styles.toast}
            data-type={toast.type}
            data-leaving={toast.isLeaving || undefined}
          >
            <Icon name={icons[toast.type]} className={styles.icon} />
            <span className={styles.text} role={toast.type === 'error' ? 'alert' : 'status'}>
              {toast.text}
            </span>
            {toast.action && (
              <button type="button" className={styles.action} onClick={toast.action.onAct}>
                {toast.action.label}
              </button>
            )}
            <IconButton
              icon="close"
              size="ExtraSmall"
              label={closeLabel}
              onClick={() => onClose(toast.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
