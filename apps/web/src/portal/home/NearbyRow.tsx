import { api } from '@cafeteria/contract/light';
import { Button, buttonClass, Heading, Icon, ScrollRow, Skeleton, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';
import { AppLink } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { CatalogueRow } from '../card/index.ts';
import {
  askForPosition,
  FromTown,
  type Position,
  useOrigin,
  usePosition,
} from '../position/index.ts';
import styles from './NearbyRow.module.css';

const Waiting = ({ title }: { readonly title: string }) => {
  const { t } = useTexts();
  return (
    <section className={styles.waiting} aria-busy="true" aria-label={title}>
      <Heading level={2}>{title}</Heading>
      <ScrollRow
        label={title}
        items="card"
        previousLabel={t('action.previous')}
        nextLabel={t('action.next')}
      >
        {Array.from({ length: 4 }, (_, index) => (
          <li key={index}>
            <Skeleton shape="card" />
          </li>
        ))}
      </ScrollRow>
    </section>
  );
};

const Near = ({ position }: { readonly position: Position }) => {
  const { t } = useTexts('cafeteria');
  const { data, isPending, isError } = useQuery(read(api.home.get, position));
  const title = t('nearby.title');
  if (isPending) return <Waiting title={title} />;
  if (isError) return null;
  return data.nearby.length > 0 ? (
    <div>
      <CatalogueRow
        title={title}
        cards={data.nearby}
        end={
          <AppLink href="/map" className={buttonClass({ kind: 'ghost', size: 'Small' })}>
            {t('map.link')}
          </AppLink>
        }
      />
      <FromTown />
    </div>
  ) : (
    <Text tone="soft">{t('nearby.none')}</Text>
  );
};

/** What is near the reader; their position is asked for only when they press the button. */
export const NearbyRow = () => {
  const { t } = useTexts('cafeteria');
  const { status } = usePosition();
  const { origin } = useOrigin();
  if (origin) return <Near position={origin} />;
  return (
    <section className={styles.ask}>
      <Icon name="map-pin" size="xl" className={styles.pin} />
      <div className={styles.words}>
        <Heading level={2} size="md">
          {t('nearby.title')}
        </Heading>
        <Text tone="soft" size="small" role={status === 'refused' ? 'status' : undefined}>
          {t(status === 'refused' ? 'nearby.refused' : 'nearby.text')}
        </Text>
      </div>
      <Button kind="ghost" icon="locate" isPending={status === 'asking'} onClick={askForPosition}>
        {t('nearby.ask')}
      </Button>
    </section>
  );
};
