import type { UserRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoment } from '@cafeteria/i18n';
import { Blank, useStep } from '../../frame/index.ts';
import { AccountAct } from './AccountAct.tsx';

/** When somebody came in last, and the end of all their sessions: for a lost telephone, or a computer left open. */
export const Sessions = ({ user }: { readonly user: UserRecord }) => {
  const ending = useStep(api.userAdmin.endSessions);
  if (!user.lastLoginAt) return <Blank />;
  return (
    <AccountAct user={user} act="endSessions" mutation={ending}>
      {formatMoment(user.lastLoginAt)}
    </AccountAct>
  );
};
