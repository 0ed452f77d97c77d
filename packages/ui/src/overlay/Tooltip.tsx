import { type ReactNode, useId, useRef } from 'react';
import { placePopover } from './place-popover.ts';
import styles from './Tooltip.module.css';

export type TooltipProps = {
  readonly text: ReactNode;
  /** Gets the attribute that ties the text to the control. */
  readonly children: (described: { readonly 'aria-describedby': string }) => ReactNode;
};

/**
 * A hint for a control, shown on hover and focus.
 * @example
 * <Tooltip text="Jen pro držitele karty">
 *   {(described) => <button {...described}>?</button>}
 * </Tooltip>
 */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const show = () => {
    if (!anchor.current || !bubble.current || bubble.current.matches(':popover-open')) return;
    bubble.current.showPopover();
    placePopover(anchor.current, bubble.current, 'center', 'above');
  };
  const hide = () => {
    if (bubble.current?.matches(':popover-open')) bubble.current.hidePopover();
  };
  return (
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {children({ 'aria-describedby': id })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={styles.bubble}>
        {text}
      </span>
    </span>
  );
};
