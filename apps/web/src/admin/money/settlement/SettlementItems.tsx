import type { SettlementItem } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatAmount } from '@cafeteria/i18n';
import { type Column, Heading } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { stringifySearch } from '../../../shared/url-state/index.ts';
import { PagedTable, useAdminText } from '../../frame/index.ts';
import { journalPath } from '../book/index.ts';
import { creditStyles as styles, dayText } from '../credit/index.ts';
import { rateText, settlementPath } from './shared.ts';

const useColumns = (): Column<SettlementItem>[] => {
  const text = useAdminText();
  return [
    {
      key: 'movement',
      label: text('settlement.field.movement'),
      width: 'narrow',
      cell: ({ movementId }) => movementId,
    },
    { key: 'day', label: text('settlement.field.day'), cell: ({ day }) => dayText(day) },
    {
      key: 'kind',
      label: text('settlement.field.kind'),
      cell: ({ isRefund }) => text(isRefund ? 'settlement.refund' : 'settlement.payment'),
    },
    {
      key: 'branchOffice',
      label: text('settlement.field.branchOffice'),
      width: 'wide',
      isSecondary: true,
      cell: ({ branchOffice, reference }) =>
        [branchOffice, reference].filter((part) => part !== null).join(', '),
    },
    {
      key: 'commission',
      label: text('settlement.field.rate'),
      align: 'end',
      isSecondary: true,
      cell: ({ commission }) => rateText(commission),
    },
    {
      key: 'amount',
      label: text('settlement.field.amount'),
      align: 'end',
      cell: ({ amount, isRefund }) => formatAmount(isRefund ? -amount : amount),
    },
  ];
};

/** Payments and refunds; each leads to its lines in the books. Whose they are is not told here. */
export const SettlementItems = ({ id, page }: { readonly id: number; readonly page: number }) => {
  const text = useAdminText();
  const query = useQuery({
    // a printed page should hold a month of most partners
    ...read(api.settlement.items, { id, pageNumber: page, pageSize: 100 }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={styles.stack}>
      <Heading level={2} size="md">
        {text('settlement.lines')}
      </Heading>
      <PagedTable
        query={query}
        hrefOfPage={(to) =>
          `${settlementPath}/${id}${stringifySearch({ pageNumber: to || undefined })}`
        }
        caption={text('settlement.lines')}
        columns={useColumns()}
        keyOf={({ movementId }) => String(movementId)}
        hrefOf={({ movementId }) => journalPath({ movementId })}
      />
    </section>
  );
};
