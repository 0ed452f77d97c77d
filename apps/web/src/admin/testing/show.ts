import type { Me } from '@cafeteria/contract';
import type { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import type { Widget } from '../frame/index.ts';
import { drawAdminPage } from '../frame/testing/page.tsx';
import { accountant } from '../money/testing/records.ts';
import { siteFor } from '../resources.ts';

const me: Me = { ...accountant, roles: ['ROLE_ADMIN'] };
/** How a widget shows a value to an administrator, whose answers `fill` brings. */
export const drawShown = <V>(
  { Show }: Widget<V>,
  value: V,
  fill: (client: QueryClient) => void = () => undefined,
): Promise<string> =>
  drawAdminPage({ screen: createElement(Show, { value }), me, site: siteFor(me), fill });
