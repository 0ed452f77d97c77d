import { limitPeriodOf } from '@cafeteria/contract';
import { Card, SelectField } from '@cafeteria/ui';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../../frame/index.ts';
import { creditStyles as styles, lastMonths, monthText, today } from '../credit/index.ts';
import type { Terms } from './terms.ts';

type Props = { readonly terms: Terms; readonly onChange: (terms: Terms) => void };

/** In which month the shifts of a file were worked; only where the limit is by the shift. */
export const ShiftsMonth = ({ terms, onChange }: Props) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  if (limitPeriodOf(terms.regime) !== 'SHIFT') return null;
  const ofValidity = (terms.validFrom ?? today()).slice(0, 7);
  // credits are given for shifts that were worked, or beforehand for a month that begins
  const months = [...new Set([ofValidity, ...lastMonths(3)])].toSorted().reverse();
  return (
    <Card className={styles.card}>
      <SelectField
        label={text('creditGrant.shiftsMonth')}
        options={months.map((one) => ({ value: one, label: monthText(one, i18n.language) }))}
        value={terms.shiftsMonth ?? ofValidity}
        onChange={(event) => onChange({ ...terms, shiftsMonth: event.target.value })}
      />
    </Card>
  );
};
