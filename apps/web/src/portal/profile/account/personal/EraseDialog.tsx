import type { ErasurePreview } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoney } from '@cafeteria/i18n';
import { Banner, Button, Dialog, PasswordField, Skeleton, Text } from '@cafeteria/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, read, write } from '../../../../shared/api/index.ts';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useMe } from '../../../../shared/session/index.ts';
import { clearDrafts, clearStoredData, deviceStore } from '../../../../shared/storage/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { sending } from '../../../form/index.ts';
import { useFieldErrors } from '../field-errors.ts';
import styles from '../Account.module.css';

/** What stands in the way of the erasure, with what to do; undefined when nothing does. */
const obstacleOf = ({ isAdmin, hasPassword, ownMoney, hasOpenDeposit }: ErasurePreview) => {
  if (isAdmin) return 'admin';
  if (ownMoney.amount > 0) return 'ownMoney';
  if (hasOpenDeposit) return 'openDeposit';
  return hasPassword ? undefined : 'noPassword';
};

const Obstacle = ({ preview }: { readonly preview: ErasurePreview }) => {
  const { t } = useTexts('profile');
  const obstacle = obstacleOf(preview);
  if (!obstacle) return null;
  return (
    <Banner
      tone="warning"
      actions={
        (obstacle === 'ownMoney' || obstacle === 'openDeposit') && (
          <AppLink href="/profile/credits">{t('navigation.credits')}</AppLink>
        )
      }
    >
      {t(`erase.obstacle.${obstacle}`, { amount: formatMoney(preview.ownMoney) })}
    </Banner>
  );
};

/** What is gone, what goes back and what has to stay, said before it happens. */
const Consequences = ({ preview }: { readonly preview: ErasurePreview }) => {
  const { t } = useTexts('profile');
  const { employerCredits } = preview;
  return (
    <ul className={styles.list}>
      <li>{t('erase.gone')}</li>
      {employerCredits.amount > 0 && (
        <li>{t('erase.recalled', { amount: formatMoney(employerCredits) })}</li>
      )}
      <li>{t('erase.kept')}</li>
    </ul>
  );
};

/**
 * Leaves by loading another page: whatever this one asks for now would be answered that the session has ended, which is
 * not what happened.
 */
const leaveErased = (personId: number): void => {
  clearStoredData();
  clearDrafts(deviceStore, personId);
  window.location.assign('/account-erased');
};

const useErase = () => {
  const { t } = useTexts();
  const me = useMe();
  const { mutateAsync, isPending } = useMutation(write(api.ownAccount.erase));
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const refused = useFieldErrors();
  const problem = password === '' ? t('validation.required') : undefined;
  const submit = async (): Promise<void> => {
    setIsTried(true);
    if (problem) return;
    try {
      await mutateAsync({ body: { password } });
      if (me) leaveErased(me.id);
    } catch (failure) {
      if (failure instanceof ApiError) refused.set(failure.fieldErrors);
    }
  };
  const change = (value: string): void => {
    setPassword(value);
    refused.clear();
  };
  const error = refused.textOf('password') ?? (isTried ? problem : undefined);
  return { password, change, error, submit, isPending };
};

/** Asks for the password before the account is erased for good. */
export const EraseDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { data: preview } = useQuery(read(api.ownAccount.erasure, {}));
  const form = useErase();
  const isPossible = preview !== undefined && obstacleOf(preview) === undefined;
  return (
    <Dialog
      isOpen
      size="small"
      title={t('erase.title')}
      closeLabel={common('action.close')}
      onClose={onClose}
      onSubmit={sending(async () => (isPossible ? form.submit() : undefined))}
      actions={
        <>
          <Button kind="ghost" onClick={onClose} data-autofocus="">
            {common(isPossible ? 'action.cancel' : 'action.close')}
          </Button>
          {isPossible && (
            <Button
              type="submit"
              kind="filled-negative"
              isPending={form.isPending}
              data-testid="erase-submit"
            >
              {t('erase.submit')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        {!preview && <Skeleton shape="block" />}
        {preview && <Obstacle preview={preview} />}
        {preview && <Consequences preview={preview} />}
        {isPossible && (
          <>
            <Text>{t('erase.warning')}</Text>
            <PasswordField
              label={t('erase.password')}
              showLabel={t('erase.showPassword')}
              hideLabel={t('erase.hidePassword')}
              error={form.error}
              isRequired
              autoComplete="current-password"
              value={form.password}
              onChange={(event) => form.change(event.target.value)}
            />
          </>
        )}
      </div>
    </Dialog>
  );
};
