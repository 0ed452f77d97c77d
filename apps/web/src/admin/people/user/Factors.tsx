import type { UserRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../../shared/api/index.ts';
import { Blank, useAdminText } from '../../frame/index.ts';
import { AccountAct } from './AccountAct.tsx';

/** What somebody signs in with beside the password, and the way out for one who has lost it. */
export const Factors = ({ user }: { readonly user: UserRecord }) => {
  const text = useAdminText();
  const reset = useMutation(write(api.userAdmin.resetFactors));
  const { passkeys, hasApp } = user.factors;
  const has = [
    ...(passkeys > 0 ? [text('user.factorsPasskeys', { count: passkeys })] : []),
    ...(hasApp ? [text('user.factorsApp')] : []),
  ];
  if (has.length === 0) return <Blank />;
  return (
    <AccountAct user={user} act="resetFactors" mutation={reset}>
      {has.join(', ')}
    </AccountAct>
  );
};
