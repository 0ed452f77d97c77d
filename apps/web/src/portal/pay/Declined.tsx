import type { PaymentDecline, PaymentOfCode } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoney } from '@cafeteria/i18n';
import { Button, buttonClass, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';
import { AppLink } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';

type Declined = { readonly reason: PaymentDecline } & Pick<
  PaymentOfCode,
  'amount' | 'available' | 'agreed'
>;
/** Whether own money is the advice: some is there, not allowed yet, and not the consent to tax alone is missing. */
const useOwnMoneyHelps = ({ reason, agreed }: Declined): boolean => {
  const { data } = useQuery(read(api.balance.get, {}));
  const own = data?.private?.amount ?? 0;
  return own > 0 && !agreed?.usePrivate && reason !== 'TAX_NOT_AGREED';
};

/** Whether a lower price would have gone through. */
const isLessEnough = ({ reason, available }: Declined): boolean =>
  reason === 'INSUFFICIENT_CREDITS' || (available !== null && available.amount > 0);

/** Why it was refused, how much there was for it, and what to do about it. */
export const Reason = (declined: Declined) => {
  const { t } = useTexts('profile');
  const { reason, amount, available } = declined;
  const ownMoneyHelps = useOwnMoneyHelps(declined);
  const isShort = isLessEnough(declined);
  const missing = amount && available ? amount.amount - available.amount : 0;
  return (
    <>
      <Text>
        {t(`decline.${reason}`)}{' '}
        {t(isShort && ownMoneyHelps ? 'pay.adviceOwnMoney' : `pay.advice.${reason}`)}
      </Text>
      {isShort && amount && available && missing > 0 && (
        <Text>
          {t('pay.availableHere', {
            available: formatMoney(available),
            missing: formatMoney({ ...amount, amount: missing }),
          })}
        </Text>
      )}
    </>
  );
};

/** The one thing that helps: another code, the balance that says where and how much, or nothing one can do here. */
const nextOf = (declined: Declined, ownMoneyHelps: boolean): 'again' | 'balance' | 'close' => {
  const { reason } = declined;
  if (reason === 'FROZEN') return 'close';
  if (ownMoneyHelps || reason === 'TAX_NOT_AGREED' || isLessEnough(declined)) return 'again';
  return reason === 'LIMIT_MISSING' ? 'close' : 'balance';
};

export const Next = ({
  declined,
  onAgain,
  onClose,
}: {
  readonly declined: Declined;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}) => {
  const { t } = useTexts('profile');
  const next = nextOf(declined, useOwnMoneyHelps(declined));
  if (next === 'again') return <Button onClick={onAgain}>{t('pay.again')}</Button>;
  if (next === 'close') return <Button onClick={onClose}>{t('pay.next.close')}</Button>;
  return (
    <AppLink href="/profile/balance" className={buttonClass({ kind: 'filled' })}>
      {t(`pay.next.${declined.reason === 'OVER_LIMIT' ? 'OVER_LIMIT' : 'NOT_COVERED'}`)}
    </AppLink>
  );
};
