import { Card, Heading, type IconName, LinkList } from '@cafeteria/ui';
import { renderPageLink, useHasPage } from '../PageLink.tsx';
import styles from './Detail.module.css';

type Props = {
  readonly title: string;
  readonly places: readonly {
    readonly href: string;
    readonly icon: IconName;
    readonly label: string;
  }[];
};

/** Where else in administration a record is met, as a card of its page; nothing where this person has none of them. */
export const RecordPlaces = ({ title, places }: Props) => {
  const hasPage = useHasPage();
  const items = places
    .filter(({ href }) => hasPage(href))
    .map((place) => ({ ...place, key: place.href }));
  if (items.length === 0) return null;
  return (
    <Card className={styles.places}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <LinkList look="nav" items={items} renderLink={renderPageLink} className={styles.ways} />
    </Card>
  );
};
