import { createI18n } from '@cafeteria/i18n';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import common from '../../../../../../../packages/i18n/locales/cs/common.json';
import profile from '../../../../../../../packages/i18n/locales/cs/profile.json';
import { ApiError } from '../../../../shared/api/index.ts';
import { TextsProvider } from '../../../../shared/texts/index.ts';
import { CodeForm } from './CodeForm.tsx';

let root: Root | undefined;
const host = document.body.appendChild(document.createElement('div'));
afterEach(() => root?.unmount());

const start = (props: { readonly initialCode?: string; readonly wait?: number }) => {
  const onConfirm = vi.fn(async (_code: string): Promise<unknown> => undefined);
  const onResend = vi.fn(async (): Promise<unknown> => undefined);
  const i18n = createI18n('cs');
  i18n.addResourceBundle('cs', 'common', common);
  i18n.addResourceBundle('cs', 'profile', profile);
  root = createRoot(host);
  root.render(
    <TextsProvider i18n={i18n}>
      <CodeForm
        sent="Poslali jsme kód."
        {...(props.initialCode !== undefined && { initialCode: props.initialCode })}
        resendAt={Date.now() + (props.wait ?? 0) * 1000}
        onConfirm={onConfirm}
        onResend={onResend}
        onGiveUp={() => {}}
      />
    </TextsProvider>,
  );
  return { onConfirm, onResend };
};
const code = () => page.getByTestId('code');
const submit = () => page.getByTestId('code-submit');

test('a code of the address is filled in and sent only when it is pressed', async () => {
  const { onConfirm } = start({ initialCode: '012345' });
  await expect.element(code()).toHaveValue('012345');
  expect(onConfirm).not.toHaveBeenCalled();
  await submit().click();
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('012345');
});
test('a code may be typed in groups, and anything but six digits is not sent', async () => {
  const { onConfirm } = start({});
  await code().fill('12 34');
  await submit().click();
  await expect.element(code()).toHaveAttribute('aria-invalid', 'true');
  expect(onConfirm).not.toHaveBeenCalled();
  await code().fill('123 456');
  await submit().click();
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('123456');
});
test('another code waits for its time; after five in a day the form says so', async () => {
  start({ wait: 59 });
  await expect.element(page.getByText(/za\s0:5\d/)).toBeVisible();
  root?.unmount();
  start({ wait: 80_000 });
  await expect.element(page.getByText(profile.code.tooMany)).toBeVisible();
});
test('when the time has come another code can be asked for', async () => {
  const { onResend } = start({});
  await page.getByRole('button', { name: profile.code.resend }).click();
  expect(onResend).toHaveBeenCalledOnce();
});
test('a wrong code is said beside the field and can be typed again', async () => {
  const { onConfirm } = start({});
  onConfirm.mockRejectedValueOnce(
    new ApiError(
      422,
      { fieldErrors: [{ field: 'code', messageKey: 'code.error.invalid' }] },
      { method: 'PUT', endpoint: '/api', path: '/api' },
    ),
  );
  await code().fill('111111');
  await submit().click();
  await expect.element(page.getByText(common.code.error.invalid)).toBeVisible();
  await code().fill('222222');
  await expect.element(page.getByText(common.code.error.invalid)).not.toBeInTheDocument();
});
