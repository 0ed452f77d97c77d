import { api } from '@cafeteria/contract/light';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { accountant } from '../../money/testing/records.ts';
import { entries, siteFor } from '../../resources.ts';
import { isResource } from '../index.ts';
import type { Resource } from '../resource.ts';
import { drawAdminPage } from '../testing/page.tsx';
import { Assign } from './Assign.tsx';

const me = { ...accountant, roles: ['ROLE_ADMIN' as const] };
const [partner] = entries.filter((entry) => isResource(entry) && entry.name === 'partner');
const draw = (routes: Partial<Resource['routes']>): Promise<string> => {
  if (!partner || !isResource(partner)) throw new Error('nothing can be assigned');
  const resource = { ...partner, routes: { get: partner.routes.get, ...routes } };
  return drawAdminPage({
    screen: createElement(Assign, {
      resource,
      items: [],
      isDisabled: false,
      onAssign: () => undefined,
    }),
    me,
    site: siteFor(me),
    fill: () => undefined,
  });
};

test('a field is given to what is chosen by who may change a record', async () =>
  expect(await draw({ update: api.partnerAdmin.update })).toContain('bulk-assign'));
test.each([
  ['only look at records', {}],
  ['only make new ones', { create: api.partnerAdmin.create }],
])('nothing is offered to who may %s', async (_, routes) =>
  expect(await draw(routes)).not.toContain('bulk-assign'),
);
