import type { GrantTerms } from '@cafeteria/contract';
import { Blank, useAdminText, useLocalized, useWords } from '../../frame/index.ts';
import { useCategoryNodes } from '../../widgets/category/index.ts';
import { dayText } from '../credit/index.ts';

/** What a grant says of all its people alike, in words: a function, because it goes among other facts. */
export const useTermsFacts = () => {
  const text = useAdminText();
  const wordOf = useWords('enum.regime');
  const groundOf = useWords('enum.grantGround');
  const tell = useLocalized();
  const categories = useCategoryNodes();
  const named = (id: number): string => {
    const node = categories.find((one) => one.id === id);
    return node ? tell(node.name) : `#${id}`;
  };
  const lastDay = (day: GrantTerms['expiresOn']): string => {
    if (day === undefined) return text('creditGrant.byPolicy');
    return day === null ? text('clientCredit.never') : dayText(day);
  };
  return ({ regime, validFrom, expiresOn, allowedCategoryIds, note, ground }: GrantTerms) => ({
    regime: { key: 'regime', label: text('clientCredit.regime'), value: wordOf(regime) },
    rest: [
      { key: 'from', label: text('clientCredit.validFrom'), value: dayText(validFrom) },
      { key: 'to', label: text('clientCredit.expiresOn'), value: lastDay(expiresOn) },
      {
        key: 'categories',
        label: text('clientCredit.categories'),
        value: allowedCategoryIds?.map(named).join(', ') ?? text('clientCredit.everywhere'),
      },
      ...(ground
        ? [{ key: 'ground', label: text('creditGrant.ground'), value: groundOf(ground) }]
        : []),
      { key: 'note', label: text('clientCredit.note'), value: note ?? <Blank /> },
    ],
  });
};
