import { formatNumber } from '@cafeteria/i18n';
import { Card, Heading } from '@cafeteria/ui';
import styles from './Dashboard.module.css';
import { PageName } from '../../frame/index.ts';

export type ChartPart = {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly href: string;
  readonly tone: 'positive' | 'info' | 'warning' | 'neutral';
};
type Props = {
  readonly title: string;
  readonly href: string;
  readonly parts: readonly ChartPart[];
};

const width = 300;
const height = 12;
const gap = 2;
/** Bars one after another; a part that is there is never thinner than one can see. */
const barsOf = (parts: readonly ChartPart[]) => {
  const shown = parts.filter(({ count }) => count > 0);
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  const sizes = shown.map((part) => ({
    ...part,
    size: Math.max(4, (part.count / total) * (width - gap * (shown.length - 1))),
  }));
  const scale = (width - gap * (shown.length - 1)) / sizes.reduce((sum, { size }) => sum + size, 0);
  return sizes.map((part, index) => ({
    ...part,
    size: part.size * scale,
    x: sizes.slice(0, index).reduce((sum, { size }) => sum + size * scale + gap, 0),
  }));
};

/** How many of something stand in which state: a bar, and the same numbers as a table whose lines lead to the lists. */
export const StateChart = ({ title, href, parts }: Props) => {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <Heading level={2} size="md">
          <PageName href={href} className={styles.title}>
            {title}
          </PageName>
        </Heading>
        <strong className={styles.total}>{formatNumber(total)}</strong>
      </div>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {total === 0 ? (
          <rect width={width} height={height} rx={3} data-tone="none" />
        ) : (
          barsOf(parts).map(({ key, x, size, tone }) => (
            <rect key={key} x={x} width={size} height={height} rx={3} data-tone={tone} />
          ))
        )}
      </svg>
      <table className={styles.table}>
        <tbody>
          {parts.map((part) => (
            <tr key={part.key}>
              <th scope="row">
                <PageName href={part.href} className={styles.state}>
                  <span className={styles.dot} data-tone={part.tone} />
                  {part.label}
                </PageName>
              </th>
              <td>{formatNumber(part.count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};
