import type { ReactNode } from 'react';
import type { RenderLink } from '../navigation/render-link.tsx';
import type { Selection } from './selection.tsx';
import type { Summed } from './TableFoot.tsx';

export type Column<Row> = Summed & {
  readonly cell: (row: Row) => ReactNode;
  /** Where the header leads; sorting stands in the address. */
  readonly sortHref?: string;
  readonly sorted?: 'ascending' | 'descending';
  /**
   * What is `whole` is never cut: of an account number the end is what tells it from another. Secondary, it leaves a
   * table, and yet stands on a phone's card.
   */
  readonly width?: 'narrow' | 'normal' | 'wide' | 'whole';
  readonly isLabelHidden?: boolean;
};

/** Columns that are secondary leave where a table is too narrow for all, the last first; somebody may want them all. */
export type NarrowTexts = {
  readonly left: string;
  readonly showAll: string;
  readonly showFitting: string;
};

export type DataTableProps<Row> = {
  /** Spoken name of the table. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Where a row leads; the link stands in the first column and its target covers the row. */
  readonly hrefOf?: (row: Row) => string;
  readonly testIdOf?: (row: Row) => string;
  readonly stateOf?: (row: Row) => 'normal' | 'muted' | 'selected' | 'negative' | 'positive';
  /** Buttons at the end of a row, above its link. */
  readonly actionsOf?: (row: Row) => ReactNode;
  readonly actionsLabel?: string;
  /** A box before each row, and one for all of them. */
  readonly selection?: Selection<Row> | undefined;
  /** Shows this many skeleton rows instead of rows. */
  readonly skeletonRows?: number;
  /** Rows of the previous answer stay while the next is on its way. */
  readonly isStale?: boolean;
  readonly empty?: ReactNode;
  readonly renderLink?: RenderLink;
  /** Every row is one line of 40 px; what is cut is told under the pointer. */
  readonly isDense?: boolean;
  /**
   * On a phone a row is a line of a list instead of a card: the name and what stands at the end above, the rest below
   * them, as small as it can be read. For many rows that are read one after another, without actions.
   */
  readonly isListed?: boolean;
  /** The buttons of a row wait until it is pointed at or the focus is in it; under a finger they are always there. */
  readonly hasQuietActions?: boolean;
  /** What is said where not all columns fit; without it none leaves and the table goes sideways. */
  readonly narrow?: NarrowTexts;
  readonly className?: string;
};
