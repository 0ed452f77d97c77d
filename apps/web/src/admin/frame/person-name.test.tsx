import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useEmployeeName, usePersonName } from './person-name.ts';
import { cleanUp, render } from './testing/render.tsx';

afterEach(cleanUp);

const Names = () => {
  const nameOf = usePersonName();
  return [
    { id: 7, name: 'Jana Malá' },
    { id: 8, name: '' },
  ].map((user) => <p key={user.id}>{nameOf(user)}</p>);
};

const Employees = () => {
  const nameOf = useEmployeeName();
  return [
    { userId: 7, name: 'Jana Malá', personalNumber: '12' },
    { userId: 8, name: '', personalNumber: null },
  ].map((employee) => <p key={employee.userId}>{nameOf(employee)}</p>);
};

test('whose account was erased is called by its number instead of nothing', async () => {
  render(<Names />);
  await expect.element(page.getByText('Jana Malá')).toBeVisible();
  await expect.element(page.getByText('Smazaný účet č. 8')).toBeVisible();
});

test('in grants and orders too, where the number of the payroll stands beside the name', async () => {
  render(<Employees />);
  await expect.element(page.getByText('Jana Malá (12)')).toBeVisible();
  await expect.element(page.getByText('Smazaný účet č. 8')).toBeVisible();
});
