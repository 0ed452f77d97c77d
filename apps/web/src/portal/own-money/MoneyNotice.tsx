import { formatDate } from '@cafeteria/i18n';
import { Button, buttonClass, EmptyState, ErrorState } from '@cafeteria/ui';
import { AppLink, useCurrentPath } from '../../shared/navigation/index.ts';
import { loginHref } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { readMoneyChoice } from '@cafeteria/contract';
import type { Refusal } from './use-money-filter.ts';

type MoneyNoticeProps = {
  readonly refusal: Refusal;
  /** The same list without this filter. */
  readonly onAll: () => void;
};

const All = ({ onAll }: Pick<MoneyNoticeProps, 'onAll'>) => {
  const { t } = useTexts('cafeteria');
  return (
    <Button kind="ghost" onClick={onAll}>
      {t('ownMoney.all')}
    </Button>
  );
};

/** Who is not signed in comes back to this very list. */
const SignedOut = ({ onAll }: Pick<MoneyNoticeProps, 'onAll'>) => {
  const { t } = useTexts('cafeteria');
  const { t: common } = useTexts();
  const path = useCurrentPath();
  return (
    <EmptyState
      icon="card"
      headingLevel={3}
      title={t('ownMoney.signedOut.title')}
      actions={
        <>
          <AppLink href={loginHref(path)} className={buttonClass()} data-testid="money-sign-in">
            {common('navigation.login')}
          </AppLink>
          <All onAll={onAll} />
        </>
      }
    >
      {t('ownMoney.signedOut.text')}
    </EmptyState>
  );
};

/** Instead of a list: why the money of the address buys nothing now, and the ways on. */
export const MoneyNotice = ({ refusal, onAll }: MoneyNoticeProps) => {
  const { t } = useTexts('cafeteria');
  const { t: common } = useTexts();
  if (refusal.kind === 'signedOut') return <SignedOut onAll={onAll} />;
  if (refusal.kind === 'failed')
    return (
      <ErrorState
        headingLevel={3}
        title={t('ownMoney.failed')}
        actions={
          <>
            <Button icon="refresh" onClick={refusal.retry}>
              {common('action.retry')}
            </Button>
            <All onAll={onAll} />
          </>
        }
      />
    );
  const { state, label, value } = refusal.chosen;
  const reason = state === 'GOOD' ? 'NOTHING' : state;
  const until = readMoneyChoice(value)?.until;
  return (
    <EmptyState
      icon={reason === 'EXPIRED' ? 'calendar' : 'card'}
      headingLevel={3}
      title={t(`ownMoney.state.${reason}.title`, { money: label })}
      actions={
        <>
          <Button onClick={onAll}>{t('ownMoney.all')}</Button>
          <AppLink href="/profile/balance" className={buttonClass({ kind: 'ghost' })}>
            {t('ownMoney.balance')}
          </AppLink>
        </>
      }
    >
      {t(`ownMoney.state.${reason}.text`, { money: label, date: until ? formatDate(until) : '' })}
    </EmptyState>
  );
};
