import { api } from '@cafeteria/contract/light';
import { type I18n, messageText } from '@cafeteria/i18n';
import { Button, ConfirmDialog, Dialog, PasswordField } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ApiError, write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useMe } from '../../../shared/session/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { Allowed, useAdminText } from '../../frame/index.ts';
import { askForProofs } from './asking.ts';

const refusalText = (i18n: I18n, failure: unknown): string =>
  failure instanceof ApiError
    ? [...failure.globalErrors, ...failure.fieldErrors]
        .map(({ messageKey, params }) => messageText(i18n, messageKey, params))
        .join(' ')
    : messageText(i18n, 'common.error.fetch');

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
  const change = (value: string): void => {
    setPassword(value);
    setError(undefined);
  };
  return { password, error, isPending, change, prove };
};

type Props = { readonly onEnd: (isProven: boolean) => void };
const PasswordDialog = ({ onEnd }: Props) => {
  const text = useAdminText();
  const { password, error, isPending, change, prove } = useProve(() => onEnd(true));
  // the dialog lies over forms of the page: what is sent in it is not theirs
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    void prove();
  };
  return (
    <Dialog
      isOpen
      size="small"
      onClose={() => onEnd(false)}
      onSubmit={onSubmit}
      title={text('proof.title')}
      description={text('proof.text')}
      closeLabel={text('action.close')}
      actions={
        <>
          <Button kind="ghost" onClick={() => onEnd(false)}>
            {text('action.cancel')}
          </Button>
          <Button type="submit" isPending={isPending} data-testid="proof-submit">
            {text('proof.confirm')}
          </Button>
        </>
      }
    >
      <PasswordField
        label={text('proof.password')}
        error={error}
        isRequired
        autoComplete="current-password"
        showLabel={text('proof.show')}
        hideLabel={text('proof.hide')}
        value={password}
        onChange={(event) => change(event.target.value)}
      />
    </Dialog>
  );
};

/** Who signs in with the employer's account alone has no password to type: a sign-in of this moment is their proof. */
const SignInAgain = ({ onEnd }: Props) => {
  const text = useAdminText();
  const { signOut } = useServices();
  return (
    <ConfirmDialog
      isOpen
      title={text('proof.title')}
      confirmLabel={text('proof.signInAgain')}
      cancelLabel={text('action.cancel')}
      onConfirm={() => void signOut()}
      onCancel={() => onEnd(false)}
    >
      {text('proof.byEmployer')}
    </ConfirmDialog>
  );
};

/** Asks for the password over any page of administration, once for all calls that wait for it. */
export const ProofAsked = () => {
  const { api: server } = useServices();
  const isEmployerOnly = useMe()?.isEmployerOnly ?? false;
  const [isAsked, setIsAsked] = useState(false);
  const waiting = useRef<((isProven: boolean) => void)[]>([]);
  const end = (isProven: boolean): void => {
    setIsAsked(false);
    for (const goOn of waiting.current.splice(0)) goOn(isProven);
  };
  useEffect(() => {
    const waits = waiting.current;
    const stop = askForProofs(
      server,
      () =>
        new Promise((goOn) => {
          waits.push(goOn);
          setIsAsked(true);
        }),
    );
    return () => {
      stop();
      for (const goOn of waits.splice(0)) goOn(false);
    };
  }, [server]);
  if (!isAsked) return null;
  if (isEmployerOnly) return <SignInAgain onEnd={end} />;
  return (
    <Allowed to={api.proof.prove}>
      <PasswordDialog onEnd={end} />
    </Allowed>
  );
};
