import {
  type KeyboardEvent,
  type KeyboardEventHandler,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SubmitEventHandler,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { classNames } from '../class-names.ts';
import type * as After from './focus-after.ts';
import { enterModal, leaveModal } from './modals.ts';
import styles from './Dialog.module.css';

export type DialogProps = {
  readonly isOpen: boolean;
  /** Asked for by Esc, the cross and a click beside; the owner decides. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Of the cross; without one the window stays until one of its actions is chosen. */
  readonly closeLabel?: string | undefined;
  readonly description?: ReactNode;
  /** The buttons at the bottom. */
  readonly actions?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** `dialog` in the middle, `drawer` at the side, `sheet` from below; over a `lightbox` nothing is shown. */
  readonly placement?: 'dialog' | 'drawer' | 'drawer-start' | 'sheet' | 'lightbox';
  readonly role?: 'dialog' | 'alertdialog';
  /** Makes the body and the actions one form. */
  readonly onSubmit?: SubmitEventHandler<HTMLFormElement>;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly testId?: string;
  readonly className?: string;
  readonly children?: ReactNode;
};

/** Where the focus comes afterwards is only needed then; without the file it stays where the browser puts it. */
const afterwards = (see: (file: typeof After) => void): void =>
  void import('./focus-after.ts').then(see).catch(() => undefined);

const firstFocus = [
  '[data-autofocus]',
  '[data-body] :is(input, select, textarea):not(:disabled)',
  'h2',
];

const close = (element: HTMLDialogElement): void => {
  leaveModal(element);
  element.close();
};

/** What has the focus, and each part of the page around it. */
const aroundFocus = (): Element[] => {
  const around: Element[] = [];
  for (let one = document.activeElement; one && one !== document.body; one = one.parentElement)
    around.push(one);
  return around;
};

/** Opens and closes the window with its state, and gives the focus to what is wanted first. */
const useModal = (
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  isLightbox: boolean,
) => {
  const around = useRef<readonly Element[]>([]);
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element && !element.open) {
      around.current = aroundFocus();
      element.showModal();
      enterModal({ element, isLightbox });
      for (const selector of firstFocus) {
        const first = element.querySelector<HTMLElement>(selector);
        first?.focus();
        if (first) break;
      }
    }
    if (!isOpen && element?.open) {
      close(element);
      afterwards(({ keepFocus }) => keepFocus(around.current));
    }
  }, [dialog, isOpen, isLightbox]);
  // A dialog taken out of the document while open would not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (!element?.open) return;
      close(element);
      afterwards(({ keepFocus }) => keepFocus(around.current));
    };
  }, [dialog]);
};

type ContentProps = Pick<
  DialogProps,
  'title' | 'closeLabel' | 'description' | 'actions' | 'onClose' | 'children'
> & { readonly id: string };
const Content = ({
  id,
  title,
  closeLabel,
  description,
  actions,
  onClose,
  children,
}: ContentProps) => (
  <>
    <header className={styles.header}>
      <h2 id={`${id}-title`} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {closeLabel && <IconButton icon="close" label={closeLabel} size="Small" onClick={onClose} />}
    </header>
    {(description || children) && (
      <div className={styles.body} data-body="">
        {description && (
          <div id={`${id}-description`} className={styles.description}>
            {description}
          </div>
        )}
        {children}
      </div>
    )}
    {actions && <footer className={styles.actions}>{actions}</footer>}
  </>
);

/**
 * A modal window. Focus goes to `[data-autofocus]`, the first field or the title, and returns to
 * where it was.
 * @example <Dialog isOpen={isOpen} onClose={close} title="Dobití" closeLabel="Zavřít">…</Dialog>
 */
export const Dialog = ({
  isOpen,
  onClose,
  size = 'medium',
  placement = 'dialog',
  role,
  onSubmit,
  onKeyDown,
  testId,
  className,
  ...rest
}: DialogProps) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  useModal(dialog, isOpen, placement === 'lightbox');

  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current && pressed.current === dialog.current) onClose();
  };
  const content = <Content {...rest} id={id} onClose={onClose} />;

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={rest.description ? `${id}-description` : undefined}
      // a second Esc would close it without being asked
      closedby={rest.closeLabel ? undefined : 'none'}
      className={classNames(styles.dialog, styles[placement], styles[size], className)}
      data-testid={testId}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onMouseDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={onClick}
    >
      {isOpen &&
        (onSubmit ? (
          <form
            className={styles.frame}
            onSubmit={(event) => {
              onSubmit(event);
              const { currentTarget } = event;
              afterwards(({ focusFirstError }) => focusFirstError(currentTarget));
            }}
            noValidate
          >
            {content}
          </form>
        ) : (
          <div className={styles.frame}>{content}</div>
        ))}
    </dialog>
  );
};

export type DrawerProps = Omit<DialogProps, 'placement'> & {
  readonly side?: 'start' | 'end' | 'bottom';
};

/** A modal at the edge, e.g. navigation or filters on a phone: `<Drawer side="bottom" title="Filtry" …>`. */
export const Drawer = ({ side = 'end', ...rest }: DrawerProps) => (
  <Dialog
    {...rest}
    placement={side === 'end' ? 'drawer' : side === 'start' ? 'drawer-start' : 'sheet'}
  />
);

export type ConfirmDialogProps = {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly isPending?: boolean;
  readonly tone?: 'brand' | 'negative';
  readonly children?: ReactNode;
};

/** Enter in a field of one line answers the question it belongs to, as it sends a form. */
const answers = ({ key, target, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !nativeEvent.isComposing &&
  !nativeEvent.defaultPrevented &&
  target instanceof HTMLInputElement &&
  target.matches(':is([type=text], :not([type])):not([role=combobox])') &&
  target.form === null;

/**
 * Asks for confirmation before something is removed; a field in it is answered by Enter too.
 * @example <ConfirmDialog tone="negative" title="Smazat „Letní jóga“?" … />
 */
export const ConfirmDialog = ({
  isOpen,
  title,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  isPending = false,
  tone = 'brand',
  children,
}: ConfirmDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onCancel}
    role="alertdialog"
    size="small"
    title={title}
    onKeyDown={(event) => {
      if (!answers(event) || isPending) return;
      event.preventDefault();
      onConfirm();
    }}
    description={children}
    closeLabel={cancelLabel}
    actions={
      <>
        <Button
          kind="ghost"
          onClick={onCancel}
          data-autofocus={tone === 'negative' ? '' : undefined}
        >
          {cancelLabel}
        </Button>
        <Button
          kind={tone === 'negative' ? 'filled-negative' : 'filled'}
          isPending={isPending}
          onClick={onConfirm}
          data-autofocus={tone === 'brand' ? '' : undefined}
        >
          {confirmLabel}
        </Button>
      </>
    }
  />
);
