import { Country, DeliveryAddress, maxLengthOf, textLimit } from '@cafeteria/contract';
import { messageText } from '@cafeteria/i18n';
import { Button, SelectField, TextField } from '@cafeteria/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useHomeCountry } from '../../../../shared/services.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { SaveButton, Section } from './Section.tsx';
import { useKept } from './use-kept.ts';
import { type SectionProps, useDirty, useSave } from './use-save.ts';
import styles from '../Account.module.css';

const { street, houseNumber, city } = DeliveryAddress.shape;
const limits = {
  street: maxLengthOf(street),
  houseNumber: maxLengthOf(houseNumber),
  postalCode: textLimit.typedPostalCode,
  city: maxLengthOf(city),
};
type Field = keyof typeof limits;
const isField = (field: string): field is Field => Object.hasOwn(limits, field);

type Props = SectionProps & { readonly address: DeliveryAddress | null };

const useAddress = ({ address, onDirty }: Props) => {
  const { i18n } = useTexts();
  const country = useHomeCountry();
  const save = useSave();
  const empty: DeliveryAddress = {
    street: null,
    houseNumber: '',
    postalCode: '',
    city: '',
    country,
  };
  const form = useForm<DeliveryAddress>({
    resolver: zodResolver(DeliveryAddress),
    values: address ?? empty,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useDirty('address', isDirty, onDirty);
  useKept(form, 'address');
  const refuse = (path: string, message: string): void => {
    const field = path.replace(/^deliveryAddress\./, '');
    if (isField(field)) form.setError(field, { message }, { shouldFocus: true });
  };
  const onSubmit = form.handleSubmit(async (deliveryAddress) => {
    if (await save({ deliveryAddress }, refuse)) form.reset(deliveryAddress);
  });
  const remove = async (): Promise<void> => {
    if (await save({ deliveryAddress: null }, refuse)) form.reset(empty);
  };
  const textField = (field: Field) => {
    const key = errors[field]?.message;
    const { ref, onChange, onBlur, name } = form.register(field, {
      // of a village without streets there is none
      ...(field === 'street' && { setValueAs: (value: string | null) => value || null }),
    });
    return {
      ref,
      onChange,
      onBlur,
      name,
      maxLength: limits[field],
      error: key ? messageText(i18n, key, { max: limits[field] ?? '' }) : undefined,
    };
  };
  return { textField, country: form.register('country'), onSubmit, remove, isDirty, isSubmitting };
};

/** Where cards and vouchers are sent. */
export const AddressSection = (props: Props) => {
  const { t } = useTexts('profile');
  const { textField, country, onSubmit, remove, isDirty, isSubmitting } = useAddress(props);
  return (
    <Section id="address" title={t('personal.address.title')} lead={t('personal.address.text')}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <div className={styles.row} data-shape="wide-narrow">
          <TextField
            label={t('personal.address.street')}
            optionalLabel={t('personal.address.noStreet')}
            autoComplete="address-line1"
            {...textField('street')}
          />
          <TextField
            label={t('personal.address.houseNumber')}
            isRequired
            {...textField('houseNumber')}
          />
        </div>
        <div className={styles.row} data-shape="narrow-wide">
          <TextField
            label={t('personal.address.postalCode')}
            isRequired
            inputMode="numeric"
            autoComplete="postal-code"
            {...textField('postalCode')}
          />
          <TextField
            label={t('personal.address.city')}
            isRequired
            autoComplete="address-level2"
            {...textField('city')}
          />
        </div>
        <SelectField
          label={t('personal.address.country')}
          autoComplete="country"
          options={Country.options.map((value) => ({
            value,
            label: t(`personal.country.${value}`),
          }))}
          {...country}
        />
        <div className={styles.actions}>
          <SaveButton isDirty={isDirty} isPending={isSubmitting} />
          {props.address && (
            <Button kind="ghost" onClick={() => void remove()}>
              {t('personal.address.remove')}
            </Button>
          )}
        </div>
      </form>
    </Section>
  );
};
