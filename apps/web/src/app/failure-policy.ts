import { type I18n, messageText } from '@cafeteria/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, ConnectionError, type SessionLock } from '../shared/api/index.ts';
import type { Notifications } from '../shared/notifications/index.ts';
import { isLoginPath } from '../shared/session/index.ts';

type Dependencies = {
  readonly i18n: I18n;
  readonly notifications: Notifications;
  readonly lock: SessionLock;
  readonly queryClient: () => QueryClient;
  readonly clearStoredData: () => void;
  readonly path: () => string;
  readonly leaveForLogin: () => void;
  readonly showNotFound: () => void;
  readonly log: (message: string, metadata: Readonly<Record<string, unknown>>) => void;
};

const keyOfKind = {
  FETCH_ERROR: 'error.fetch',
  TIMEOUT: 'error.timeout',
  PARSING_ERROR: 'error.parsing',
} as const;

/** What the portal does about a failed call (specification, section 8), in one place. */
export const createFailurePolicy = ({
  i18n,
  notifications,
  lock,
  queryClient,
  clearStoredData,
  path,
  leaveForLogin,
  showNotFound,
  log,
}: Dependencies) => {
  const onUnauthorized = (): void => {
    if (lock.isHeld() || isLoginPath(path())) return;
    lock.hold();
    clearStoredData();
    queryClient().clear();
    leaveForLogin();
  };
  const onAnswer = (error: ApiError, isSaid: boolean): void => {
    if (error.status !== 422) log(error.message, { status: error.status, path: path() });
    if (error.status === 401) return onUnauthorized();
    if (error.status === 404) return showNotFound();
    if (isSaid) return;
    for (const { messageKey, params } of error.globalErrors)
      notifications.add('error', messageText(i18n, messageKey, params));
  };
  /** `isSaid`: the screen itself shows why the server refused. */
  return (error: Error, isSaid = false): void => {
    if (error instanceof ApiError) onAnswer(error, isSaid);
    else if (error instanceof ConnectionError)
      notifications.add('error', i18n.t(keyOfKind[error.kind]));
    else log(error.message, { stack: error.stack });
  };
};
