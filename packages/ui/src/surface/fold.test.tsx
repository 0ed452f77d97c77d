/// <reference types="@vitest/browser-playwright" />
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Fold } from './Fold.tsx';

const host = document.body.appendChild(document.createElement('div'));
const root = createRoot(host);
const media = (name: 'print' | 'screen') =>
  cdp().send('Emulation.setEmulatedMedia', { media: name });
afterEach(async () => {
  await media('screen');
  flushSync(() => root.render(null));
});

test('what is folded on the screen is unfolded on paper', async () => {
  flushSync(() =>
    root.render(
      <Fold title="Kde se kartou platí?">
        <p>U partnerů.</p>
      </Fold>,
    ),
  );
  const fold = host.querySelector('details');
  const folded = fold?.getBoundingClientRect().height ?? 0;
  await media('print');
  expect(fold?.getBoundingClientRect().height).toBeGreaterThan(folded + 10);
});
