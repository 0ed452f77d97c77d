import { type Address, formatAddress } from '@cafeteria/contract';
import { Checkbox, StatusChip } from '@cafeteria/ui';
import * as z from 'zod/mini';
import { useHomeCountry } from '../../../shared/services.ts';
import {
  Blank,
  useAdminText,
  useOtherField,
  type Widget,
  type WidgetProps,
} from '../../frame/index.ts';
import styles from './Address.module.css';
import { AddressEdit, PostalAddressEdit } from './AddressEdit.tsx';
import { emptyAddress, emptyAddressIn } from './from-place.ts';

const AddressShow = ({ value }: { readonly value: Address }) => {
  const text = useAdminText();
  return (
    <div className={styles.shown}>
      <span>
        {formatAddress(value)}, {text(`enum.country.${value.country}`)}
      </span>
      {value.lat === null || value.lng === null ? (
        <span className={styles.source}>{text('address.noPlace')}</span>
      ) : (
        <span className={styles.source}>
          {value.lat}, {value.lng}
        </span>
      )}
    </div>
  );
};
/** A postal address with its point on the map. */
export const address = (): Widget<Address> => ({
  empty: emptyAddress,
  isWide: true,
  Edit: AddressEdit,
  Show: AddressShow,
});

const PostalShow = ({ value }: { readonly value: Address }) => {
  const text = useAdminText();
  return `${formatAddress(value)}, ${text(`enum.country.${value.country}`)}`;
};
/** A postal address without a point on the map: a registered seat. */
export const postalAddress = (): Widget<Address> => ({
  empty: emptyAddress,
  isWide: true,
  Edit: PostalAddressEdit,
  Show: PostalShow,
});

const OptionalEdit = ({ value, onChange, ...props }: WidgetProps<Address | null>) => {
  const text = useAdminText();
  const home = useHomeCountry();
  return (
    <div className={styles.optional}>
      <Checkbox
        label={text('address.elsewhere')}
        checked={value !== null}
        onChange={(event) => onChange(event.target.checked ? emptyAddressIn(home) : null)}
      />
      {value !== null && <PostalAddressEdit {...props} value={value} onChange={onChange} />}
    </div>
  );
};
/** …that is there only when it differs from another one. */
export const optionalPostalAddress = (): Widget<Address | null> => ({
  empty: null,
  isWide: true,
  Edit: OptionalEdit,
  Show: ({ value }) => (value === null ? <Blank /> : <PostalShow value={value} />),
});

const SourceShow = ({ value }: { readonly value: 'GEOCODED' | 'MANUAL' }) => {
  const text = useAdminText();
  return (
    <StatusChip tone={value === 'MANUAL' ? 'info' : 'neutral'}>
      {text(`enum.locationSource.${value}`)}
    </StatusChip>
  );
};
const Pinned = z.object({ lat: z.number(), lng: z.number() });
/** Nothing while the address has no point yet. */
const SourceEdit = ({ value }: { readonly value: 'GEOCODED' | 'MANUAL' }) =>
  useOtherField('address', Pinned) ? <SourceShow value={value} /> : null;
/** Where the place of an address comes from; set by the address itself. */
export const locationSource = (): Widget<'GEOCODED' | 'MANUAL'> => ({
  empty: 'GEOCODED',
  isWide: true,
  Edit: ({ value }) => <SourceEdit value={value} />,
  Show: SourceShow,
});
