import { Address, Country, type GeocodedPlace, maxLengthOf, textLimit } from '@cafeteria/contract';
import { Banner, Button, Field, SelectField, TextField } from '@cafeteria/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import {
  NumberField,
  PartFields,
  useAdminText,
  useOtherField,
  useSetOtherField,
  type WidgetProps,
} from '../../frame/index.ts';
import styles from './Address.module.css';
import { addressFromPlace } from './from-place.ts';
import type { Point } from './place-map.ts';
import { PlaceMap } from './PlaceMap.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';

const Source = z.enum(['GEOCODED', 'MANUAL']);
type TextKey = 'street' | 'houseNumber' | 'streetNumber' | 'village' | 'districtNumber';

type LineProps = Pick<WidgetProps<Address>, 'value' | 'onChange' | 'onBlur' | 'error'>;
const CountryChoice = ({ value, onChange }: Pick<LineProps, 'value' | 'onChange'>) => {
  const text = useAdminText();
  return (
    <SelectField
      label={text('address.country')}
      options={Country.options.map((country) => ({
        value: country,
        label: text(`enum.country.${country}`),
      }))}
      value={value.country}
      onChange={(event) =>
        onChange({
          ...value,
          country: Country.options.find((one) => one === event.target.value) ?? value.country,
        })
      }
    />
  );
};
const AddressLines = ({ value, onChange, onBlur, error }: LineProps) => {
  const text = useAdminText();
  const at = (key: TextKey | 'postalCode' | 'city') =>
    ({
      label: text(`address.${key}`),
      error: error(key),
      value: value[key] ?? '',
      onBlur,
    }) as const;
  const line = (key: TextKey) => (
    <TextField
      {...at(key)}
      maxLength={maxLengthOf(Address.shape[key])}
      onChange={(event) => onChange({ ...value, [key]: event.target.value || null })}
    />
  );
  return (
    <PartFields<Address>
      controls={{
        street: <div className={styles.wide}>{line('street')}</div>,
        houseNumber: line('houseNumber'),
        streetNumber: line('streetNumber'),
        postalCode: (
          <TextField
            {...at('postalCode')}
            isRequired
            maxLength={textLimit.typedPostalCode}
            inputMode="numeric"
            placeholder={text('example.postalCode')}
            onChange={(event) => onChange({ ...value, postalCode: event.target.value })}
          />
        ),
        city: (
          <TextField
            {...at('city')}
            isRequired
            maxLength={maxLengthOf(Address.shape.city)}
            onChange={(event) => onChange({ ...value, city: event.target.value })}
          />
        ),
        village: line('village'),
        districtNumber: line('districtNumber'),
        country: <CountryChoice value={value} onChange={onChange} />,
        components: 'elsewhere',
        placeId: 'elsewhere',
        lat: 'elsewhere',
        lng: 'elsewhere',
      }}
    />
  );
};

/** A postal address that needs no point on the map. */
export const PostalAddressEdit = ({
  label,
  value,
  onChange,
  onBlur,
  error,
}: WidgetProps<Address>) => {
  const text = useAdminText();
  return (
    <Field label={label} isLabelHidden error={error()} isGroup>
      {() => (
        <div className={styles.fields}>
          <div className={styles.wide}>
            <PlaceSearch
              hint={text('address.fillHint')}
              onPick={(place) =>
                onChange({ ...addressFromPlace(value, place, false), lat: null, lng: null })
              }
            />
          </div>
          <AddressLines {...{ value, onChange, onBlur, error }} />
        </div>
      )}
    </Field>
  );
};

/** The place found lies elsewhere than the pin that was set by hand, which stays. */
const PinKept = ({ onUse }: { readonly onUse: () => void }) => {
  const text = useAdminText();
  return (
    <div className={styles.wide}>
      <Banner
        tone="info"
        isLive
        actions={
          <Button size="Small" kind="ghost" onClick={onUse}>
            {text('address.usePlace')}
          </Button>
        }
      >
        {text('address.pinKept')}
      </Banner>
    </div>
  );
};

/** Where the pin stands; nowhere while a coordinate is missing, or is typed as none on earth. */
const pointOf = ({ lat, lng }: Address): Point | undefined =>
  lat !== null && lng !== null && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
    ? { lat, lng }
    : undefined;

/**
 * An address, searched for or typed, with its point on the map. The search never moves a pin that
 * was set by hand.
 */
export const AddressEdit = (props: WidgetProps<Address>) => {
  const { label, value, onChange, onBlur, error } = props;
  const text = useAdminText();
  const isManual = useOtherField('locationSource', Source) === 'MANUAL';
  const setOther = useSetOtherField();
  const [found, setFound] = useState<Point>();
  const pick = (place: GeocodedPlace): void => {
    const next = addressFromPlace(value, place, isManual);
    onChange(next);
    if (next.lat === place.lat && next.lng === place.lng) setOther('locationSource', 'GEOCODED');
    setFound(next.lat === place.lat && next.lng === place.lng ? undefined : place);
  };
  const put = (point: Partial<Address>, source: 'GEOCODED' | 'MANUAL'): void => {
    onChange({ ...value, ...point });
    setOther('locationSource', source);
    setFound(undefined);
  };
  const coordinate = (key: 'lat' | 'lng') => (
    <NumberField
      {...props}
      options={{}}
      label={text(`address.${key}`)}
      description={undefined}
      isRequired={false}
      error={() => error(key)}
      value={value[key]}
      onChange={(next) => put({ [key]: next }, 'MANUAL')}
    />
  );
  const point = pointOf(value);
  return (
    <Field label={label} isLabelHidden error={error()} isGroup>
      {() => (
        <div className={styles.address}>
          <div className={styles.fields}>
            <div className={styles.wide}>
              <PlaceSearch hint={text('address.searchHint')} onPick={pick} />
            </div>
            {found && <PinKept onUse={() => put({ lat: found.lat, lng: found.lng }, 'GEOCODED')} />}
            <AddressLines {...{ value, onChange, onBlur, error }} />
          </div>
          <div className={styles.place}>
            <PlaceMap point={point} onMove={(next) => put(next, 'MANUAL')} />
            <div className={styles.coordinates}>
              {coordinate('lat')}
              {coordinate('lng')}
            </div>
          </div>
        </div>
      )}
    </Field>
  );
};
