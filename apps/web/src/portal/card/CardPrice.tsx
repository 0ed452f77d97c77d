import type { PriceTag } from '@cafeteria/contract';
import { Price, type PriceProps } from '@cafeteria/ui';
import { useTexts } from '../../shared/texts/index.ts';
import { priceText } from './price-text.ts';

/** A price as the specification writes it. */
export const CardPrice = ({
  price,
  size,
}: {
  readonly price: PriceTag;
  readonly size?: PriceProps['size'];
}) => {
  const { t } = useTexts('cafeteria');
  const text = priceText(price);
  if (!text) return null;
  return (
    <Price
      amount={text.amount}
      size={size}
      tone="brand"
      oldLabel={t('price.original')}
      {...(text.prefix && { prefix: t(`price.${text.prefix}`) })}
      {...(text.oldAmount && { oldAmount: text.oldAmount })}
    />
  );
};
