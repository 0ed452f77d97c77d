import { type HistoryPage, isMoved, type Page } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDateTime, formatSignedMoney } from '@cafeteria/i18n';
import { type Column, Heading, IconButton, StatusChip, Text } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import { Allowed, PagedTable, useAdminText, useWords } from '../../frame/index.ts';
import { BooksLink } from '../book/index.ts';
import { creditStyles as styles, moneyText, pathOfPage } from '../credit/index.ts';
import { RefundMovement } from './RefundMovement.tsx';

const pageSize = 20;
const tones = {
  PENDING: 'info',
  BOOKED: 'positive',
  VOIDED: 'neutral',
  DECLINED: 'negative',
} as const;
type Movement = HistoryPage['items'][number];
/** A history is asked for by its place in it; a table shows it page by page. */
const pageOf = ({ items, offset, limit, total }: HistoryPage): Page<Movement> => ({
  content: items,
  pageNumber: offset / limit,
  pageSize: limit,
  totalElements: total,
  totalPages: Math.ceil(total / limit),
});
const useColumns = (): Column<Movement>[] => {
  const text = useAdminText();
  const statusOf = useWords('enum.movementStatus');
  return [
    { key: 'date', label: text('userCredit.date'), cell: ({ date }) => formatDateTime(date) },
    {
      key: 'what',
      label: text('userCredit.what'),
      width: 'wide',
      cell: ({ title, subtitle, detail }) => (
        <>
          {title}
          {(subtitle ?? detail.note) && (
            <span className={styles.below}>{subtitle ?? detail.note}</span>
          )}
        </>
      ),
    },
    {
      key: 'status',
      label: text('userCredit.status'),
      width: 'narrow',
      cell: ({ status }) => <StatusChip tone={tones[status]}>{statusOf(status)}</StatusChip>,
    },
    {
      key: 'amount',
      label: text('userCredit.amount'),
      align: 'end',
      cell: ({ id, status, amount, currency, refunded }) => (
        <>
          <span
            className={styles.moved}
            data-sign={amount > 0 ? 'in' : 'out'}
            data-off={isMoved(status) ? undefined : true}
          >
            {formatSignedMoney({ amount, currency })}
          </span>
          {status === 'BOOKED' && (
            <span className={styles.below}>
              <BooksLink of={{ movementId: id }} />
            </span>
          )}
          {refunded > 0 && (
            <span className={styles.below}>
              {text('userCredit.refundedSoFar', { amount: moneyText(refunded, currency) })}
            </span>
          )}
        </>
      ),
    },
  ];
};

/** What can still be given back of a payment. */
const leftOf = ({ type, status, amount, refunded }: Movement): number =>
  type === 'PAYMENT' && status === 'BOOKED' ? Math.abs(amount) - refunded : 0;

/** What happened to a user's credits; booked payments can be refunded. */
export const Movements = ({ userId, page }: { readonly userId: number; readonly page: number }) => {
  const text = useAdminText();
  const [refunded, setRefunded] = useState<Movement>();
  const query = useQuery({
    ...read(api.userCredit.history, { id: userId, offset: page * pageSize, limit: pageSize }),
    placeholderData: keepPreviousData,
    select: pageOf,
  });
  return (
    <section className={styles.stack}>
      <Heading level={2} size="md">
        {text('userCredit.history')}
      </Heading>
      <PagedTable
        query={query}
        hrefOfPage={(to) => pathOfPage(`/admin/user/${userId}/credit`, to)}
        isDense={false}
        isListed
        caption={text('userCredit.history')}
        keyOf={({ id }) => String(id)}
        columns={useColumns()}
        actionsLabel={text('userCredit.refund')}
        actionsOf={(movement) =>
          leftOf(movement) > 0 && (
            <Allowed to={api.userCredit.refund}>
              <IconButton
                icon="undo"
                size="Small"
                label={text('userCredit.refund')}
                onClick={() => setRefunded(movement)}
              />
            </Allowed>
          )
        }
        empty={
          <Text tone="soft" className={styles.empty}>
            {text('userCredit.noHistory')}
          </Text>
        }
      />
      {refunded && (
        <RefundMovement
          key={refunded.id}
          movement={refunded}
          left={leftOf(refunded)}
          onClose={() => setRefunded(undefined)}
        />
      )}
    </section>
  );
};
