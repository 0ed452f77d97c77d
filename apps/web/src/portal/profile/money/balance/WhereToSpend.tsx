import { categoryIcon, type LotView } from '@cafeteria/contract';
import { formatDate, formatMoney } from '@cafeteria/i18n';
import { CategoryIcon, chipClass, EmptyState, Heading, Text } from '@cafeteria/ui';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { groupLots, type LotGroup } from './group-lots.ts';
import styles from './Balance.module.css';

const Categories = ({ group: { categories } }: { readonly group: LotGroup }) => {
  const { t } = useTexts('profile');
  if (categories === null)
    return (
      <Text tone="soft" size="small">
        {t('balance.everything')}
      </Text>
    );
  return (
    <ul className={styles.chips} role="list">
      {categories.map(({ id, code, name, route }) => (
        <li key={id}>
          <AppLink href={`/${route}`} className={chipClass({ size: 'small' })} data-category={code}>
            <CategoryIcon name={categoryIcon[code]} isPlated />
            {name}
          </AppLink>
        </li>
      ))}
    </ul>
  );
};

/** What can still be used, until when, and where: every kind of money leads to the categories it is good for. */
export const WhereToSpend = ({
  lots,
  today,
}: {
  readonly lots: readonly LotView[];
  readonly today: string;
}) => {
  const { t } = useTexts('profile');
  const groups = groupLots(lots, today);
  return (
    <section className={styles.section} aria-labelledby="where-to-spend">
      <Heading level={2} size="md" id="where-to-spend">
        {t('balance.where')}
      </Heading>
      {groups.length === 0 && (
        <EmptyState icon="gift" title={t('balance.empty.title')} headingLevel={3}>
          {t('balance.empty.text')}
        </EmptyState>
      )}
      <ul className={styles.groups} role="list">
        {groups.map((group) => (
          <li key={group.key} className={styles.group}>
            <p className={styles.groupHead}>
              <strong>{group.label}</strong>
              <strong className={styles.figure}>{formatMoney(group.remaining)}</strong>
            </p>
            <Text tone="soft" size="small">
              {group.expiresAt
                ? t('balance.until', { date: formatDate(group.expiresAt) })
                : t('balance.unlimited')}
            </Text>
            <Categories group={group} />
          </li>
        ))}
      </ul>
    </section>
  );
};
