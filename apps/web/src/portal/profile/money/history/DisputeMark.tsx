import type { DisputeStatus } from '@cafeteria/contract';
import { StatusChip } from '@cafeteria/ui';
import { useTexts } from '../../../../shared/texts/index.ts';

const tones = {
  OPEN: 'warning',
  ANSWERED: 'info',
  REFUNDED: 'positive',
  CLOSED: 'neutral',
} as const;

/** How far it is where something is wrong with a movement. */
export const DisputeMark = ({ status }: { readonly status: DisputeStatus }) => {
  const { t } = useTexts('profile');
  return <StatusChip tone={tones[status]}>{t(`dispute.status.${status}`)}</StatusChip>;
};
