import type { PartnerRecord, PartnerRow } from '@cafeteria/contract';
import { Checkbox } from '@cafeteria/ui';
import { type RemovalProps, useAdminText } from '../../frame/index.ts';

/** Deletes the live offers of a partner with it, if the administrator says so. */
export const PartnerRemoval = ({
  item: { activeOfferCount },
  args,
  onChange,
}: RemovalProps<PartnerRecord | PartnerRow>) => {
  const text = useAdminText();
  if (activeOfferCount === 0) return null;
  return (
    <Checkbox
      label={text('partner.removal.offers', { count: activeOfferCount })}
      description={text('partner.removal.hint')}
      checked={args.cascade === true}
      onChange={(event) => onChange(event.target.checked ? { cascade: true } : {})}
    />
  );
};
