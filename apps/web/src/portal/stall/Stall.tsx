import type { BalanceOverview } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { dayAndTime, pragueDay } from '@cafeteria/i18n';
import { Button, buttonClass, classNames, Text } from '@cafeteria/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../shared/api/index.ts';
import { useIsOnline } from '../../shared/online.ts';
import { useFocusKept } from '../../shared/own-part/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { PayLink } from '../pay/index.ts';
import { Actions } from './Actions.tsx';
import { type OwnMoney, readMoney } from './expiring.ts';
import { Figure } from './Figure.tsx';
import { Ribbon } from './Ribbon.tsx';
import { Rest, Says } from './Says.tsx';
import { StallShape } from './StallShape.tsx';
import { Ways, waysOf } from './Ways.tsx';
import styles from './Stall.module.css';
import shape from './StallAt.module.css';

/** When what is shown was true, while nothing newer can be asked for. */
const AsOf = ({ overview }: { readonly overview: BalanceOverview }) => {
  const { t } = useTexts('cafeteria');
  if (useIsOnline()) return null;
  const isOfToday = pragueDay(overview.asOf) === pragueDay();
  const at = dayAndTime(overview.asOf);
  return (
    <Text tone="soft" size="small" role="status">
      {isOfToday ? t('stall.asOf', at) : t('stall.asOfDay', at)}
    </Text>
  );
};

/** What was chosen on what the server drew, before this took its place. */
const chosenBefore = (): string | undefined =>
  import.meta.env.SSR
    ? undefined
    : document.querySelector<HTMLInputElement>('[data-room] :checked')?.value;

const Goods = ({
  overview,
  money,
}: {
  readonly overview: BalanceOverview;
  readonly money: OwnMoney;
}) => {
  const [key, setKey] = useState(chosenBefore);
  const room = useFocusKept<HTMLDivElement>('stall');
  const { t } = useTexts('cafeteria');
  const { segments } = money;
  const selected = segments.find((one) => one.key === key) ?? segments[0];
  const isFrozen = overview.frozenSince !== null;
  const hasMoney = !isFrozen && Boolean(money.total?.amount);
  return (
    <div className={shape.goods} ref={room}>
      <div className={shape.money} data-loose={!isFrozen || undefined}>
        {hasMoney && (
          <PayLink
            className={classNames(buttonClass({ kind: 'ghost', size: 'Small' }), styles.pay)}
          >
            {t('stall.pay')}
          </PayLink>
        )}
        <Figure total={money.total} />
        <Says money={money} overview={overview} />
        {selected && !isFrozen && (
          <Ribbon money={money} selected={selected} onSelect={(one) => setKey(one.key)} />
        )}
        <Rest money={money} />
        <AsOf overview={overview} />
        {!isFrozen && <Actions money={money} selected={selected} />}
      </div>
      <Ways money={money} selected={selected} overview={overview} />
    </div>
  );
};

/** Asks for what the stall is drawn from, before it is; the ways to spend may come later. */
export const askForStall = async (queryClient: QueryClient): Promise<void> => {
  const overview = await queryClient.fetchQuery(read(api.balance.overview, {}));
  if (overview.frozenSince === null)
    await queryClient.prefetchQuery(waysOf(readMoney(overview).segments[0]));
};

/** What the reader has, what of it ends when, and what it is good for. */
export const Stall = () => {
  const { t } = useTexts('cafeteria');
  const { t: common } = useTexts();
  const { data, isError, refetch } = useQuery({
    ...read(api.balance.overview, {}),
    refetchOnWindowFocus: 'always',
  });
  if (data) return <Goods overview={data} money={readMoney(data)} />;
  if (!isError) return <StallShape />;
  return (
    <div className={shape.money}>
      <Text tone="soft" role="status">
        {t('stall.failed')}
      </Text>
      <div>
        <Button kind="ghost" icon="refresh" onClick={() => void refetch()}>
          {common('action.retry')}
        </Button>
      </div>
    </div>
  );
};
