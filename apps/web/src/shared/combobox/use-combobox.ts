import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useChoice } from './use-choice.ts';

type Options<T> = {
  readonly initial?: string;
  /** What fits the typed text while the list is open. */
  readonly optionsOf: (
    typed: string,
    isOpen: boolean,
  ) => { readonly options: readonly T[]; readonly isStale: boolean };
  readonly onChoose: (option: T) => void;
  /** Enter without an option. */
  readonly onEnter: (typed: string) => void;
};

/**
 * A text field with a list of options under it, by mouse and by keyboard (WAI-ARIA combobox): arrows walk, Enter
 * takes, Escape closes and then empties.
 * @example
 * const box = useCombobox({ optionsOf: usePlaces, onChoose: go, onEnter: search });
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
  /** On the element around field and list: leaving both closes the list. */
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
