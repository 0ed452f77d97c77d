import { countryCode, defaultRegime, purchaseRegimesOf, type Regime } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { useCurrentPath } from '../../../shared/navigation/index.ts';
import { useMay } from '../../../shared/session/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useAdminText, useWords, type Widget, type WidgetProps } from '../../frame/index.ts';
import { RegimeField } from './RegimeField.tsx';

/** Whose regime holds where none is chosen: the law's for a category, the category's for its subcategories. */
type Source = 'law' | 'category';

/** What no regime of its own means for the category, or its subcategory, that the page is about. */
const useInherited = (source: Source): string => {
  const text = useAdminText();
  const wordOf = useWords('enum.regime');
  const { config } = useServices();
  const id = Number(/^\/admin\/category\/(\d+)/.exec(useCurrentPath())?.[1] ?? 0);
  const isAllowed = useMay()(api.categoryAdmin.get);
  const { data } = useQuery({
    ...read(api.categoryAdmin.get, { id }),
    enabled: isAllowed && id > 0,
  });
  if (!data) return text('taxRegime.ofCategory');
  const byLaw = defaultRegime(data.code, countryCode[config.country]);
  return source === 'law'
    ? text('taxRegime.default', { regime: wordOf(byLaw) })
    : text('taxRegime.ofCategoryIs', { regime: wordOf(data.taxRegime ?? byLaw) });
};

const RegimeEdit = ({
  source,
  error,
  onBlur: _onBlur,
  attempts: _attempts,
  isLabelHidden: _isLabelHidden,
  ...props
}: WidgetProps<Regime | null> & { readonly source: Source }) => (
  <RegimeField
    {...props}
    error={error()}
    regimesOf={purchaseRegimesOf}
    emptyLabel={useInherited(source)}
  />
);
const RegimeShow = ({
  value,
  source,
}: {
  readonly value: Regime | null;
  readonly source: Source;
}) => {
  const inherited = useInherited(source);
  const wordOf = useWords('enum.regime');
  return value === null ? inherited : wordOf(value);
};

/** The tax regime of purchases; nothing chosen says what holds instead. */
export const taxRegime = (source: Source): Widget<Regime | null> => ({
  empty: null,
  Edit: (props) => <RegimeEdit {...props} source={source} />,
  Show: ({ value }) => <RegimeShow value={value} source={source} />,
});
