import { formatIban, type WithdrawalCancellation } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoney, messageText } from '@cafeteria/i18n';
import { Banner, Button } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { ApiError, read, write } from '../../shared/api/index.ts';
import { AppLink } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { Sheet } from './account/Sheet.tsx';
import { LinkedSheet } from './LinkedSheet.tsx';
import styles from './account/Account.module.css';

/** Where the mail of a withdrawal leads: it asks, for programs that look at links must not cancel anything. */
export const CancellationScreen = () => {
  const { t } = useTexts('onboarding');
  return (
    <LinkedSheet
      question={(token) => read(api.withdrawalCancellation.get, { body: { token } })}
      loading={t('withdrawalCancellation.loading')}
      failed={{
        title: t('withdrawalCancellation.failed.title'),
        text: t('withdrawalCancellation.failed.text'),
      }}
      fallback={<AppLink href="/profile/credits">{t('withdrawalCancellation.home')}</AppLink>}
    >
      {(found, token) => <CancelScreen token={token} found={found} />}
    </LinkedSheet>
  );
};

/** What is told of a withdrawal that is not to be cancelled any more. */
const endOf = ({ status }: WithdrawalCancellation): 'cancelled' | 'returned' | 'gone' => {
  if (status === 'CANCELLED') return 'cancelled';
  return status === 'RETURNED' ? 'returned' : 'gone';
};

type Props = { readonly token: string; readonly found: WithdrawalCancellation };
const CancelScreen = ({ token, found }: Props) => {
  const { t } = useTexts('onboarding');
  const { mutate, isPending, data, error } = useMutation(
    write(api.withdrawalCancellation.confirm, { saysRefusals: true }),
  );
  const shown = data ?? found;
  const values = {
    amount: formatMoney(shown.amount),
    iban: formatIban(shown.iban).replaceAll('\u00A0', ' '),
  };
  const end = shown.isCancellable ? undefined : endOf(shown);
  return (
    <Sheet
      key={end ?? 'asks'}
      title={t(
        end ? `withdrawalCancellation.${end}.title` : 'withdrawalCancellation.title',
        values,
      )}
      lead={t(end ? `withdrawalCancellation.${end}.text` : 'withdrawalCancellation.text', values)}
      isNext={data !== undefined}
    >
      <div className={styles.actions}>
        {error && <Refusal error={error} />}
        {end === undefined && (
          <Button isPending={isPending} onClick={() => mutate({ body: { token } })}>
            {t('withdrawalCancellation.confirm')}
          </Button>
        )}
        {end !== undefined && (
          <AppLink href="/password-recovery">{t('withdrawalCancellation.password')}</AppLink>
        )}
        <AppLink href="/">{t('withdrawalCancellation.home')}</AppLink>
      </div>
    </Sheet>
  );
};

const Refusal = ({ error }: { readonly error: Error }) => {
  const { t, i18n } = useTexts();
  const refusals =
    error instanceof ApiError
      ? error.globalErrors.map(({ messageKey, params }) => messageText(i18n, messageKey, params))
      : [];
  return (
    <Banner tone="negative" isLive>
      {refusals.length > 0 ? refusals.join(' ') : t('error.fetch')}
    </Banner>
  );
};
