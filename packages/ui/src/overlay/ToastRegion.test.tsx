import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanUp, render } from '../test/render.tsx';
import { Button } from '../actions/Button.tsx';
import { StickyBar } from '../data/Toolbar.tsx';
import { Dialog } from './Dialog.tsx';
import { type Toast, ToastRegion } from './ToastRegion.tsx';

afterEach(cleanUp);

test('asks to stop the time while the pointer or the focus is there', async () => {
  const [onPause, onResume, onClose] = [vi.fn(), vi.fn(), vi.fn()];
  const toasts = [
    { id: 'a', type: 'success' as const, text: 'Uloženo.' },
    { id: 'b', type: 'error' as const, text: 'Spojení vypadlo.' },
  ];
  render(
    <ToastRegion
      label="Oznámení"
      toasts={toasts}
      closeLabel="Zavřít"
      onClose={onClose}
      onPause={onPause}
      onResume={onResume}
    />,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('Spojení vypadlo.');
  await expect.element(page.getByRole('status')).toHaveTextContent('Uloženo.');
  await userEvent.hover(page.getByText('Uloženo.'));
  expect(onPause).toHaveBeenCalledOnce();
  await userEvent.unhover(page.getByText('Uloženo.'));
  await expect.poll(() => onResume).toHaveBeenCalled();
  await page.getByRole('button', { name: 'Zavřít' }).nth(1).click();
  expect(onClose).toHaveBeenCalledWith('b');
});

test('lies above a dialog that was opened before it, not wider than 350 px', async () => {
  const view = render(
    <Dialog
      isOpen
      title="Dobití"
      closeLabel="Zavřít"
      onClose={() => undefined}
      placement="drawer"
    />,
  );
  const toast = { id: 'a', type: 'info' as const, text: 'Nahoře' };
  view.render(
    <>
      <Dialog
        isOpen
        title="Dobití"
        closeLabel="Zavřít"
        onClose={() => undefined}
        placement="drawer"
      />
      <ToastRegion
        label="Oznámení"
        closeLabel="Zavřít"
        onClose={() => undefined}
        toasts={[toast]}
      />
    </>,
  );
  const text = [...document.querySelectorAll('[popover] span')].find(
    (span) => span.textContent === toast.text,
  );
  const box = text?.getBoundingClientRect() ?? new DOMRect();
  await expect.poll(() => text?.closest(':popover-open')).toBeTruthy();
  expect(text?.closest('section')?.getBoundingClientRect().width).toBeLessThanOrEqual(350);
  expect(box.width).toBeGreaterThan(0);
});

/** Notifications as the app keeps them: closed ones go, and time that stands still is counted. */
const Notices = ({ onHeld }: { readonly onHeld: (isHeld: boolean) => void }) => {
  const [toasts, setToasts] = useState<readonly Toast[]>([
    { id: 'a', type: 'success', text: 'Uloženo.' },
    { id: 'b', type: 'error', text: 'Spojení vypadlo.' },
  ]);
  return (
    <ToastRegion
      label="Oznámení"
      toasts={toasts}
      closeLabel="Zavřít oznámení"
      onClose={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))}
      onPause={() => onHeld(true)}
      onResume={() => onHeld(false)}
    />
  );
};
const closeButton = page.getByRole('button', { name: 'Zavřít oznámení' });
const press = async (button: typeof closeButton): Promise<void> => {
  button.element().focus();
  await userEvent.keyboard('{Enter}');
};
const Window = ({
  placement = 'dialog',
  size = 'medium',
  isOpen = true,
}: {
  readonly size?: 'medium' | 'large';
  readonly placement?: 'dialog' | 'drawer' | 'lightbox';
  readonly isOpen?: boolean;
}) => (
  <Dialog
    isOpen={isOpen}
    title="Dobití"
    closeLabel="Zavřít"
    onClose={() => undefined}
    placement={placement}
    size={size}
    actions={<Button>Dobít</Button>}
  >
    <input aria-label="Částka" />
  </Dialog>
);

test('closing one with the keyboard gives the focus back and lets the time of the others go on', async () => {
  const onHeld = vi.fn();
  render(
    <>
      <input aria-label="Jméno" />
      <Notices onHeld={onHeld} />
    </>,
  );
  await userEvent.hover(page.getByLabelText('Jméno'));
  page.getByLabelText('Jméno').element().focus();
  await userEvent.keyboard('{Tab}');
  expect(onHeld).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Uloženo.')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(page.getByLabelText('Jméno').element());
  expect(onHeld).toHaveBeenLastCalledWith(false);
});

test('over a window they can be pointed at and closed, and the focus stays in the window', async () => {
  const onHeld = vi.fn();
  const draw = (isOpen: boolean) => (
    <>
      <Window placement="drawer" isOpen={isOpen} />
      <Notices onHeld={onHeld} />
    </>
  );
  const view = render(draw(false));
  view.render(draw(true));
  await userEvent.hover(page.getByText('Uloženo.'));
  expect(onHeld).toHaveBeenLastCalledWith(true);
  await userEvent.unhover(page.getByText('Uloženo.'));
  await closeButton.first().click();
  await expect.element(page.getByText('Uloženo.')).not.toBeInTheDocument();
  await press(closeButton);
  await expect.element(page.getByText('Spojení vypadlo.')).not.toBeInTheDocument();
  expect(document.activeElement?.closest('dialog')).toBeTruthy();
});

