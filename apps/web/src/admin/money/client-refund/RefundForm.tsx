import {
  type ClientRefundProposal,
  type Currency,
  formatIban,
  type Money,
  textLimit,
} from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Banner, Button, Card, TextField } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldValues, useForm, useWatch } from 'react-hook-form';
import { write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { MoneyField, OwnForm, PageLink, useAdminText } from '../../frame/index.ts';
import { readAccount } from '../../widgets/money/index.ts';
import { creditStyles as styles, moneyText } from '../credit/index.ts';
import { refundOf } from './shared.ts';

type Typed = { readonly money: Money | null; readonly account: string; readonly reason: string };
type Of = { readonly proposal: ClientRefundProposal };
/** All of it, to the account that is known. */
const typedOf = ({ prepaid, currency, account }: ClientRefundProposal): Typed => ({
  money: { amount: prepaid, currency },
  account: account ? formatIban(account.iban) : '',
  reason: '',
});
/** What is asked for; undefined where something of it is missing or wrong. */
const bodyOf = ({ money, account, reason }: Typed, { client, prepaid }: ClientRefundProposal) => {
  const to = readAccount(account);
  if (!to || reason.trim() === '' || money === null) return undefined;
  if (!(money.amount > 0 && money.amount <= prepaid)) return undefined;
  return { clientId: client.id, amount: money, reason: reason.trim(), ...to };
};

/** Documents that could be paid of the same money. */
const OpenDocuments = ({ proposal: { client, open, currency } }: Of) => {
  const text = useAdminText();
  if (open === 0) return null;
  return (
    <Banner
      tone="info"
      actions={
        <PageLink href={`/admin/client-document?clientId=${client.id}`}>
          {text('clientRefund.openLink')}
        </PageLink>
      }
    >
      {text('clientRefund.open', { amount: moneyText(open, currency) })}
    </Banner>
  );
};

type FieldsProps = Of & {
  readonly typed: Typed;
  readonly onChange: (typed: Typed) => void;
  readonly isTried: boolean;
};
const Fields = ({ proposal, typed, onChange, isTried }: FieldsProps) => {
  const text = useAdminText();
  const { t } = useTexts();
  const { prepaid, currency, account } = proposal;
  const { money } = typed;
  const isAmountWrong = money === null || !(money.amount > 0 && money.amount <= prepaid);
  const source = typed.account === typedOf(proposal).account ? account?.source : undefined;
  const known = account ? text('partnerAccount.hint') : text('clientRefund.account.UNKNOWN');
  return (
    <>
      <div className={styles.pair}>
        <MoneyField
          name="amount"
          label={text('clientRefund.field.amount')}
          isRequired
          currency={currency}
          value={money}
          onChange={(next) => onChange({ ...typed, money: next })}
          onBlur={() => {}}
          error={() =>
            isTried && isAmountWrong
              ? text('clientRefund.needed.amount', { amount: moneyText(prepaid, currency) })
              : undefined
          }
          attempts={0}
        />
        <TextField
          label={text('partnerAccount.iban')}
          description={source ? text(`clientRefund.account.${source}`) : known}
          isRequired
          value={typed.account}
          maxLength={textLimit.typedIban}
          error={
            isTried && !readAccount(typed.account) ? t('validation.account.checksum') : undefined
          }
          onChange={({ target }) => onChange({ ...typed, account: target.value })}
        />
      </div>
      <TextField
        label={text('clientRefund.field.reason')}
        isRequired
        value={typed.reason}
        maxLength={textLimit.note}
        error={
          isTried && typed.reason.trim() === '' ? text('clientRefund.needed.reason') : undefined
        }
        onChange={({ target }) => onChange({ ...typed, reason: target.value })}
      />
    </>
  );
};

const isAmount = (value: unknown): value is { readonly amount: number } =>
  typeof value === 'object' &&
  value !== null &&
  'amount' in value &&
  typeof value.amount === 'number';
/** What stands in the form, whatever a draft has put there. */
const readTyped = ({ money, account, reason }: FieldValues, currency: Currency): Typed => ({
  money: isAmount(money) ? { amount: money.amount, currency } : null,
  account: String(account ?? ''),
  reason: String(reason ?? ''),
});

/** How much is sent back, where to and why; somebody else approves it. */
export const RefundForm = ({ proposal }: Of) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const [stored] = useState(() => typedOf(proposal));
  const form = useForm<FieldValues>({ defaultValues: stored });
  const typed = readTyped(useWatch({ control: form.control }), proposal.currency);
  const [isTried, setTried] = useState(false);
  const { mutateAsync, isPending } = useMutation(write(api.clientRefund.create));
  const change = (next: Typed): void => {
    for (const [field, value] of Object.entries(next))
      if (value !== form.getValues(field)) form.setValue(field, value, { shouldDirty: true });
  };
  const send = async (): Promise<string | undefined> => {
    setTried(true);
    const body = bodyOf(typed, proposal);
    if (!body) return undefined;
    // what was refused is told as a notification
    const made = await mutateAsync({ body }).catch(() => undefined);
    if (!made) return undefined;
    const amount = moneyText(made.amount, made.currency);
    notifications.add('success', text('clientRefund.sent', { amount }));
    return refundOf(made.id);
  };
  return (
    <OwnForm form={form} stored={stored} onSend={send} className={styles.stack}>
      <OpenDocuments proposal={proposal} />
      <Card className={styles.card}>
        <Fields proposal={proposal} typed={typed} onChange={change} isTried={isTried} />
        <div className={styles.row}>
          <Button type="submit" isPending={isPending}>
            {text('clientRefund.send')}
          </Button>
        </div>
        <span className={styles.soft}>{text('clientRefund.fourEyes')}</span>
      </Card>
    </OwnForm>
  );
};
