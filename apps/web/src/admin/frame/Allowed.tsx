import type { LightRoute } from '@cafeteria/contract';
import type { ReactNode } from 'react';
import { useMay } from '../../shared/session/index.ts';

/** What leads to a call, or shows its answer: drawn only for who may make it. */
export const Allowed = ({
  to,
  children,
}: {
  readonly to: LightRoute;
  readonly children: ReactNode;
}): ReactNode => (useMay()(to) ? children : null);
