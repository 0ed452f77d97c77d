import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

const mounted = new Set<() => void>();

/** Puts an element on the page; `render` again with the answer's own `render`. */
export const render = (element: ReactNode) => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const show = (next: ReactNode) => flushSync(() => root.render(next));
  mounted.add(() => {
    root.unmount();
    host.remove();
  });
  show(element);
  return { host, render: show };
};

/** Takes everything away again: `afterEach(cleanUp)`. */
export const cleanUp = () => {
  for (const unmount of mounted) unmount();
  mounted.clear();
};
