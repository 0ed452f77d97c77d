import { useTypedEarly } from '@cafeteria/ui';
import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useId,
  useState,
} from 'react';

/** Whether the list is open, and the option the arrow keys are at: none at first, and none past either end. */
const useList = (count: number, setOpen: (isOpen: boolean) => void) => {
  const [chosen, setChosen] = useState(-1);
  const at = chosen < count ? chosen : -1;
  const show = (isOpen: boolean): void => {
    setOpen(isOpen);
    setChosen(-1);
  };
  return {
    at,
    open: (): void => show(true),
    close: (): void => show(false),
    walk: (step: 1 | -1): void => {
      setOpen(true);
      setChosen(at + step < -1 ? count - 1 : at + step >= count ? -1 : at + step);
    },
  };
};

/** The field, what stands in it, and whether its list is open: also of who typed before the page came alive. */
const useField = (initial: string) => {
  const [typed, setTyped] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const input = useTypedEarly((early) => {
    setTyped(early);
    setOpen(document.activeElement === input.current);
  }, initial);
  return { input, typed, setTyped, isOpen, setOpen };
};

type Options<T> = {
  readonly initial?: string;
  /** Options for the typed text while the list is open. */
  readonly optionsOf: (
    typed: string,
    isOpen: boolean,
  ) => { readonly options: readonly T[]; readonly isStale: boolean };
  readonly onChoose: (option: T) => void;
  /** Enter without an option. */
  readonly onEnter: (typed: string) => void;
};

/** What every combobox says about its field. */
const fieldProps = {
  type: 'search',
  role: 'combobox',
  autoComplete: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
  'aria-autocomplete': 'list',
} as const satisfies ComponentProps<'input'>;

/**
 * A text field with a list of options, by mouse and keyboard (WAI-ARIA combobox): arrows move, Enter
 * chooses, Escape closes and then clears.
 * @example
 * const box = useCombobox({ optionsOf: useSuggested, onChoose: go, onEnter: search });
 * <input {...box.inputProps} />
 */
export const useCombobox = <T>({ initial = '', optionsOf, onChoose, onEnter }: Options<T>) => {
  const id = useId();
  const { input, typed, setTyped, isOpen, setOpen } = useField(initial);
  const found = optionsOf(typed, isOpen);
  const { at, open, close, walk } = useList(found.options.length, setOpen);
  const optionId = (index: number): string => `${id}-${index}`;
  const leave = (): void => {
    close();
    input.current?.blur();
  };
  const take = (option: T): void => {
    leave();
    onChoose(option);
  };
  const chosen = found.options[at];
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => walk(1),
    ArrowUp: () => walk(-1),
    Enter: () => (chosen ? take(chosen) : onEnter(typed)),
    Escape: () => (isOpen ? close() : setTyped('')),
  };
  const listId = `${id}-list`;
  const hasList = isOpen && found.options.length > 0;
  return {
    typed,
    setTyped,
    isOpen,
    ...found,
    at,
    listId,
    optionId,
    take,
    leave,
    focus: (): void => input.current?.focus(),
    inputProps: {
      ...fieldProps,
      ref: input,
      value: typed,
      onKeyDown: (event: KeyboardEvent) => {
        const act = keys[event.key];
        if (act) event.preventDefault();
        act?.();
      },
      onFocus: () => setOpen(true),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value);
        open();
      },
      'aria-expanded': hasList,
      'aria-controls': listId,
      'aria-activedescendant': hasList && at >= 0 ? optionId(at) : undefined,
    },
    /** For the element around field and list: leaving both closes the list. */
    onBlur: (event: FocusEvent): void => {
      if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
    },
  };
};
