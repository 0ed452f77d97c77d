import type { CardToken, DepositTerms, DepositView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoney } from '@cafeteria/i18n';
import { Button, Card, Checkbox, Chip, Heading, RadioGroup, TextField } from '@cafeteria/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, read, write } from '../../../../shared/api/index.ts';
import { safeRedirect } from '../../../../shared/session/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { amountText, parseAmount, presets } from './amount.ts';
import { cardExpiry, cardFace } from './card-text.ts';
import { sending } from '../../../form/index.ts';
import { currencySign, useFieldErrors } from '../../account/field-errors.ts';
import { useProof } from '../../account/security/use-proof.tsx';
import styles from './Credits.module.css';

const newCard = 'new';

/** What is wrong with the amount before it is sent, in words with the limit. */
const useAmountProblem = ({ min, max, monthLeft, currency }: DepositTerms) => {
  const { t } = useTexts();
  const limit = (amount: number) => ({ amount: formatMoney({ amount, currency }) });
  return (amount: number | undefined): string | undefined => {
    if (amount === undefined) return t('validation.amount');
    if (amount < min) return t('validation.deposit.min', limit(min));
    if (amount > max) return t('validation.deposit.max', limit(max));
    return amount > monthLeft ? t('validation.deposit.month', limit(monthLeft)) : undefined;
  };
};

/** Goes where the gate wants the person, or to the result. */
const useProceed = () => {
  const navigate = useNavigate();
  return ({ id, redirectUrl }: DepositView): void => {
    if (redirectUrl) window.location.assign(redirectUrl);
    else void navigate({ href: `/profile/credits?depositId=${id}` });
  };
};

const CardChoice = ({
  cards,
  value,
  onChange,
}: {
  readonly cards: readonly CardToken[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}) => {
  const { t } = useTexts('profile');
  return (
    <RadioGroup
      label={t('deposit.method.label')}
      look="card"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={[
        ...cards.map((card) => ({
          value: String(card.id),
          label: t('card.name', cardFace(card)),
          description: t(card.isExpired ? 'card.expired' : 'card.expires', cardExpiry(card)),
          isDisabled: card.isExpired,
        })),
        {
          value: newCard,
          label: t('deposit.method.new'),
          description: t('deposit.method.newText'),
        },
      ]}
    />
  );
};

type Props = {
  readonly terms: DepositTerms;
  readonly amount: number | undefined;
  readonly returnPath: string | undefined;
};

/** The amount: some to choose from, or any other within the limits. */
const AmountChoice = ({
  terms,
  text,
  error,
  onChange,
}: {
  readonly terms: DepositTerms;
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}) => {
  const { t } = useTexts('profile');
  const { currency, min, max, monthLeft } = terms;
  const money = (amount: number): string => formatMoney({ amount, currency });
  return (
    <div className={styles.amount}>
      <div className={styles.presets} role="group" aria-label={t('deposit.presets')}>
        {presets(currency, { min, max: Math.min(max, monthLeft) }).map((preset) => (
          <Chip
            key={preset}
            isSelected={parseAmount(text) === preset}
            onClick={() => onChange(amountText(preset))}
          >
            {money(preset)}
          </Chip>
        ))}
      </div>
      <TextField
        label={t('deposit.amount')}
        description={t('deposit.limits', {
          min: money(min),
          max: money(max),
          left: money(monthLeft),
        })}
        error={error}
        isRequired
        inputMode="decimal"
        autoComplete="off"
        suffix={currencySign[currency]}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        data-testid="deposit-amount"
      />
    </div>
  );
};

const useTopUp = ({ terms, amount: given, returnPath }: Props) => {
  const { currency } = terms;
  const { data: cards = [] } = useQuery(read(api.cardToken.list, {}));
  const { mutateAsync, isPending } = useMutation(write(api.deposit.init, { saysRefusals: true }));
  const { run, notice, dialog } = useProof();
  // what is missing for something may be less than can be topped up
  const [text, setText] = useState(
    given === undefined ? '' : amountText(Math.max(given, terms.min)),
  );
  const [chosen, setChosen] = useState<string>();
  const [saveCard, setSaveCard] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const refused = useFieldErrors();
  const problemOf = useAmountProblem(terms);
  const proceed = useProceed();
  const amount = parseAmount(text);
  const card = chosen ?? String(cards.find((one) => !one.isExpired)?.id ?? newCard);
  const problem = problemOf(amount);
  const change = (next: string): void => {
    setText(next);
    refused.clear();
  };
  const submit = async (): Promise<void> => {
    setIsTried(true);
    if (amount === undefined || problem) return;
    const isNew = card === newCard;
    const body = {
      amount: { amount, currency },
      paymentMethod: isNew ? 'BANK_CARD_VIA_EGATE' : 'BANK_CARD_TOKEN_VIA_EGATE',
      cardTokenId: isNew ? null : Number(card),
      saveCard: isNew && saveCard,
      returnPath: returnPath === undefined ? null : safeRedirect(returnPath),
    } as const;
    await run(async () => {
      try {
        proceed(await mutateAsync({ body }));
      } catch (failure) {
        if (!(failure instanceof ApiError) || failure.fieldErrors.length === 0) throw failure;
        refused.set(failure.fieldErrors);
      }
    });
  };
  const error = refused.textOf('amount.amount') ?? (isTried ? problem : undefined);
  return {
    cards,
    card,
    setChosen,
    saveCard,
    setSaveCard,
    text,
    change,
    amount,
    error,
    submit,
    notice,
    dialog,
    isPending,
  };
};

/** Adds to the wallet by a card, new or saved. */
export const TopUpForm = (props: Props) => {
  const { t } = useTexts('profile');
  const { terms } = props;
  const form = useTopUp(props);
  const total =
    form.amount === undefined
      ? t('deposit.submitPlain')
      : t('deposit.submit', {
          amount: formatMoney({ amount: form.amount, currency: terms.currency }),
        });
  return (
    <Card>
      <form className={styles.form} onSubmit={sending(form.submit)} noValidate data-testid="top-up">
        <Heading level={2} size="md">
          {t('deposit.heading')}
        </Heading>
        <AmountChoice terms={terms} text={form.text} error={form.error} onChange={form.change} />
        {form.cards.length > 0 && (
          <CardChoice cards={form.cards} value={form.card} onChange={form.setChosen} />
        )}
        {form.card === newCard && (
          <Checkbox
            label={t('deposit.saveCard')}
            description={t('deposit.saveCardText')}
            checked={form.saveCard}
            onChange={(event) => form.setSaveCard(event.target.checked)}
          />
        )}
        {form.notice}
        <Button
          type="submit"
          size="Large"
          isWide
          isPending={form.isPending}
          data-testid="top-up-submit"
        >
          {total}
        </Button>
      </form>
      {form.dialog}
    </Card>
  );
};
