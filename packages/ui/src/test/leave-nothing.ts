/**
 * Tests of a worker share one page as well as their modules: it begins with the styles of the product, in the order the
 * product takes them, and what a file of tests puts into it goes with the file.
 */
import '../styles/index.css';
import { afterAll, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

const root = document.documentElement;
const attributes = [...root.attributes].map(({ name, value }) => [name, value] as const);
const address = location.href;

afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const [name, value] of attributes) root.setAttribute(name, value);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', address);
  // what the next file shows does not find the pointer over it
  await userEvent.hover(root, { position: { x: 0, y: 0 }, force: true });
});
