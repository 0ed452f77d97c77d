import { currencySymbol, dayAndTime, formatMoney, messageText } from '@cafeteria/i18n';
import type { Currency, DepositTerms } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, Dialog, TextField } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, write } from '../../../../shared/api/index.ts';
import { useServices } from '../../../../shared/services.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { accountProblem, parseAccount, parseAmount } from './amount.ts';
import { sending } from '../../../form/index.ts';
import { useFieldErrors } from '../../account/field-errors.ts';
import { useProof } from '../../account/security/use-proof.tsx';
import styles from './Credits.module.css';

type Props = { readonly terms: DepositTerms; readonly onClose: () => void };

/** How people write an account in the country of a currency. */
const accountHint = {
  CZK: 'withdrawal.accountCzech',
  EUR: 'withdrawal.accountIban',
} as const satisfies Readonly<Record<Currency, string>>;

const useWithdrawal = ({ terms: { currency, balance }, onClose }: Props) => {
  const { t } = useTexts('profile');
  const { t: common, i18n } = useTexts();
  const { notifications } = useServices();
  const { mutateAsync, isPending } = useMutation(
    write(api.withdrawal.create, { saysRefusals: true }),
  );
  const { run, notice, dialog } = useProof();
  const refused = useFieldErrors();
  const [isTried, setIsTried] = useState(false);
  const [text, setText] = useState('');
  const [account, setAccount] = useState('');
  const amount = parseAmount(text);
  const tooMuch = amount !== undefined && amount > balance;
  const amountProblem = !amount
    ? common('validation.amount')
    : tooMuch
      ? common('withdrawal.error.insufficient')
      : undefined;
  const wrongAccount = accountProblem(account);
  const accountText = wrongAccount && messageText(i18n, wrongAccount);
  const submit = async (): Promise<void> => {
    setIsTried(true);
    if (!amount || amountProblem || wrongAccount) return;
    const body = { amount: { amount, currency }, ...parseAccount(account) };
    await run(async () => {
      try {
        const { notBefore } = await mutateAsync({ body });
        notifications.add(
          'success',
          notBefore === null
            ? t('withdrawal.done')
            : t('withdrawal.doneWaits', dayAndTime(notBefore)),
        );
        onClose();
      } catch (failure) {
        if (!(failure instanceof ApiError) || failure.fieldErrors.length === 0) throw failure;
        refused.set(failure.fieldErrors);
      }
    });
  };
  return {
    text,
    account,
    amountError: refused.textOf('amount') ?? (isTried ? amountProblem : undefined),
    accountError: refused.textOf('iban', 'bankAccount') ?? (isTried ? accountText : undefined),
    changeAmount: (value: string): void => {
      setText(value);
      refused.clear('amount');
    },
    changeAccount: (value: string): void => {
      setAccount(value);
      refused.clear('iban', 'bankAccount');
    },
    submit,
    notice,
    dialog,
    isPending,
  };
};

/** Asks how much of the own money is to go where. */
export const WithdrawalDialog = (props: Props) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { currency, balance } = props.terms;
  const form = useWithdrawal(props);
  return (
    <>
      <Dialog
        isOpen
        size="small"
        onClose={props.onClose}
        onSubmit={sending(form.submit)}
        title={t('withdrawal.heading')}
        closeLabel={common('action.close')}
        actions={
          <>
            <Button kind="ghost" onClick={props.onClose}>
              {common('action.cancel')}
            </Button>
            <Button type="submit" isPending={form.isPending} data-testid="withdraw-submit">
              {t('withdrawal.submit')}
            </Button>
          </>
        }
      >
        <div className={styles.form}>
          {form.notice}
          <TextField
            label={t('withdrawal.amount')}
            description={t('withdrawal.most', {
              amount: formatMoney({ amount: balance, currency }),
            })}
            error={form.amountError}
            isRequired
            inputMode="decimal"
            autoComplete="off"
            suffix={currencySymbol[currency]}
            value={form.text}
            onChange={(event) => form.changeAmount(event.target.value)}
          />
          <TextField
            label={t('withdrawal.account')}
            description={t(accountHint[currency])}
            error={form.accountError}
            isRequired
            autoComplete="off"
            spellCheck={false}
            value={form.account}
            onChange={(event) => form.changeAccount(event.target.value)}
          />
        </div>
      </Dialog>
      {form.dialog}
    </>
  );
};
