import { type OwnMoney, readMoneyChoice } from '@cafeteria/contract';
import { formatDate, type Text } from '@cafeteria/i18n';

/** How a filter by some money is called: what it is, and by which day that ends. */
export const moneyName = (
  { value, label }: Pick<OwnMoney, 'value' | 'label'>,
  t: Text<'cafeteria'>,
): string => {
  const { word = null, until = null } = readMoneyChoice(value) ?? {};
  if (until === null) return t('ownMoney.of', { money: label });
  const date = formatDate(until);
  return word === null
    ? t('ownMoney.ending', { date })
    : t('ownMoney.until', { money: label, date });
};
