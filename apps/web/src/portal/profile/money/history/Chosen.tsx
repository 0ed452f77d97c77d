import { formatDate, formatMonth } from '@cafeteria/i18n';
import { chipClass, Icon } from '@cafeteria/ui';
import { chipRowClass } from '../../../../shared/chip-row.ts';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { useCategories } from '../../../category-tree/index.ts';
import { type HistoryPath, type HistorySearch, movementsHref } from './history-search.ts';
import { monthPeriod } from './periods.ts';

/** What a choice is called: a month where it is a whole one. */
const useNames = () => {
  const { t, i18n } = useTexts('profile');
  const categories = useCategories();
  return {
    days: ({ from, to }: HistorySearch): string => {
      const month = from?.slice(0, 7) ?? '';
      if (from && monthPeriod(month).from === from && monthPeriod(month).to === to)
        return formatMonth(month, i18n.language);
      return [from, to].map((day) => (day ? formatDate(day) : '…')).join(' – ');
    },
    category: ({ category }: HistorySearch): string =>
      categories.find(({ code }) => code === category)?.name ?? t('balance.spending.other'),
  };
};

type Choice = { readonly key: string; readonly name: string; readonly rest: HistorySearch };
/** What narrows a list of movements, each with what is left without it. */
const useChoices = (search: HistorySearch, withDays: boolean): Choice[] => {
  const { t } = useTexts('profile');
  const names = useNames();
  const { pot, category, from, to } = search;
  return [
    pot && { key: 'pot', name: t(`pot.${pot}`), rest: { ...search, pot: undefined } },
    category && {
      key: 'category',
      name: names.category(search),
      rest: { ...search, category: undefined },
    },
    withDays &&
      (from || to) && {
        key: 'days',
        name: names.days(search),
        rest: { ...search, from: undefined, to: undefined },
      },
  ].filter((one) => typeof one === 'object');
};

/** What a picture of the money was pressed for, one press from being dropped; the address says the same. */
export const Chosen = ({
  path,
  search,
  withDays = false,
}: {
  readonly path: HistoryPath;
  readonly search: HistorySearch;
  /** Where no presets of days say which ones are chosen. */
  readonly withDays?: boolean;
}) => {
  const { t } = useTexts('profile');
  const choices = useChoices({ ...search, offset: undefined }, withDays);
  if (choices.length === 0) return null;
  return (
    <ul
      className={chipRowClass()}
      role="list"
      aria-label={t('history.chosen')}
      data-testid="chosen"
    >
      {choices.map(({ key, name, rest }) => (
        <li key={key}>
          <AppLink
            href={movementsHref(path, rest)}
            resetScroll={false}
            className={chipClass({ isSelected: true })}
            aria-label={t('history.drop', { name })}
          >
            {name}
            <Icon name="close" size="sm" />
          </AppLink>
        </li>
      ))}
    </ul>
  );
};
