import { useAdminText } from '../../frame/index.ts';

/** How many tiles of a row readers do not see. */
export const Unavailable = ({ count }: { readonly count: number }) => {
  const text = useAdminText();
  return text('promoRow.unavailable', { count });
};
