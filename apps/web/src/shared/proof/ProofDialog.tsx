import { api } from '@cafeteria/contract/light';
import { Button, ConfirmDialog, Dialog, PasswordField } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { write } from '../api/index.ts';
import { refusalText } from '../refusal.ts';
import { useMoreTexts } from '../routing/index.ts';
import { useServices } from '../services.ts';
import { useMe } from '../session/index.ts';
import { useTexts } from '../texts/index.ts';

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
  // the dialog lies over forms of the page: what is sent in it is not theirs
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    event.stopPropagation();
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

/**
 * Asks anyone who changes who gets in, or moves money, to show that it is still them. It may open over any page: its
 * texts come with it.
 */
export const ProofDialog = (props: Props) => {
  const isEmployerOnly = useMe()?.isEmployerOnly;
  const [hasProfile, hasCafeteria] = [useMoreTexts('profile'), useMoreTexts('cafeteria')];
  if (!hasProfile || !hasCafeteria) return null;
  return isEmployerOnly ? <SignInAgain onClose={props.onClose} /> : <PasswordDialog {...props} />;
};

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
