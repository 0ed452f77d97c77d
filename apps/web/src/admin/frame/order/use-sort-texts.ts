import type { SortableListTexts } from '@cafeteria/ui';
import { useAdminText } from '../texts.ts';

/** The spoken texts of a list that is put in order. */
export const useSortTexts = (): SortableListTexts => {
  const text = useAdminText();
  return {
    instructions: text('sort.instructions'),
    drag: (name) => text('sort.drag', { name }),
    moveUp: (name) => text('sort.up', { name }),
    moveDown: (name) => text('sort.down', { name }),
    moved: (name, position, total) => text('sort.moved', { name, position, total }),
  };
};
