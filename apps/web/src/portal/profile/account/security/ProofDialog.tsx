import { api } from '@cafeteria/contract/light';
import { Button, ConfirmDialog, Dialog, PasswordField } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { write } from '../../../../shared/api/index.ts';
import { useServices } from '../../../../shared/services.ts';
import { useMe } from '../../../../shared/session/index.ts';
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
/** Who signs in with the employer's account alone has no password to type: a sign-in of this moment is their proof. */
const SignInAgain = ({ onClose }: Pick<Props, 'onClose'>) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { signOut } = useServices();
  return (
    <ConfirmDialog
      isOpen
      title={t('proof.title')}
      confirmLabel={t('proof.signInAgain')}
      cancelLabel={common('action.cancel')}
      onConfirm={() => void signOut()}
      onCancel={onClose}
    >
      {t('proof.byEmployer')}
    </ConfirmDialog>
  );
};

/** Asks anyone who changes what the account is protected by, or sends money out, to show that it is still them. */
export const ProofDialog = (props: Props) =>
  useMe()?.isEmployerOnly ? <SignInAgain onClose={props.onClose} /> : <PasswordDialog {...props} />;

const PasswordDialog = ({ onProven, onClose }: Props) => {
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
