import { api } from '@cafeteria/contract/light';
import { Button, Dialog, PasswordField } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { write } from '../../../../shared/api/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { refusalText } from '../../../factor/index.ts';

/** Sends the password; `error` says what is wrong with it. */
const useProve = (onProven: () => void) => {
  const { t, i18n } = useTexts();
  const { mutateAsync, isPending } = useMutation(write(api.proof.prove, { saysRefusals: true }));
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const prove = async (): Promise<void> => {
    if (password === '') return setError(t('validation.required'));
    try {
      await mutateAsync({ body: { password } });
      onProven();
    } catch (failure) {
      setError(refusalText(i18n, failure));
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void prove();
  };
  const change = (value: string): void => {
    setPassword(value);
    setError(undefined);
  };
  return { password, error, isPending, change, onSubmit };
};

type Props = { readonly onProven: () => void; readonly onClose: () => void };
/** Asks anyone who changes what the account is protected by for the password. */
export const ProofDialog = ({ onProven, onClose }: Props) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { t: cafeteria } = useTexts('cafeteria');
  const { password, error, isPending, change, onSubmit } = useProve(onProven);
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      onSubmit={onSubmit}
      title={t('proof.title')}
      description={t('proof.text')}
      closeLabel={common('action.close')}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" isPending={isPending} data-testid="proof-submit">
            {t('proof.confirm')}
          </Button>
        </>
      }
    >
      <PasswordField
        label={t('proof.password')}
        error={error}
        isRequired
        autoComplete="current-password"
        showLabel={cafeteria('login.showPassword')}
        hideLabel={cafeteria('login.hidePassword')}
        value={password}
        onChange={(event) => change(event.target.value)}
      />
    </Dialog>
  );
};
