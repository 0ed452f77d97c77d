import type { ReactNode } from 'react';

/** Text for screen readers only: `<VisuallyHidden>Načítá se</VisuallyHidden>`. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span data-hidden="true">{children}</span>
);
