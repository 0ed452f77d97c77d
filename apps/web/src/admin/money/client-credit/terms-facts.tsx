import type { GrantTerms } from '@cafeteria/contract';
import { useTexts } from '../../../shared/texts/index.ts';
import { Blank, unnamed, useAdminText, useLocalized, useWords } from '../../frame/index.ts';
import { useAwaitsNodes, useCategoryNodes } from '../../widgets/category/index.ts';
import { dayText, monthText } from '../credit/index.ts';

type Shown = Omit<GrantTerms, 'shiftsMonth'> & { readonly shiftsMonth?: string | null | undefined };

/** What a grant says of all its people alike, in words: a function, because it goes among other facts. */
export const useTermsFacts = () => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const wordOf = useWords('enum.regime');
  const groundOf = useWords('enum.grantGround');
  const tell = useLocalized();
  const categories = useCategoryNodes();
  const isOnItsWay = useAwaitsNodes();
  const named = (id: number): string => {
    const node = categories.find((one) => one.id === id);
    return node ? tell(node.name) : unnamed(id, isOnItsWay);
  };
  const lastDay = (day: GrantTerms['expiresOn']): string => {
    if (day === undefined) return text('creditGrant.byPolicy');
    return day === null ? text('clientCredit.never') : dayText(day);
  };
  return ({ regime, shiftsMonth, ground, ...terms }: Shown) => ({
    regime: { key: 'regime', label: text('clientCredit.regime'), value: wordOf(regime) },
    rest: [
      { key: 'from', label: text('clientCredit.validFrom'), value: dayText(terms.validFrom) },
      { key: 'to', label: text('clientCredit.expiresOn'), value: lastDay(terms.expiresOn) },
      {
        key: 'categories',
        label: text('clientCredit.categories'),
        value: terms.allowedCategoryIds?.map(named).join(', ') ?? text('clientCredit.everywhere'),
      },
      ...(ground
        ? [{ key: 'ground', label: text('creditGrant.ground'), value: groundOf(ground) }]
        : []),
      ...(shiftsMonth
        ? [
            {
              key: 'shiftsMonth',
              label: text('creditGrant.shiftsMonth'),
              value: monthText(shiftsMonth, i18n.language),
            },
          ]
        : []),
      { key: 'note', label: text('clientCredit.note'), value: terms.note ?? <Blank /> },
    ],
  });
};
