import { formatDate, formatSum } from '@cafeteria/i18n';
import { VisuallyHidden } from '@cafeteria/ui';
import { useId } from 'react';
import { useTexts } from '../../shared/texts/index.ts';
import { byDay, labelsOf, type OwnMoney, type Placed, ribbonOf, type Segment } from './expiring.ts';
import { shortDay } from './words.ts';
import styles from './Ribbon.module.css';

type Props = {
  readonly money: OwnMoney;
  readonly selected: Segment;
  readonly onSelect: (segment: Segment) => void;
};

const Part = ({
  placed: { segment, start, width },
  name,
  isSelected,
  onSelect,
}: {
  readonly placed: Placed;
  readonly name: string;
  readonly isSelected: boolean;
  readonly onSelect: Props['onSelect'];
}) => {
  const { t } = useTexts('cafeteria');
  return (
    <label
      className={styles.part}
      data-pot={segment.pot}
      style={{ insetInlineStart: `${start}%`, inlineSize: `${width}%` }}
    >
      <input
        type="radio"
        name={name}
        value={segment.key}
        checked={isSelected}
        onChange={() => onSelect(segment)}
        className={styles.radio}
        data-testid={`segment-${segment.money}`}
      />
      <VisuallyHidden>
        {t('stall.segment', {
          amount: formatSum(segment.amount),
          label: segment.label,
          date: formatDate(segment.date),
        })}
      </VisuallyHidden>
    </label>
  );
};

/** The same in words, for those who do not see the ribbon: every day of it, also the small ones. */
const Table = ({ money: { segments } }: Pick<Props, 'money'>) => {
  const { t } = useTexts('cafeteria');
  return (
    <VisuallyHidden>
      <table>
        <caption>{t('stall.ribbon')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('stall.column.day')}</th>
            <th scope="col">{t('stall.column.money')}</th>
            <th scope="col">{t('stall.column.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {byDay(segments).map(({ key, date, label, amount }) => (
            <tr key={key}>
              <th scope="row">{formatDate(date)}</th>
              <td>{label}</td>
              <td>{formatSum(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
};

/** What ends when, on an axis of time that begins today; the chosen part decides what is offered beside it. */
export const Ribbon = ({ money, selected, onSelect }: Props) => {
  const { t } = useTexts('cafeteria');
  const name = useId();
  const placed = ribbonOf(money.segments, money.today);
  return (
    <>
      <fieldset className={styles.ribbon} data-hurry={money.isHurry || undefined}>
        <VisuallyHidden>
          <legend>{t('stall.ribbon')}</legend>
        </VisuallyHidden>
        <div className={styles.axis}>
          {placed.map((one) => (
            <Part
              key={one.segment.key}
              placed={one}
              name={name}
              isSelected={one.segment.key === selected.key}
              onSelect={onSelect}
            />
          ))}
        </div>
        <div className={styles.ticks} aria-hidden="true">
          <span className={styles.today}>{t('stall.today')}</span>
          {labelsOf(money.days, placed).map(({ day, at }) => (
            <span
              key={day.date}
              className={styles.tick}
              data-early={at < 30 || undefined}
              style={at < 30 ? { insetInlineStart: `${at}%` } : { insetInlineEnd: `${100 - at}%` }}
            >
              {shortDay(day.date)} · <strong>{formatSum(day.amount)}</strong>
            </span>
          ))}
        </div>
      </fieldset>
      <Table money={money} />
    </>
  );
};
