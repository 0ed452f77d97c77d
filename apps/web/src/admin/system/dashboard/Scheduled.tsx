import type { ScheduledContent } from '@cafeteria/contract';
import { formatMoment } from '@cafeteria/i18n';
import { Card, Heading, type IconName, LinkList, Text } from '@cafeteria/ui';
import { useAdminText, renderPageLink } from '../../frame/index.ts';
import styles from './Dashboard.module.css';

const kinds: Readonly<
  Record<
    ScheduledContent['entity'],
    { readonly icon: IconName; readonly href: (id: number) => string }
  >
> = {
  partner: { icon: 'store', href: (id) => `/admin/partner/${id}` },
  offer: { icon: 'tag', href: (id) => `/admin/offer/${id}` },
  carousel: { icon: 'image', href: (id) => `/admin/carousel/${id}/edit` },
  promoRow: { icon: 'star', href: (id) => `/admin/promoRow/${id}` },
  announcement: { icon: 'bell', href: () => '/admin/announcement' },
  article: { icon: 'book-open', href: (id) => `/admin/magazine/${id}` },
};

/** What will appear by itself, and when. */
export const Scheduled = ({ content }: { readonly content: readonly ScheduledContent[] }) => {
  const text = useAdminText();
  const items = content.map(({ entity, id, title, validFrom }) => ({
    key: `${entity}-${id}`,
    icon: kinds[entity].icon,
    href: kinds[entity].href(id),
    label: title,
    description: `${text(`dashboard.entity.${entity}`)} · ${formatMoment(validFrom)}`,
  }));
  return (
    <Card className={styles.card}>
      <Heading level={2} size="md">
        {text('dashboard.scheduled')}
      </Heading>
      {items.length === 0 ? (
        <Text tone="soft">{text('dashboard.noneScheduled')}</Text>
      ) : (
        <LinkList items={items} renderLink={renderPageLink} />
      )}
    </Card>
  );
};
