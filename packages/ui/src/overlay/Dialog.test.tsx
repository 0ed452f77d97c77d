import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanUp, render } from '../test/render.tsx';
import { TextField } from '../form/TextField.tsx';
import { ConfirmDialog, Dialog } from './Dialog.tsx';

afterEach(cleanUp);

const Page = ({ isMounted = true }: { readonly isMounted?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  const dialog = (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Dobití" closeLabel="Zavřít">
      <input aria-label="Částka" />
    </Dialog>
  );
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Dobít
      </button>
      {(isMounted || isOpen) && dialog}
    </>
  );
};

test.each([
  { how: 'stays in the page', isMounted: true },
  { how: 'is taken out when closed', isMounted: false },
])('a dialog that $how gets the focus and gives it back on Esc', async ({ isMounted }) => {
  render(<Page isMounted={isMounted} />);
  await page.getByText('Dobít', { exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: 'Dobití' })).toBeVisible();
  expect(document.activeElement).toBe(page.getByLabelText('Částka').element());
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toBe('Dobít');
});

/** A list of one row, which goes a moment after it was said yes to. */
const Removal = () => {
  const [isAsked, setAsked] = useState(false);
  const [isThere, setThere] = useState(true);
  return (
    <section>
      <h2>Kde jste přihlášení</h2>
      {isThere && (
        <button type="button" onClick={() => setAsked(true)}>
          Odhlásit
        </button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title="Odhlásit?"
        confirmLabel="Ano"
        cancelLabel="Ne"
        onConfirm={() => {
          setAsked(false);
          setTimeout(() => setThere(false), 100);
        }}
        onCancel={() => setAsked(false)}
      />
    </section>
  );
};
test('where what was pressed goes with what was done, the focus comes to the heading above it', async () => {
  render(<Removal />);
  await page.getByRole('button', { name: 'Odhlásit' }).click();
  await page.getByRole('button', { name: 'Ano' }).click();
  await expect.element(page.getByRole('button', { name: 'Odhlásit' })).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toBe('Kde jste přihlášení');
});

test('the first wrong field of a window is where one goes on', async () => {
  const Form = () => {
    const [isTried, setTried] = useState(false);
    return (
      <Dialog
        isOpen
        title="Nový pohled"
        closeLabel="Zavřít"
        onClose={() => undefined}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
        }}
        actions={<button type="submit">Uložit</button>}
      >
        <TextField label="Název" error={isTried ? 'Vyplňte prosím.' : undefined} />
      </Dialog>
    );
  };
  render(<Form />);
  await page.getByRole('button', { name: 'Uložit' }).click();
  await expect.poll(() => document.activeElement).toBe(page.getByLabelText('Název').element());
});

test('asking before something is taken away stands on the safe answer', async () => {
  const onConfirm = vi.fn();
  render(
    <ConfirmDialog
      isOpen
      tone="negative"
      title="Smazat „Letní jóga“?"
      confirmLabel="Smazat"
      cancelLabel="Ponechat"
      onConfirm={onConfirm}
      onCancel={() => undefined}
    >
      Zmizí i z oblíbených.
    </ConfirmDialog>,
  );
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveAccessibleDescription('Zmizí i z oblíbených.');
  expect(document.activeElement?.textContent).toBe('Ponechat');
  await page.getByRole('button', { name: 'Smazat' }).click();
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('a reason asked for beside a question is sent by Enter, once and not while it is being done', async () => {
  const onConfirm = vi.fn();
  const ask = (isPending: boolean) => (
    <ConfirmDialog
      isOpen
      title="Otevřít měsíc?"
      confirmLabel="Požádat"
      cancelLabel="Zrušit"
      isPending={isPending}
      onConfirm={onConfirm}
      onCancel={() => undefined}
    >
      <TextField label="Důvod" defaultValue="Chybí faktura" />
    </ConfirmDialog>
  );
  const { render: show } = render(ask(false));
  await page.getByLabelText('Důvod').click();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
  show(ask(true));
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
});
