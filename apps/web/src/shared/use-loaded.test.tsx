import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { partMissingEvent } from './import-again.ts';
import { useLoaded } from './use-loaded.ts';

test('a part that does not come is asked for until it does, and told of once', async () => {
  let tries = 0;
  const load = async (): Promise<string> => {
    tries += 1;
    if (tries < 5) throw new TypeError('Failed to fetch http://localhost/assets/Pay.js');
    return 'here';
  };
  const Part = () => <p>{useLoaded(load) ?? 'not yet'}</p>;
  const details: unknown[] = [];
  const hear = (event: Event): void => {
    if (event instanceof CustomEvent) details.push(event.detail);
  };
  window.addEventListener(partMissingEvent, hear);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<Part />);
  await expect.poll(() => host.textContent).toBe('not yet');
  // a connection that comes back asks at once, and spares the test the seconds between
  for (let back = 0; back < 4; back += 1) {
    await expect.poll(() => tries).toBe(back + 1);
    expect(details).toHaveLength(back < 2 ? 0 : 1);
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await expect.poll(() => host.textContent).toBe('here');
  window.removeEventListener(partMissingEvent, hear);
  root.unmount();
  host.remove();
  expect([tries, details.length]).toEqual([5, 1]);
});
