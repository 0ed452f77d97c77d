import type { CreditOrderRecord } from '@cafeteria/contract';
import { formatDateTime, formatNumber } from '@cafeteria/i18n';
import { Badge, type Column, Text } from '@cafeteria/ui';
import { useAdminText, useWords } from '../../frame/index.ts';
import { creditStyles as styles, moneyText } from '../credit/index.ts';

const tones = {
  WAITING: 'warning',
  PAID: 'info',
  GIVEN: 'positive',
  CANCELLED: 'neutral',
} as const;
/** How an order stands. */
export const OrderMark = ({ state }: Pick<CreditOrderRecord, 'state'>) => {
  const text = useAdminText();
  return <Badge tone={tones[state]}>{text(`creditOrder.state.${state}`)}</Badge>;
};

export const ordersPath = (clientId: number): string => `/admin/client/${clientId}/credit/order`;

const useColumns = (): Column<CreditOrderRecord>[] => {
  const text = useAdminText();
  const wordOf = useWords('enum.regime');
  return [
    {
      key: 'orderedAt',
      label: text('creditOrder.orderedAt'),
      cell: ({ orderedAt }) => formatDateTime(orderedAt),
    },
    {
      key: 'state',
      label: text('creditOrder.field.state'),
      cell: ({ state }) => <OrderMark state={state} />,
    },
    { key: 'regime', label: text('clientCredit.regime'), cell: ({ regime }) => wordOf(regime) },
    {
      key: 'users',
      label: text('clientCredit.users'),
      align: 'end',
      width: 'narrow',
      cell: ({ users }) => formatNumber(users),
    },
    {
      key: 'total',
      label: text('clientCredit.total'),
      align: 'end',
      cell: ({ total, currency }) => moneyText(total, currency),
    },
    {
      key: 'proforma',
      label: text('creditOrder.proforma'),
      isSecondary: true,
      cell: ({ proforma }) => proforma.number,
    },
    {
      key: 'open',
      label: text('clientDocument.field.open'),
      align: 'end',
      isSecondary: true,
      cell: ({ proforma, currency }) => moneyText(proforma.open, currency),
    },
  ];
};

/** How orders of credits of a client are shown, where they stand and in their list. */
export const useOrderTable = (clientId: number) => {
  const text = useAdminText();
  return {
    caption: text('creditOrder.title'),
    keyOf: ({ id }: CreditOrderRecord) => String(id),
    hrefOf: ({ id }: CreditOrderRecord) => `${ordersPath(clientId)}/${id}`,
    testIdOf: ({ id }: CreditOrderRecord) => `order-${id}`,
    columns: useColumns(),
    empty: (
      <Text tone="soft" className={styles.empty}>
        {text('creditOrder.none')}
      </Text>
    ),
  };
};
