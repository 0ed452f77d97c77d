import { createElement, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { reference, references } from '../frame/index.ts';
import { drawAdminPage } from '../frame/testing/page.tsx';
import { accountant } from '../money/testing/records.ts';
import { siteFor } from '../resources.ts';
import { api } from '@cafeteria/contract/light';
import { visibility } from './audience/index.ts';
import { TargetName } from './link-target/index.ts';
import { mediaGallery, optionalMedia } from './media/index.ts';

/** Somebody who may look at nothing of administration but what the widget is given. */
const me = { ...accountant, roles: ['ROLE_USER' as const] };
const draw = (screen: ReactElement): Promise<string> =>
  drawAdminPage({ screen, me, site: siteFor(me), fill: () => undefined });
const company = {
  routes: api.companyAdmin,
  labelOf: () => 'Sklárny',
  path: '/admin/company',
};
const one = '0190f000-0000-7000-8000-000000000001';

test.each([
  ['a record by its number', createElement(reference(company).Show, { value: 7 }), ['#7']],
  [
    'several, each apart',
    createElement(references(company).Show, { value: [7, 8] }),
    ['>#7<', '>#8<'],
  ],
  [
    'employers by their numbers',
    createElement(visibility().Show, { value: { mode: 'ONLY', clientIds: [7, 8] } }),
    ['#7, #8'],
  ],
  ['where a link leads', createElement(TargetName, { type: 'OFFER', id: 7 }), ['#7']],
  ['no picture', createElement(optionalMedia().Show, { value: one }), ['data-blank']],
  ['no gallery', createElement(mediaGallery().Show, { value: [one] }), ['data-blank']],
])(
  'who may not read what a widget names is shown %s and nothing that waits',
  async (_, widget, texts) => {
    const html = await draw(widget);
    for (const text of texts) expect(html).toContain(text);
    expect(html).not.toMatch(/skeleton/i);
  },
);
