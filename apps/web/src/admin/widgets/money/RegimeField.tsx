import { type Country, countryCode, isRegimeOf, type Regime } from '@cafeteria/contract';
import { SelectField } from '@cafeteria/ui';
import { useServices } from '../../../shared/services.ts';
import { type FilterWidget, useAdminText, useWords, word } from '../../frame/index.ts';

/** Those of some regimes that laws of the installation's country know. */
export const countryRegimes =
  <R extends Regime>(regimes: readonly R[]) =>
  (country: Country): readonly R[] =>
    regimes.filter((regime) => isRegimeOf(country, regime));

type Props<R extends Regime> = {
  readonly label: string;
  readonly regimesOf: (country: Country) => readonly R[];
  readonly value: R | null;
  readonly onChange: (regime: R | null) => void;
  readonly name?: string;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** What no regime means; without it one must be chosen. */
  readonly emptyLabel?: string;
  readonly size?: 'small';
};

/** A tax regime of the installation's country. */
export const RegimeField = <R extends Regime>({
  regimesOf,
  value,
  onChange,
  size,
  ...props
}: Props<R>) => {
  const wordOf = useWords('enum.regime');
  const { config } = useServices();
  const regimes = regimesOf(countryCode[config.country]);
  return (
    <SelectField
      {...props}
      {...(size && { size, isLabelHidden: true })}
      value={value ?? ''}
      options={regimes.map((regime) => ({ value: regime, label: wordOf(regime) }))}
      onChange={(event) => onChange(regimes.find((one) => one === event.target.value) ?? null)}
    />
  );
};

const FilterEdit = <R extends Regime>({
  regimes,
  label,
  value,
  onChange,
}: {
  readonly regimes: readonly R[];
  readonly label: string;
  readonly value: R | undefined;
  readonly onChange: (value: R | undefined) => void;
}) => {
  const text = useAdminText();
  return (
    <RegimeField
      label={label}
      size="small"
      emptyLabel={`${label}: ${text('list.any')}`}
      regimesOf={countryRegimes(regimes)}
      value={value ?? null}
      onChange={(regime) => onChange(regime ?? undefined)}
    />
  );
};
const Name = ({ value }: { readonly value: string }) => useWords('enum.regime')(value);
/** Narrows a list to a regime. */
export const regimeFilter = <R extends Regime>(regimes: readonly R[]): FilterWidget<R> => ({
  read: word(regimes),
  Edit: (props) => <FilterEdit regimes={regimes} {...props} />,
  Name,
});
