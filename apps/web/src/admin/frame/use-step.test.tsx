import { api as routes } from '@cafeteria/contract/light';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import admin from '../../../../../packages/i18n/locales/cs/admin.json';
import { createApi, createQueryClient, createSessionLock } from '../../shared/api/index.ts';
import { createNotifications } from '../../shared/notifications/index.ts';
import { type Services, ServicesContext } from '../../shared/services.ts';
import { cleanUp, render } from './testing/render.tsx';
import { useStep } from './use-step.ts';

afterEach(cleanUp);

const Press = () => {
  const { mutate } = useStep(routes.settlement.approve);
  return <button onClick={() => mutate({ body: { ids: [1, 2] } })}>Approve</button>;
};
const refusal = (status: number, messageKey: string) =>
  Response.json({ globalErrors: [{ messageKey }], fieldErrors: [] }, { status });

/** Presses what is refused; answers what the failure policy had to do, and what the page reads again. */
const press = async (answer: Response) => {
  const untold: unknown[] = [];
  const api = createApi({
    origin: '',
    lock: createSessionLock(),
    language: () => 'cs',
    transport: async (url) =>
      url === '/api/csrf' ? Response.json({ token: 'token' }) : answer.clone(),
  });
  const queries = createQueryClient(api, (_error, isTold) => {
    if (!isTold) untold.push('policy');
  });
  const key = [['admin:settlement'], '/run', {}] as const;
  queries.setQueryData(key, 'run');
  const notifications = createNotifications();
  const services: Services = Object.assign(Object.create(null), { api, notifications });
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <Press />
      </QueryClientProvider>
    </ServicesContext>,
  );
  await page.getByRole('button').click();
  await expect.poll(() => queries.getQueryState(key)?.isInvalidated).toBe(true);
  return { untold, notifications };
};

test('what somebody else has removed first is told, and the page stays and reads again', async () => {
  const { untold, notifications } = await press(refusal(404, 'common.error.notFound'));
  expect(untold).toEqual([]);
  expect(notifications.get().map(({ text }) => text)).toEqual([admin.done.partGone]);
});

test('what somebody else has decided first is refused, and the page reads again', async () => {
  const { untold } = await press(refusal(422, 'settlement.error.decided'));
  expect(untold).toEqual(['policy']);
});
