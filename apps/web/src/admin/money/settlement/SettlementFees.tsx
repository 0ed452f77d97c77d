import type { SettlementFee, SettlementRecord } from '@cafeteria/contract';
import { formatNumber } from '@cafeteria/i18n';
import { type Column, Heading } from '@cafeteria/ui';
import { AdminTable, useAdminText } from '../../frame/index.ts';
import { CategoryName } from '../../widgets/category/index.ts';
import { amountColumn, creditStyles as styles } from '../credit/index.ts';
import { rateText } from './shared.ts';

const useColumns = ({
  payments,
  captured,
  refunded,
  commission,
  transactionFees,
}: SettlementRecord): Column<SettlementFee>[] => {
  const text = useAdminText();
  return [
    {
      key: 'category',
      label: text('settlement.field.category'),
      width: 'wide',
      cell: ({ categoryId }) =>
        categoryId === null ? text('settlement.ordinary') : <CategoryName value={categoryId} />,
      total: text('settlement.summary'),
    },
    {
      key: 'payments',
      label: text('settlement.field.payments'),
      align: 'end',
      isSecondary: true,
      cell: (fee) => formatNumber(fee.payments),
      total: formatNumber(payments),
    },
    amountColumn({
      key: 'base',
      label: text('settlement.field.base'),
      of: (fee) => fee.captured - fee.refunded,
      total: captured - refunded,
    }),
    {
      key: 'rate',
      label: text('settlement.field.rate'),
      align: 'end',
      cell: ({ rate, hasVat }) =>
        hasVat ? rateText(rate) : `${rateText(rate)}, ${text('settlement.noVat')}`,
    },
    amountColumn({
      key: 'commission',
      label: text('settlement.field.commission'),
      of: (fee) => fee.commission,
      total: commission,
    }),
    amountColumn({
      key: 'transactionFees',
      label: text('settlement.field.transactionFees'),
      isSecondary: true,
      of: (fee) => fee.transactionFees,
      total: transactionFees,
    }),
  ];
};

/** What is kept, by contract and rate; a line leads to the contract. */
export const SettlementFees = ({ settlement }: { readonly settlement: SettlementRecord }) => {
  const text = useAdminText();
  return (
    <section className={styles.stack}>
      <Heading level={2} size="md">
        {text('settlement.fees')}
      </Heading>
      <AdminTable
        caption={text('settlement.fees')}
        isDense
        columns={useColumns(settlement)}
        rows={settlement.feeLines}
        keyOf={({ contractId, categoryId, rate }) => `${contractId} ${categoryId ?? ''} ${rate}`}
        hrefOf={({ contractId }) => `/admin/partner-contract/${contractId}`}
      />
    </section>
  );
};
