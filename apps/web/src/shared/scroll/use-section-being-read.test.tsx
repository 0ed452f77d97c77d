import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { useSectionBeingRead } from './use-section-being-read.ts';

const ids = ['first', 'second', 'third'] as const;
const Text = () => {
  const current = useSectionBeingRead(ids);
  return (
    <>
      <output style={{ position: 'fixed' }}>{current ?? 'none'}</output>
      {ids.map((id) => (
        <section key={id} id={id} style={{ blockSize: id === 'third' ? '10vh' : '150vh' }} />
      ))}
    </>
  );
};

const host = document.createElement('div');
const root = createRoot(host);
afterEach(() => {
  root.unmount();
  host.remove();
});

test('tells the section before the reader, the short last one as well, down and up again', async () => {
  document.body.append(host);
  flushSync(() => root.render(<Text />));
  const current = () => host.querySelector('output')?.textContent;
  await expect.poll(() => current()).toBe('first');
  document.getElementById('third')?.scrollIntoView();
  await expect.poll(() => current()).toBe('third');
  document.getElementById('second')?.scrollIntoView();
  await expect.poll(() => current()).toBe('second');
});
