import { PublicationState } from '@cafeteria/contract';
import { StatusChip } from '@cafeteria/ui';
import type { Values } from './widget.ts';
import { useAdminText } from './texts.ts';

const tones = {
  INACTIVE: 'neutral',
  SCHEDULED: 'info',
  LIVE: 'positive',
  EXPIRED: 'warning',
} as const;

/** Whether readers see a record: INACTIVE, SCHEDULED, LIVE or EXPIRED; on or off for what has no validity. */
export const RecordMark = ({ item }: { readonly item: Values }) => {
  const text = useAdminText();
  const state = PublicationState.options.find((one) => one === item.publication);
  if (state) return <StatusChip tone={tones[state]}>{text(`publication.${state}`)}</StatusChip>;
  return (
    <StatusChip tone={item.active ? 'positive' : 'neutral'}>
      {text(item.active ? 'active.on' : 'active.off')}
    </StatusChip>
  );
};
