import { formatIban, isIban, type PayoutProposal, plainIban, textLimit } from '@cafeteria/contract';
import { Card, TextField } from '@cafeteria/ui';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../../frame/index.ts';
import { DayField } from '../../widgets/money/index.ts';
import { creditStyles as styles, today } from '../credit/index.ts';
import own from './PayoutBatch.module.css';

/** Who pays and when, as it is typed. */
export type Payer = {
  readonly payerName: string;
  readonly payerIban: string;
  readonly dueDay: string;
};
/** As the last batch had it. */
export const payerOf = ({ payer }: Pick<PayoutProposal, 'payer'>): Payer => ({
  payerName: payer?.name ?? '',
  payerIban: payer ? formatIban(payer.iban) : '',
  dueDay: today(),
});
export const wrongOf = ({ payerName, payerIban }: Payer): readonly (keyof Payer)[] => [
  ...(payerName.trim() === '' ? (['payerName'] as const) : []),
  ...(isIban(plainIban(payerIban)) ? [] : (['payerIban'] as const)),
];

type Props = {
  readonly payer: Payer;
  readonly onChange: (payer: Payer) => void;
  readonly wrong: readonly (keyof Payer)[];
};
export const PayerFields = ({ payer, onChange, wrong }: Props) => {
  const text = useAdminText();
  const { t } = useTexts();
  return (
    <Card className={styles.card}>
      <div className={styles.pair}>
        <TextField
          label={text('payoutBatch.payerName')}
          isRequired
          value={payer.payerName}
          maxLength={textLimit.accountHolder}
          error={wrong.includes('payerName') ? t('validation.required') : undefined}
          onChange={({ target }) => onChange({ ...payer, payerName: target.value })}
        />
        <TextField
          className={own.typed ?? ''}
          label={text('payoutBatch.payerIban')}
          isRequired
          value={payer.payerIban}
          maxLength={textLimit.typedIban}
          error={wrong.includes('payerIban') ? t('validation.account.checksum') : undefined}
          onChange={({ target }) => onChange({ ...payer, payerIban: target.value })}
        />
        <DayField
          label={text('payoutBatch.dueDay')}
          value={payer.dueDay}
          onChange={(dueDay) => dueDay && onChange({ ...payer, dueDay })}
        />
      </div>
    </Card>
  );
};
