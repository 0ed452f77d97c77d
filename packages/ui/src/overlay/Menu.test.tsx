import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanUp, render } from '../test/render.tsx';
import { Menu, MenuItem, menuItemClass } from './Menu.tsx';

afterEach(cleanUp);

const trigger = () => page.getByRole('button', { name: 'Účet', exact: true });
const items = (onSelect: () => void = () => undefined) => (
  <>
    <MenuItem onSelect={onSelect}>Profil</MenuItem>
    <MenuItem>Historie</MenuItem>
    <a href="#out" className={menuItemClass()}>
      Odhlásit
    </a>
  </>
);

test('opens by the arrow key, moves round and closes by Esc with the focus back on the button', async () => {
  render(
    <Menu label="Účet" trigger={<b>Jana</b>}>
      {items()}
    </Menu>,
  );
  trigger().element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('Profil')).toBeVisible();
  expect(document.activeElement?.textContent).toBe('Profil');
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Odhlásit');
  await userEvent.keyboard('{Home}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Historie');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Historie')).not.toBeVisible();
  expect(document.activeElement).toBe(trigger().element());
});

test('closes when something is chosen and when the pointer goes elsewhere; a second press closes it too', async () => {
  const onSelect = vi.fn();
  render(
    <>
      <Menu label="Účet" trigger={<b>Jana</b>}>
        {items(onSelect)}
      </Menu>
      <p>Jinde na stránce</p>
    </>,
  );
  await trigger().click();
  await page.getByText('Profil').click();
  expect(onSelect).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Profil')).not.toBeVisible();
  await trigger().click();
  await expect.element(page.getByText('Profil')).toBeVisible();
  await trigger().click();
  await expect.element(page.getByText('Profil')).not.toBeVisible();
});

test('opened before the scripts of its page were there stays open, and then follows them', async () => {
  const menu = (
    <Menu label="Účet" trigger={<b>Jana</b>}>
      {items()}
    </Menu>
  );
  const host = document.createElement('div');
  host.innerHTML = renderToString(menu);
  document.body.append(host);
  await trigger().click();
  await expect.element(page.getByText('Profil')).toBeVisible();
  const root = hydrateRoot(host, menu);
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByText('Profil')).toBeVisible();
  await trigger().click();
  await expect.element(page.getByText('Profil')).not.toBeVisible();
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
  root.unmount();
  host.remove();
});

test('follows the state the app gives it', async () => {
  const onOpenChange = vi.fn();
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Menu
          label="Účet"
          trigger={<b>Jana</b>}
          isOpen={isOpen}
          onOpenChange={(next) => {
            onOpenChange(next);
            setOpen(next);
          }}
        >
          {items()}
        </Menu>
        <input aria-label="Cesta" onFocus={() => setOpen(false)} />
      </>
    );
  };
  render(<Page />);
  await trigger().click();
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
  page
    .getByLabelText('Cesta')
    .element()
    .dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await expect.element(page.getByText('Profil')).not.toBeVisible();
  expect(onOpenChange).toHaveBeenCalledWith(true);
});
