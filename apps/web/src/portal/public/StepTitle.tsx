import { Heading } from '@cafeteria/ui';
import { takeFocus } from '../form/index.ts';

/**
 * The title of a step that takes the place of another. What had the focus is gone with that, so the title takes it,
 * unless a field below does (`autoFocus`).
 * @example <StepTitle key={title}>{title}</StepTitle>
 */
export const StepTitle = ({ children }: { readonly children: string }) => (
  <Heading level={1} ref={takeFocus} tabIndex={-1}>
    {children}
  </Heading>
);
