import { api } from '@cafeteria/contract/light';
import { buttonClass } from '@cafeteria/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { read } from '../../shared/api/index.ts';
import { AppLink, PageTitle } from '../../shared/navigation/index.ts';
import { useServices } from '../../shared/services.ts';
import { useMe } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { CatalogueRow } from '../card/index.ts';
import { HomeCarousel } from '../carousel/index.ts';
import { CategoryChips } from '../category-tree/index.ts';
import { useFavorites } from '../heart/index.ts';
import { MoneyAt } from '../money/index.ts';
import { SearchBox } from '../search-box/index.ts';
import { StallAt } from '../stall/index.ts';
import { Greeting } from './Greeting.tsx';
import { NearbyRow } from './NearbyRow.tsx';
import styles from './HomeScreen.module.css';

const FavoriteRow = () => {
  const { t } = useTexts('cafeteria');
  const { items } = useFavorites();
  const cards = items.flatMap(({ available, tile }) => (available && tile ? [tile] : []));
  return (
    <CatalogueRow
      title={t('favorite.title')}
      cards={cards}
      end={<AppLink href="/favorite">{t('favorite.all')}</AppLink>}
      place="below"
      items="list"
    />
  );
};

const SignInCall = () => {
  const { t } = useTexts('cafeteria');
  return (
    <section className={styles.call}>
      <h2>{t('home.call.title')}</h2>
      <p>{t('home.call.text')}</p>
      <AppLink href="/login" className={buttonClass({ size: 'Large' })}>
        {t('home.call.action')}
      </AppLink>
    </section>
  );
};

/** How the rows of the market follow one another: no two alike. */
const rhythm = ['card', 'wide', 'list'] as const;

/** The home page: the categories, what is offered now, what is near, and the reader's favourites. */
export const HomeScreen = () => {
  const { t } = useTexts('cafeteria');
  const me = useMe();
  const {
    api: { lock },
  } = useServices();
  const {
    data: { rows, newest },
  } = useSuspenseQuery(read(api.home.get, {}));
  const isOwn = me?.client;
  useEffect(() => lock.release(), [lock]);
  return (
    <div className={styles.screen}>
      <PageTitle>{t('home.title')}</PageTitle>
      {!isOwn && <Greeting me={me} />}
      <SearchBox className={(isOwn ? styles.ownSearch : styles.search) ?? ''} />
      {isOwn && <StallAt me={me} />}
      {me && me.tasks.open > 0 && <MoneyAt place="steps" />}
      <CategoryChips />
      {me ? <FavoriteRow /> : <HomeCarousel />}
      <NearbyRow />
      {rows.map(({ id, title, colour, tiles }, index) => (
        <CatalogueRow
          key={id}
          title={title}
          colour={colour}
          items={rhythm[index % 3]}
          cards={tiles}
          // a reader's money and favourites stand before all of them
          place={me || index > 0 ? 'below' : undefined}
        />
      ))}
      <CatalogueRow title={t('home.newest')} cards={newest} place="below" items="list" />
      {/* their own money comes first; what is announced to everybody is one row of the page */}
      {me && <HomeCarousel isBelow />}
      {!me && <SignInCall />}
    </div>
  );
};
