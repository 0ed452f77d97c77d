import { beforeEach, expect, test, vi } from 'vitest';
import { fillPath } from './fill-path.ts';

const dispatched = vi.fn<(event: Event) => boolean>(() => true);
beforeEach(() => {
  dispatched.mockClear();
  vi.stubGlobal('dispatchEvent', dispatched);
});
const warnings = () =>
  dispatched.mock.calls.map(
    ([event]) => (event as CustomEvent<{ message: string }>).detail.message,
  );

test('a path is filled in without a word', () => {
  expect(fillPath('/admin/partner/$partnerId/edit', { partnerId: 7 })).toBe(
    '/admin/partner/7/edit',
  );
  expect(warnings()).toEqual([]);
});
test.each([
  [{}, '/admin/partner/undefined', 'missing parameters of the path /admin/partner/$partnerId'],
  [
    { partnerId: 7, offerId: 8 },
    '/admin/partner/7',
    'extra parameters of the path /admin/partner/$partnerId',
  ],
])('with %j it is made all the same, and warned of', (params, path, warning) => {
  expect(fillPath('/admin/partner/$partnerId', params)).toBe(path);
  expect(warnings()).toEqual([warning]);
});
