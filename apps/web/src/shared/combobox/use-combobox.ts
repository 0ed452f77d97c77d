import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
} from 'react';

/** The option the arrow keys are at; none at first, and none past either end. */
const useChoice = (count: number) => {
  const [chosen, setChosen] = useState(-1);
  const at = chosen < count ? chosen : -1;
  return {
    at,
    choose: setChosen,
    move: (step: 1 | -1): void =>
      setChosen(at + step < -1 ? count - 1 : at + step >= count ? -1 : at + step),
  };
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

/**
 * A text field with a list of options, by mouse and keyboard (WAI-ARIA combobox): arrows move, Enter
 * chooses, Escape closes and then clears.
 * @example
 * const box = useCombobox({ optionsOf: useSuggested, onChoose: go, onEnter: search });
 * <input {...box.inputProps} />
 */
export const useCombobox = <T>({ initial = '', optionsOf, onChoose, onEnter }: Options<T>) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const { options, isStale } = optionsOf(typed, isOpen);
  const { at, choose, move } = useChoice(options.length);
  const optionId = (index: number): string => `${id}-${index}`;
  const close = (): void => {
    setOpen(false);
    choose(-1);
  };
  const take = (option: T): void => {
    close();
    input.current?.blur();
    onChoose(option);
  };
  const enter = (): void => {
    const option = options[at];
    if (option) take(option);
    else onEnter(typed);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => {
      setOpen(true);
      move(1);
    },
    ArrowUp: () => {
      setOpen(true);
      move(-1);
    },
    Enter: enter,
    Escape: () => {
      if (isOpen) close();
      else setTyped('');
    },
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const hasList = isOpen && options.length > 0;
  const inputProps: ComponentProps<'input'> = {
    ref: input,
    type: 'search',
    autoComplete: 'off',
    spellCheck: false,
    enterKeyHint: 'search',
    value: typed,
    onKeyDown,
    onFocus: () => setOpen(true),
    onChange: (event) => {
      setTyped(event.target.value);
      setOpen(true);
      choose(-1);
    },
    role: 'combobox',
    'aria-expanded': hasList,
    'aria-controls': `${id}-list`,
    'aria-autocomplete': 'list',
    'aria-activedescendant': hasList && at >= 0 ? optionId(at) : undefined,
  };
  /** For the element around field and list: leaving both closes the list. */
  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const focus = (): void => input.current?.focus();
  const leave = (): void => {
    close();
    input.current?.blur();
  };
  return {
    typed,
    setTyped,
    isOpen,
    options,
    isStale,
    at,
    listId: `${id}-list`,
    optionId,
    take,
    leave,
    focus,
    inputProps,
    onBlur,
  };
};
