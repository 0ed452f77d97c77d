import type { BalanceOverview } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatSum } from '@cafeteria/i18n';
import { Heading, Text } from '@cafeteria/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { usePosition } from '../position/index.ts';
import type { OwnMoney, Segment } from './expiring.ts';
import { WaysShape } from './StallShape.tsx';
import { WayCard } from './WayCard.tsx';
import shape from './StallAt.module.css';

/** What some money buys, near a position. */
export const waysOf = (
  selected: Segment | undefined,
  position?: ReturnType<typeof usePosition>['position'],
) =>
  read(api.coverage.ways, {
    ...(selected && { money: selected.money, since: selected.date }),
    ...position,
  });

/** The cards before stay until the next are here; at first those the server found, which knows of no position. */
const useWays = (selected: Segment | undefined) => {
  const { position } = usePosition();
  const queryClient = useQueryClient();
  return useQuery({
    ...waysOf(selected, position),
    placeholderData: (before) => before ?? queryClient.getQueryData(waysOf(selected).queryKey),
  });
};

const Cards = ({
  selected,
  hasMoney,
}: {
  readonly selected: Segment | undefined;
  readonly hasMoney: boolean;
}) => {
  const { t } = useTexts('cafeteria');
  const { data, isError, isPlaceholderData } = useWays(selected);
  if (isError && !data) return <Text tone="soft">{t('stall.waysFailed')}</Text>;
  if (!data) return <WaysShape />;
  if (data.ways.length === 0)
    return <Text tone="soft">{t(hasMoney ? 'stall.noWays' : 'stall.noFree')}</Text>;
  return (
    <ul className={shape.row} role="list" aria-busy={isPlaceholderData} data-testid="ways">
      {data.ways.map((way) => (
        <li key={`${way.card.type}-${way.card.id}`} className={shape.way}>
          <WayCard way={way} />
        </li>
      ))}
    </ul>
  );
};

type Props = {
  readonly money: OwnMoney;
  readonly selected: Segment | undefined;
  readonly overview: BalanceOverview;
};

/** What the chosen money is good for, ready to be taken. */
export const Ways = ({ money, selected, overview }: Props) => {
  const { t } = useTexts('cafeteria');
  const hasMoney = Boolean(money.total?.amount);
  const title = selected
    ? t('stall.ways', { label: selected.label, amount: formatSum(selected.amount) })
    : t(hasMoney ? 'stall.waysOfAll' : 'stall.waysForFree');
  if (overview.frozenSince) return null;
  return (
    <section className={shape.ways} aria-label={title}>
      <Heading level={2} size="md" className={shape.waysTitle} aria-live="polite">
        {title}
      </Heading>
      <Cards selected={selected} hasMoney={hasMoney} />
    </section>
  );
};
