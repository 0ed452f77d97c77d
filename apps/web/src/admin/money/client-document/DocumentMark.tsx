import type { ClientDocumentState } from '@cafeteria/contract';
import { Badge } from '@cafeteria/ui';
import { Blank, useAdminText } from '../../frame/index.ts';

const tones = {
  OPEN: 'info',
  PARTLY_PAID: 'warning',
  PAID: 'positive',
  OVERDUE: 'negative',
  CANCELLED: 'neutral',
} as const;

/** How a document stands; of one that asks for no payment nothing is said. */
export const DocumentMark = ({ state }: { readonly state: ClientDocumentState | null }) => {
  const text = useAdminText();
  if (state === null) return <Blank />;
  return <Badge tone={tones[state]}>{text(`clientDocument.state.${state}`)}</Badge>;
};
