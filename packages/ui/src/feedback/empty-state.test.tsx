/// <reference types="@vitest/browser-playwright" />
import { afterEach, expect, test } from 'vitest';
import { cleanUp, render } from '../test/render.tsx';
import { EmptyState } from './EmptyState.tsx';

afterEach(cleanUp);

test('a title of one long word stays within its page', () => {
  const { host } = render(
    <div style={{ inlineSize: 320 }}>
      <EmptyState title={`Pro „${'x'.repeat(128)}“ jsme nic nenašli`} />
    </div>,
  );
  const title = host.querySelector('h2');
  expect(title?.offsetWidth).toBeLessThanOrEqual(320);
  expect(title?.scrollWidth).toBeLessThanOrEqual(320);
});
