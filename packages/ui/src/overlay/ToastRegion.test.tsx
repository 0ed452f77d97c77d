import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanUp, render } from '../test/render.tsx';
import { Dialog } from './Dialog.tsx';
import { ToastRegion } from './ToastRegion.tsx';

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
  await vi.waitFor(() => expect(onResume).toHaveBeenCalled());
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
  await vi.waitFor(() => expect(text?.closest(':popover-open')).toBeTruthy());
  expect(text?.closest('section')?.getBoundingClientRect().width).toBeLessThanOrEqual(350);
  expect(box.width).toBeGreaterThan(0);
});
