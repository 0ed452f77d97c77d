import type { InternalBenefitView } from '@cafeteria/contract';
import {
  Button,
  buttonClass,
  EmptyState,
  Fold,
  type FoldState,
  Heading,
  Text,
} from '@cafeteria/ui';
import { Stall } from '../../shared/drawing/index.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ArticleBlocks } from '../../shared/article/index.ts';
import { AppLink, PageTitle } from '../../shared/navigation/index.ts';
import { Picture } from '../../shared/picture/index.ts';
import { useMe } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { Crumbs } from '../screen/index.ts';
import { BorrowedNote } from './BorrowedNote.tsx';
import { internalBenefitsQuery } from './article-data.ts';
import styles from './Magazine.module.css';

const Benefit = ({
  benefit: { title, lead, cover, coverAlt, readingMinutes, blocks, otherLanguages },
  id,
  state,
  onChange,
}: {
  readonly benefit: InternalBenefitView;
  readonly id: string;
  readonly state: FoldState;
  readonly onChange: (state: FoldState) => void;
}) => {
  const { t } = useTexts('magazine');
  const name = (
    <span className={styles.fold}>
      <span className={styles.foldTitle}>{title}</span>
      {lead && <span className={styles.foldLead}>{lead}</span>}
    </span>
  );
  return (
    <Fold
      look="card"
      id={id}
      className={styles.benefit ?? ''}
      state={state}
      onChange={onChange}
      title={name}
      end={<span className={styles.minutes}>{t('reading', { count: readingMinutes })}</span>}
      testId="internal-benefit"
    >
      <div className={styles.inside}>
        {cover && (
          <div className={styles.insideCover}>
            <Picture
              media={cover}
              crop="wide"
              widths={[512, 768, 1024]}
              sizes="(width < 56.25em) 88vw, 54rem"
              ratio="wide"
              alt={coverAlt}
            />
          </div>
        )}
        <BorrowedNote languages={otherLanguages} />
        <ArticleBlocks blocks={blocks} />
      </div>
    </Fold>
  );
};

const Empty = ({ hasClient }: { readonly hasClient: boolean }) => {
  const { t } = useTexts('magazine');
  return hasClient ? (
    <EmptyState
      picture={<Stall icon="gift" />}
      title={t('internal.empty.title')}
      actions={
        <AppLink href="/" className={buttonClass()}>
          {t('internal.empty.action')}
        </AppLink>
      }
    >
      {t('internal.empty.text')}
    </EmptyState>
  ) : (
    <EmptyState picture={<Stall isClosed icon="building" />} title={t('internal.noClient.title')}>
      {t('internal.noClient.text')}
    </EmptyState>
  );
};

/** Benefits of the reader's own employer, as sections that open and close. A single one starts open. */
export const InternalBenefitsScreen = () => {
  const { t } = useTexts('magazine');
  const me = useMe();
  const { data: benefits } = useSuspenseQuery(internalBenefitsQuery);
  const [states, setStates] = useState<Readonly<Record<number, FoldState>>>({});
  const first: FoldState = benefits.length === 1 ? 'expanded' : 'initial';
  const stateOf = (id: number): FoldState => states[id] ?? first;
  const all = (state: FoldState): void =>
    setStates(Object.fromEntries(benefits.map(({ id }) => [id, state])));
  const areOpen = benefits.every(({ id }) => stateOf(id) === 'expanded');
  const title = t('internal.title');
  return (
    <div className={styles.screen}>
      <PageTitle>{title}</PageTitle>
      <Crumbs items={[{ key: 'magazine.internal', label: title }]} />
      <div className={styles.bar}>
        <header className={styles.head}>
          <Heading level={1}>{title}</Heading>
          {me?.client && <Text tone="soft">{t('internal.of', { name: me.client.name })}</Text>}
        </header>
        {benefits.length > 1 && (
          <Button
            kind="ghost"
            size="Small"
            icon={areOpen ? 'chevron-up' : 'chevron-down'}
            onClick={() => all(areOpen ? 'folded' : 'expanded')}
          >
            {t(areOpen ? 'internal.foldAll' : 'internal.expandAll')}
          </Button>
        )}
      </div>
      {benefits.length === 0 && <Empty hasClient={Boolean(me?.client)} />}
      <div className={styles.benefits}>
        {benefits.map((benefit) => (
          <Benefit
            key={benefit.id}
            id={`benefit-${benefit.id}`}
            benefit={benefit}
            state={stateOf(benefit.id)}
            onChange={(state) => setStates((before) => ({ ...before, [benefit.id]: state }))}
          />
        ))}
      </div>
    </div>
  );
};
