import { type I18n, messageText } from '@cafeteria/i18n';
import type { QueryClient } from '@tanstack/react-query';
import {
  ApiError,
  ConnectionError,
  type OnFailure,
  OtherPersonError,
  type SessionLock,
} from '../shared/api/index.ts';
import type { ClientLog } from '../shared/client-log.ts';
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
  readonly startAgain: () => void;
  readonly showNotFound: () => void;
  readonly log: ClientLog;
};

const keyOfKind = {
  FETCH_ERROR: 'error.fetch',
  TIMEOUT: 'error.timeout',
  PARSING_ERROR: 'error.parsing',
} as const;

/** A page that is left waits this long for its report to be on its way. */
const reportMs = 1_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What the portal does about a failed call (specification, section 8), in one place. */
export const createFailurePolicy = (deps: Dependencies) => {
  const { i18n, notifications, lock, path, log } = deps;
  /** Drops all that is the person's, lets nothing more out, and goes. */
  const abandon = async (go: () => void, reported: Promise<void>): Promise<void> => {
    if (lock.isHeld()) return;
    lock.hold();
    deps.clearStoredData();
    deps.queryClient().clear();
    await Promise.race([reported, pause(reportMs)]);
    go();
  };
  const onAnswer = (error: ApiError, isTold: boolean): void => {
    const { status, request, globalErrors } = error;
    const reported = status === 422 ? undefined : log(error.message, { status, ...request });
    if (status === 401) {
      if (!isLoginPath(path())) void abandon(deps.leaveForLogin, reported ?? Promise.resolve());
    } else if (isTold) return;
    else if (status === 404) deps.showNotFound();
    else
      for (const { messageKey, params } of globalErrors)
        notifications.add('error', messageText(i18n, messageKey, params));
  };
  /** The session is meanwhile somebody else's: nothing held goes out, and the page starts again as theirs. */
  const onOtherPerson = (reported = Promise.resolve(), go = deps.startAgain): void =>
    void abandon(go, reported);
  const onFailure: OnFailure = (error, isTold = false) => {
    if (error instanceof ApiError) onAnswer(error, isTold);
    else if (error instanceof OtherPersonError) onOtherPerson(log(error.message, {}, 'warn'));
    else if (error instanceof ConnectionError)
      notifications.add('error', i18n.t(keyOfKind[error.kind]));
    else void log(error.message, { stack: error.stack });
  };
  return { onFailure, onOtherPerson };
};
