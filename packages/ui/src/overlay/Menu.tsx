import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { followAnchor, type PopoverAlign } from './place-popover.ts';
import styles from './Menu.module.css';

export type MenuProps = {
  /** What stands on the button. */
  readonly trigger: ReactNode;
  /** Spoken name of the list, and of the button unless `trigger` is a plain text; contains the text that is seen. */
  readonly label: string;
  readonly triggerClassName?: string;
  readonly triggerTestId?: string;
  readonly align?: PopoverAlign;
  /** Controlled state: lets the app close the menu when a route change starts. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly className?: string;
  /**
   * `MenuItem`s, links with `menuItemClass`, `MenuHeading`s and `MenuSeparator`s; each may be
   * wrapped in a plain element.
   */
  readonly children: ReactNode;
};

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

const focusables = (root: HTMLElement | null): readonly HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled)') ??
    []),
];

/** Shows the list beside its button while it is open; one that was opened before the scripts were there stays so. */
const usePopover = (
  button: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  isOpen: boolean,
  align: PopoverAlign,
  onFoundOpen: () => void,
) => {
  const isNew = useRef(true);
  const tell = useEffectEvent(onFoundOpen);
  useEffect(() => {
    const popover = list.current;
    if (!popover) return undefined;
    const isShown = popover.matches(':popover-open');
    const isFound = isNew.current && isShown;
    isNew.current = false;
    if (!isOpen) {
      if (isFound) tell();
      else if (isShown) popover.hidePopover();
      return undefined;
    }
    if (!isShown) popover.showPopover();
    return button.current ? followAnchor(button.current, popover, align) : undefined;
  }, [button, list, isOpen, align]);
};

/** The arrow keys, Home and End go through the list. */
const moveFocus = (event: KeyboardEvent, list: HTMLElement | null) => {
  const step = steps[event.key];
  if (!step) return;
  const items = focusables(list);
  const at = items.findIndex((item) => item === document.activeElement);
  event.preventDefault();
  items[step(at, items.length - 1)]?.focus();
};
/** An arrow key on the button opens the list at its beginning, or at its end. */
const openWithArrow = (event: KeyboardEvent, list: HTMLElement | null) => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  list?.showPopover();
  focusables(list)
    .at(event.key === 'ArrowDown' ? 0 : -1)
    ?.focus();
};

/**
 * A button that opens a list of actions.
 * @example <Menu label="Účet" trigger="Jana"><MenuItem onSelect={logout}>Odhlásit</MenuItem></Menu>
 */
export const Menu = ({
  trigger,
  label,
  triggerClassName,
  triggerTestId,
  align = 'start',
  isOpen: controlled,
  onOpenChange,
  className,
  children,
}: MenuProps) => {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = controlled ?? ownOpen;
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const change = (next: boolean) => {
    setOwnOpen(next);
    if (next !== isOpen) onOpenChange?.(next);
  };

  usePopover(button, list, isOpen, align, () => change(true));

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={typeof trigger === 'string' ? undefined : label}
        aria-expanded={isOpen}
        aria-controls={id}
        className={triggerClassName}
        data-testid={triggerTestId}
        onKeyDown={(event) => openWithArrow(event, list.current)}
      >
        {trigger}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={classNames(styles.menu, className)}
        onToggle={(event) => change(event.newState === 'open')}
        onKeyDown={(event) => moveFocus(event, list.current)}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a[href], [data-menu-item]'))
            change(false);
        }}
      >
        {children}
      </div>
    </>
  );
};

export type MenuItemProps = Omit<ComponentProps<'button'>, 'onSelect'> & {
  readonly icon?: IconName;
  readonly onSelect?: () => void;
  readonly tone?: 'ink' | 'negative';
  /** Marks the chosen one. */
  readonly isSelected?: boolean;
  /** One of several that may be chosen: the menu stays open for the next. */
  readonly staysOpen?: boolean;
};

/** The look of a menu's row for a link: `<Link className={menuItemClass()}>`. */
export const menuItemClass = ({
  tone = 'ink',
  className,
}: { readonly tone?: 'ink' | 'negative'; readonly className?: string } = {}): string =>
  classNames(styles.item, styles[tone], className);

/**
 * An action in a menu; closes it, unless it is one of several that may be chosen.
 * @example <MenuItem icon="copy" onSelect={copy}>Kopírovat</MenuItem>
 */
export const MenuItem = ({
  icon,
  onSelect,
  tone,
  isSelected,
  staysOpen,
  className,
  children,
  ...rest
}: MenuItemProps) => (
  <button
    {...rest}
    type="button"
    data-menu-item={staysOpen ? undefined : ''}
    aria-pressed={isSelected}
    className={menuItemClass({ tone, className })}
    onClick={onSelect}
  >
    {icon && <Icon name={icon} />}
    <span className={styles.text}>{children}</span>
    {isSelected && <Icon name="check" size="sm" />}
  </button>
);

/** A title of a part of a menu. */
export const MenuHeading = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.heading}>{children}</div>
);

/** A line between parts of a menu. */
export const MenuSeparator = () => <hr className={styles.separator} />;