test('outlive the window they were shown in', async () => {
  const draw = (isOpen: boolean) => (
    <>
      <Window isOpen={isOpen} />
      <Notices onHeld={() => undefined} />
    </>
  );
  const view = render(draw(true));
  expect(page.getByText('Uloženo.').element().closest('dialog')).toBeTruthy();
  view.render(draw(false));
  await expect.element(page.getByText('Uloženo.')).toBeVisible();
  expect(page.getByText('Uloženo.').element().closest('dialog')).toBeNull();
});

test('wait behind a lightbox without losing time, and are seen once it is closed', async () => {
  const onHeld = vi.fn();
  const draw = (isOpen: boolean) => (
    <>
      <Window placement="lightbox" isOpen={isOpen} />
      <Notices onHeld={onHeld} />
    </>
  );
  const view = render(draw(true));
  await expect.element(page.getByText('Uloženo.')).not.toBeVisible();
  expect(onHeld).toHaveBeenLastCalledWith(true);
  view.render(draw(false));
  await expect.element(page.getByText('Uloženo.')).toBeVisible();
  expect(onHeld).toHaveBeenLastCalledWith(false);
});

const isOver = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe.each([320, 360, 768, 1366])(
  'at %i px they never lie over what is pressed to go on:',
  (width) => {
    beforeEach(() => page.viewport(width, 740));
    test.each([
      ['in a window', <Window key="window" />],
      ['in a large window', <Window key="large" size="large" />],
      ['in a drawer', <Window key="drawer" placement="drawer" />],
      [
        'on a save bar',
        <div
          key="bar"
          style={{
            blockSize: '100vh',
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'flex-end',
          }}
        >
          <StickyBar status="Neuložené změny">
            <Button kind="ghost">Uložit jako kopii</Button>
            <Button>Dobít</Button>
          </StickyBar>
        </div>,
      ],
    ])('%s', async (_, element) => {
      render(
        <>
          {element}
          <Notices onHeld={() => undefined} />
        </>,
      );
      await expect.element(page.getByText('Uloženo.')).toBeVisible();
      const button = page.getByRole('button', { name: 'Dobít' }).element();
      const notices = page.getByRole('region', { name: 'Oznámení' }).element();
      expect(isOver(button.getBoundingClientRect(), notices.getBoundingClientRect())).toBe(false);
    });
  },
);

describe('on a wide screen', () => {
  beforeEach(() => page.viewport(1366, 740));
  const corner = (place: string) => (
    <button
      key={place}
      type="button"
      style={{ position: 'fixed', inset: place, inlineSize: '10rem', blockSize: '3rem' }}
    >
      Dobít
    </button>
  );
  const bottomStart = 'auto auto 2rem 2rem';
  const bottomEnd = 'auto 2rem 2rem auto';
  test.each([
    ['at the bottom', [bottomStart]],
    ['on both sides of the bottom', [bottomStart, bottomEnd]],
  ])('they cover no button that lies %s', async (_, places) => {
    render(
      <>
        {places.map(corner)}
        <Notices onHeld={() => undefined} />
      </>,
    );
    await expect.element(page.getByText('Uloženo.')).toBeVisible();
    const notices = page.getByRole('region', { name: 'Oznámení' }).element();
    const covered = page
      .getByRole('button', { name: 'Dobít' })
      .elements()
      .filter((one) => isOver(one.getBoundingClientRect(), notices.getBoundingClientRect()));
    expect(covered).toEqual([]);
  });
});

describe('over a list', () => {
  const at = (inset: string) =>
    ({ position: 'fixed', inset, inlineSize: '10rem', blockSize: '3rem' }) as const;
  const foot = (
    <button key="foot" type="button" style={at('auto auto 1rem 2rem')}>
      Vybrat vše
    </button>
  );
  const create = (
    <a key="create" href="#new" style={at('5.5rem 1rem auto auto')}>
      Nový partner
    </a>
  );
  /** What comes with the pointer only. */
  const quiet = (
    <div key="quiet" style={{ opacity: 0 }}>
      <button type="button" style={at('auto 2rem 2rem auto')}>
        Upravit
      </button>
    </div>
  );
  test.each([
    ['neither the way to a new record nor what is at its foot', 1366, [create, foot, quiet]],
    ['nothing at the foot of a phone', 360, [foot, quiet]],
    ['nothing at the head of a phone', 360, [create, quiet]],
  ])('they cover %s', async (_, width, around) => {
    await page.viewport(width, 740);
    render(
      <>
        {around}
        <Notices onHeld={() => undefined} />
      </>,
    );
    await expect.element(page.getByText('Uloženo.')).toBeVisible();
    const notices = page.getByRole('region', { name: 'Oznámení' }).element();
    const covered = [...document.querySelectorAll('a, button')]
      .filter((one) => !notices.contains(one) && one.textContent !== 'Upravit')
      .filter((one) => isOver(one.getBoundingClientRect(), notices.getBoundingClientRect()))
      .map(({ textContent }) => textContent);
    expect(covered).toEqual([]);
  });
});
