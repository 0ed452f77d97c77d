import { type Money, type OfferRow, PriceType } from '@cafeteria/contract';
import {
  optionalMoney,
  optionalNumber,
  useAdminText,
  useOtherField,
  type Widget,
} from '../../frame/index.ts';
import { priceText } from './price.ts';

/** Whether the kind of price takes an amount; the others take a percentage. */
const useIsAmount = (): boolean => {
  const type = useOtherField('priceType', PriceType);
  return type === 'PRICE' || type === 'PRICE_FROM';
};
const only = <V,>(widget: Widget<V | null>, wantsAmount: boolean): Widget<V | null> => ({
  ...widget,
  Edit: function PriceEdit(props) {
    const isAmount = useIsAmount();
    if (isAmount !== wantsAmount && props.value === null && !props.error()) return null;
    return (
      <widget.Edit
        {...props}
        isRequired={isAmount === wantsAmount && props.name !== 'originalPrice'}
      />
    );
  },
});
/** An amount, for offers that have a price. */
export const offerAmount = (): Widget<Money | null> => only(optionalMoney(), true);
/** A percentage, for offers that are a discount. */
export const offerPercent = (): Widget<number | null> =>
  only(optionalNumber({ suffix: '%' }), false);

export const OfferPrice = ({
  offer,
}: {
  readonly offer: Pick<OfferRow, 'priceType' | 'price' | 'discountPercent'>;
}) => priceText(useAdminText(), offer);
