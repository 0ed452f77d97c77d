import type { BranchOfficeView } from '@cafeteria/contract';
import { StatusChip } from '@cafeteria/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { openingState, type OpeningState } from './opening-state.ts';
import { usePragueNow } from './use-prague-now.ts';

type Hours = NonNullable<BranchOfficeView['openingHours']>;

const opensText = (
  { from, weekday, inDays }: Extract<OpeningState, { kind: 'opens' }>,
  t: TFunction<'cafeteria'>,
): string => {
  if (inDays === 0) return t('hours.opensToday', { time: from });
  return inDays === 1
    ? t('hours.opensTomorrow', { time: from })
    : t(`hours.opensOn.${weekday}`, { time: from });
};

/** Whether the place is open now, and what comes next. */
export const OpenNow = ({ hours }: { readonly hours: Hours }) => {
  const { t } = useTranslation('cafeteria');
  const now = usePragueNow();
  if (!now) return <StatusChip tone="neutral">{t('hours.title')}</StatusChip>;
  const state = openingState(hours, now);
  switch (state.kind) {
    case 'open':
      return <StatusChip tone="positive">{t('hours.openUntil', { time: state.until })}</StatusChip>;
    case 'always':
      return <StatusChip tone="positive">{t('hours.always')}</StatusChip>;
    case 'opens':
      return <StatusChip tone="neutral">{opensText(state, t)}</StatusChip>;
    case 'closed':
      return <StatusChip tone="neutral">{t('hours.closed')}</StatusChip>;
  }
};
