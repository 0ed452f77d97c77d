import type { LotView } from '@cafeteria/contract';
import { formatDate, formatMoney } from '@cafeteria/i18n';
import { type Column, DataTable, Fold } from '@cafeteria/ui';
import { useTexts } from '../../../../shared/texts/index.ts';

/** Every lot by itself: where it came from, when, and until when it can be spent. */
export const Lots = ({ lots }: { readonly lots: readonly LotView[] }) => {
  const { t } = useTexts('profile');
  if (lots.length === 0) return null;
  const columns: Column<LotView>[] = [
    { key: 'regime', label: t('lot.regime'), cell: ({ regimeLabel }) => regimeLabel },
    { key: 'source', label: t('lot.source'), cell: ({ source }) => t(`source.${source}`) },
    { key: 'granted', label: t('lot.granted'), cell: ({ grantedAt }) => formatDate(grantedAt) },
    {
      key: 'expires',
      label: t('balance.lastDay'),
      cell: ({ expiresAt }) => (expiresAt ? formatDate(expiresAt) : t('balance.never')),
    },
    {
      key: 'held',
      label: t('lot.held'),
      align: 'end',
      cell: ({ held }) => (held.amount > 0 ? formatMoney(held) : '–'),
    },
    {
      key: 'remaining',
      label: t('lot.remaining'),
      align: 'end',
      cell: ({ remaining }) => formatMoney(remaining),
    },
  ];
  return (
    <Fold look="card" title={t('lot.title', { count: lots.length })}>
      <DataTable
        caption={t('lot.title', { count: lots.length })}
        columns={columns}
        rows={lots}
        keyOf={({ id }) => String(id)}
      />
    </Fold>
  );
};
