import type { MovementView } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import { Heading } from '@cafeteria/ui';
import { useId } from 'react';
import { useTexts } from '../../../../shared/texts/index.ts';
import styles from './PaidFrom.module.css';

const height = 10;

/** Which money it was, as a bar and in words: of what went out where it came from, of what came in where it is now. */
export const PaidFrom = ({
  item: { parts, amount, currency },
}: {
  readonly item: Pick<MovementView, 'parts' | 'amount' | 'currency'>;
}) => {
  const { t } = useTexts('profile');
  const id = useId();
  if (parts.length === 0) return null;
  const total = parts.reduce((sum, part) => sum + part.amount, 0);
  const shareOf = (some: typeof parts): number =>
    (some.reduce((sum, part) => sum + part.amount, 0) / Math.max(1, total)) * 100;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Heading level={3} size="sm" id={id}>
        {t(amount > 0 ? 'fact.into' : 'fact.parts')}
      </Heading>
      <svg className={styles.bar} width="100%" height={height} aria-hidden="true">
        {parts.map((part, index) => (
          <rect
            key={part.regime}
            data-pot={part.pot}
            x={`${shareOf(parts.slice(0, index))}%`}
            width={`${shareOf([part])}%`}
            height={height}
          />
        ))}
      </svg>
      <ul className={styles.list} role="list">
        {parts.map(({ regime, pot, label, amount: part }) => (
          <li key={regime} data-pot={pot}>
            <span className={styles.label}>{label}</span>
            <strong className={styles.amount}>{formatMoney({ amount: part, currency })}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
};
