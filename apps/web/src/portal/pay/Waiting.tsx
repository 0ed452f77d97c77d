import { type PaymentConsent, paymentCodeSeconds } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDuration, formatMoney } from '@cafeteria/i18n';
import { Checkbox, Text, VisuallyHidden } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { read } from '../../shared/api/index.ts';
import { useIsOnline } from '../../shared/online.ts';
import { QrCode } from '../../shared/qr-code/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { Coming } from './Coming.tsx';
import { Here } from './Here.tsx';
import { Ring } from './Ring.tsx';
import { Unconnected } from './Unconnected.tsx';
import type { ShownCode } from './use-payment-code.ts';
import { useSecondsLeft } from '../../shared/clock/index.ts';
import look from './Code.module.css';
import styles from './Pay.module.css';

type Props = {
  readonly code: ShownCode;
  readonly isPending: boolean;
  /** Asks for another code, for what the reader agrees to now. */
  readonly onReplace: (agreed: PaymentConsent) => void;
};

/** From here on the time that is left is seen from further away. */
const lastSeconds = 60;

/** Letter by letter: a screen reader would make a word of it. */
const spelled = (code: string): string =>
  code
    .split('-')
    .map((half) => [...half].join(' '))
    .join(', ');

/** The consent to spend beyond a yearly limit: only who has credits their employer then taxes. */
const TaxConsent = ({ code, isPending, onReplace }: Props) => {
  const { t } = useTexts('profile');
  const { taxable, useTaxed } = code;
  if (!taxable) return null;
  return (
    <Checkbox
      className={look.consent ?? ''}
      name="useTaxed"
      label={t('pay.useTaxed')}
      description={t('pay.useTaxedHint', { amount: formatMoney(taxable) })}
      checked={useTaxed}
      disabled={isPending}
      onChange={(event) => onReplace({ ...code, useTaxed: event.target.checked })}
      data-testid="pay-taxed"
    />
  );
};

/** The consent to pay from one's own money what credits do not: only where the employer allows such money. */
const OwnMoneyConsent = ({ code, isPending, onReplace }: Props) => {
  const { t } = useTexts('profile');
  const { data } = useQuery(read(api.balance.get, {}));
  if (!data?.private) return null;
  const isEmpty = data.private.amount === 0;
  return (
    <Checkbox
      className={look.consent ?? ''}
      name="usePrivate"
      label={t('pay.usePrivate')}
      description={
        isEmpty
          ? t('pay.usePrivateEmpty')
          : t('pay.usePrivateHint', { amount: formatMoney(data.private) })
      }
      checked={code.usePrivate}
      disabled={isEmpty || isPending}
      onChange={(event) => onReplace({ ...code, usePrivate: event.target.checked })}
      data-testid="pay-private"
    />
  );
};

/** The code for the till, in figures and as a QR code, for as long as it is good. */
export const Waiting = (props: Props) => {
  const { t } = useTexts('profile');
  const { code: shown, isPending, onReplace } = props;
  const { code, until } = shown;
  const left = useSecondsLeft(until);
  const isOnline = useIsOnline();
  const isOver = left === 0;
  const renew = useEffectEvent(() => onReplace(shown));
  useEffect(() => {
    if (isOver) renew();
  }, [isOver]);
  // a code that is over is shown to nobody, and another is promised when it can be made
  if (isOver && !isOnline) return <Coming />;
  return (
    <div className={styles.body} data-ended={isOver || isPending || undefined}>
      <Here />
      <Text>{t('pay.show')}</Text>
      <div className={look.stall} data-soon={left <= lastSeconds || undefined}>
        <div className={look.plate}>
          <Ring left={left} all={paymentCodeSeconds} />
          <QrCode text={code} label={t('pay.qr')} />
          <p className={look.code} aria-hidden="true" data-testid="pay-code">
            {code}
          </p>
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{t('pay.spelled', { code: spelled(code) })}</span>
      </VisuallyHidden>
      <p className={look.left} role="timer" data-soon={left <= lastSeconds || undefined}>
        {isOver ? t('pay.renewing') : t('pay.left', { time: formatDuration(left) })}
      </p>
      <Unconnected />
      <TaxConsent {...props} />
      <OwnMoneyConsent {...props} />
    </div>
  );
};
