import type { MovementView } from '@cafeteria/contract';
import { useAddressChange } from '../../../../shared/url-state/index.ts';
import {
  type HistoryPath,
  movementsHref,
  readHistorySearch,
  readMovementId,
} from './history-search.ts';
import { MovementSheet } from './MovementSheet.tsx';

/** The sheet of the movement an address says, over the list it stands with. */
export const MovementAt = ({
  path,
  address,
  items,
}: {
  readonly path: HistoryPath;
  readonly address: Readonly<Record<string, unknown>>;
  /** What the list shows. */
  readonly items: readonly MovementView[] | undefined;
}) => {
  const change = useAddressChange();
  const id = readMovementId(address);
  if (id === undefined) return null;
  const search = readHistorySearch(address);
  return (
    <MovementSheet
      id={id}
      known={items?.find((one) => one.id === id)}
      hrefOf={(other) => movementsHref(path, search, other)}
      onClose={() => change((now) => movementsHref(path, readHistorySearch(now)))}
    />
  );
};
