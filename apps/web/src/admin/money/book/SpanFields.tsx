import { classNames, SelectField } from '@cafeteria/ui';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../../frame/index.ts';
import { DayField } from '../../widgets/money/index.ts';
import { creditStyles, lastMonths, monthText } from '../credit/index.ts';
import { monthOf, type Span, spanOfMonth } from './address.ts';

const offeredMonths = 24;

/** Of which days the books are looked at: a month, or any. */
export const SpanFields = ({
  span,
  onChange,
}: {
  readonly span: Span;
  readonly onChange: (span: Span) => void;
}) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const month = monthOf(span) ?? '';
  return (
    <div className={classNames(creditStyles.row, creditStyles.days)}>
      <SelectField
        label={text('book.month')}
        emptyLabel={text('book.anyDays')}
        options={lastMonths(offeredMonths).map((one) => ({
          value: one,
          label: monthText(one, i18n.language),
        }))}
        value={month}
        onChange={({ target }) => target.value && onChange(spanOfMonth(target.value))}
      />
      <DayField
        label={text('book.field.from')}
        isClearable={false}
        value={span.from}
        onChange={(from) => from && onChange({ from, to: from > span.to ? from : span.to })}
      />
      <DayField
        label={text('book.field.to')}
        isClearable={false}
        value={span.to}
        onChange={(to) => to && onChange({ to, from: to < span.from ? to : span.from })}
      />
    </div>
  );
};
