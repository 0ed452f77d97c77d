import { api } from '@cafeteria/contract/light';
import { Button, Card, Heading, PasswordField, Text } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, write } from '../../../../shared/api/index.ts';
import { useServices } from '../../../../shared/services.ts';
import { useMe } from '../../../../shared/session/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { NewPassword, usePasswordProblem } from '../../../new-password/index.ts';
import { sending } from '../../../form/index.ts';
import { useFieldErrors } from '../field-errors.ts';
import { KeptPhones } from './KeptPhones.tsx';
import styles from './Security.module.css';

type Values = {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly keepDevices: number[];
};

const useChange = (onDone: () => void) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { notifications } = useServices();
  const problemOf = usePasswordProblem();
  const { mutateAsync, isPending } = useMutation(write(api.password.change));
  const refused = useFieldErrors();
  const [values, setValues] = useState<Values>({
    currentPassword: '',
    newPassword: '',
    keepDevices: [],
  });
  const [isTried, setIsTried] = useState(false);
  const problem = problemOf(values.newPassword);
  const submit = async (): Promise<void> => {
    setIsTried(true);
    if (problem || values.currentPassword === '') return;
    try {
      await mutateAsync({ body: values });
      notifications.add('success', t('security.password.done'));
      onDone();
    } catch (failure) {
      if (failure instanceof ApiError) refused.set(failure.fieldErrors);
    }
  };
  const missing = values.currentPassword === '' ? common('validation.required') : undefined;
  return {
    values,
    change: (some: Partial<Values>): void => {
      refused.clear(...Object.keys(some));
      setValues({ ...values, ...some });
    },
    currentError: refused.textOf('currentPassword') ?? (isTried ? missing : undefined),
    newError: refused.textOf('newPassword') ?? (isTried ? problem : undefined),
    submit,
    isPending,
  };
};

const ChangeForm = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts('profile');
  const { t: cafeteria } = useTexts('cafeteria');
  const { t: common } = useTexts();
  const me = useMe();
  const form = useChange(onClose);
  return (
    <form className={styles.form} onSubmit={sending(form.submit)} noValidate>
      <input type="text" autoComplete="username" value={me?.username ?? ''} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label={t('security.password.current')}
        error={form.currentError}
        isRequired
        autoComplete="current-password"
        autoFocus
        showLabel={cafeteria('login.showPassword')}
        hideLabel={cafeteria('login.hidePassword')}
        value={form.values.currentPassword}
        onChange={(event) => form.change({ currentPassword: event.target.value })}
      />
      <NewPassword
        name="newPassword"
        label={t('security.password.new')}
        value={form.values.newPassword}
        error={form.newError}
        onChange={(newPassword) => form.change({ newPassword })}
      />
      <KeptPhones
        kept={form.values.keepDevices}
        onChange={(keepDevices) => form.change({ keepDevices })}
      />
      <div className={styles.buttons}>
        <Button type="submit" isPending={form.isPending} data-testid="password-submit">
          {t('security.password.submit')}
        </Button>
        <Button kind="ghost" onClick={onClose}>
          {common('action.cancel')}
        </Button>
      </div>
    </form>
  );
};

/** The password, and the change of it. */
export const PasswordSection = () => {
  const { t } = useTexts('profile');
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <Card className={styles.section}>
      <div className={styles.head}>
        <Heading level={2} size="md">
          {t('security.password.title')}
        </Heading>
        <Text tone="soft" size="small">
          {t('security.password.text')}
        </Text>
      </div>
      {isOpen ? (
        <ChangeForm onClose={() => setIsOpen(false)} />
      ) : (
        <Button
          kind="ghost"
          // closing the form leads back to where it was opened
          autoFocus={isOpen === false}
          onClick={() => setIsOpen(true)}
          data-testid="password-open"
        >
          {t('security.password.open')}
        </Button>
      )}
    </Card>
  );
};
