import { api } from '@cafeteria/contract/light';
import { buttonClass, Heading, Skeleton } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../../shared/api/index.ts';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useMe } from '../../../../shared/session/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { historyHref } from '../history/history-search.ts';
import { MovementList } from '../history/MovementList.tsx';
import styles from './Balance.module.css';

const shown = 10;

/** The newest movements, with the way to all of them; nothing where nothing has happened yet. */
export const Recent = () => {
  const { t } = useTexts('profile');
  const contact = useMe()?.client?.contactEmail ?? undefined;
  const { data, isPending } = useQuery({
    ...read(api.history.list, { limit: shown }),
    refetchOnWindowFocus: 'always',
  });
  if (!isPending && !data?.items.length) return null;
  return (
    <section className={styles.section} aria-labelledby="recent">
      <div className={styles.sectionHead}>
        <Heading level={2} size="md" id="recent">
          {t('balance.recent')}
        </Heading>
        <AppLink href={historyHref({})} className={buttonClass({ kind: 'ghost', size: 'Small' })}>
          {t('balance.allMovements')}
        </AppLink>
      </div>
      {data ? (
        <MovementList items={data.items} months={data.months} contact={contact} headingLevel={3} />
      ) : (
        <Skeleton shape="row" count={5} />
      )}
    </section>
  );
};
