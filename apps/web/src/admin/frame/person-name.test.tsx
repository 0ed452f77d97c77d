import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { usePersonName } from './person-name.ts';
import { cleanUp, render } from './testing/render.tsx';

afterEach(cleanUp);

const Names = () => {
  const nameOf = usePersonName();
  return [
    { id: 7, name: 'Jana Malá' },
    { id: 8, name: ' ' },
  ].map((user) => <p key={user.id}>{nameOf(user)}</p>);
};

test('whose account was erased is called by its number instead of nothing', async () => {
  render(<Names />);
  await expect.element(page.getByText('Jana Malá')).toBeVisible();
  await expect.element(page.getByText('Smazaný účet č. 8')).toBeVisible();
});
