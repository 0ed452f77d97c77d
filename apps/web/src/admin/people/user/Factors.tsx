import { textLimit, type UserRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { TextField } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../../shared/api/index.ts';
import { Blank, useAdminText } from '../../frame/index.ts';
import { AccountAct } from './AccountAct.tsx';

/** What somebody signs in with beside the password, and the way out for one who has lost it. */
export const Factors = ({ user }: { readonly user: UserRecord }) => {
  const text = useAdminText();
  const { mutateAsync, isPending } = useMutation(write(api.userAdmin.resetFactors));
  const [identification, setIdentification] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { passkeys, hasApp } = user.factors;
  const has = [
    ...(passkeys > 0 ? [text('user.factorsPasskeys', { count: passkeys })] : []),
    ...(hasApp ? [text('user.factorsApp')] : []),
  ];
  if (has.length === 0) return <Blank />;
  return (
    <AccountAct
      user={user}
      act="resetFactors"
      mutation={{
        mutateAsync: ({ id }) => mutateAsync({ id, body: { identification } }),
        isPending,
      }}
      question={{
        field: (
          <TextField
            label={text('user.identification')}
            description={text('user.identificationHint')}
            value={identification}
            maxLength={textLimit.note}
            error={isMissing ? text('user.identificationMissing') : undefined}
            onChange={({ target }) => {
              setIdentification(target.value);
              setMissing(false);
            }}
          />
        ),
        isAnswered: () => {
          const isAnswered = identification.trim() !== '';
          setMissing(!isAnswered);
          return isAnswered;
        },
      }}
    >
      {has.join(', ')}
    </AccountAct>
  );
};
