import type { PartnerView } from '@cafeteria/contract';
import { Badge, chipClass, Heading, Text } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { AppLink } from '../../shared/navigation/index.ts';
import { Logo, Picture } from '../../shared/picture/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { HeartButton } from '../heart/index.ts';
import styles from './PartnerHead.module.css';

const Labels = ({
  partner: { subcategories, sustainability, online },
}: {
  readonly partner: PartnerView;
}) => {
  const { t } = useTexts('cafeteria');
  return (
    <ul className={styles.chips} role="list" aria-label={t('partner.labels')}>
      {sustainability && (
        <li>
          <Badge tone="accent-solid" accent="GREEN" icon="leaf">
            {t(`sustainability.${sustainability}`)}
          </Badge>
        </li>
      )}
      {online && (
        <li>
          <Badge tone="info" icon="globe">
            {t('partner.online')}
          </Badge>
        </li>
      )}
      {subcategories.map((one) => (
        <li key={one.id}>
          <AppLink
            href={`/${one.categoryRoute}/${one.route}`}
            className={chipClass({ size: 'small' })}
          >
            {one.name}
          </AppLink>
        </li>
      ))}
    </ul>
  );
};

/** The picture, logo, name and labels of a partner; beside them, where there is room, the box of own money. */
export const PartnerHead = ({
  partner,
  children,
}: {
  readonly partner: PartnerView;
  readonly children: ReactNode;
}) => {
  const { id, name, cover, logo, shortDescription } = partner;
  return (
    <header className={styles.head}>
      <div className={styles.cover} data-lit>
        {cover && (
          <Picture
            media={cover}
            crop="cover"
            widths={[512, 768, 1024, 1536]}
            sizes="(width < 56.25em) 100vw, 44rem"
            ratio="none"
            corners="large"
            alt=""
            isPriority
            className={styles.image ?? ''}
          />
        )}
      </div>
      <div className={styles.under}>
        <div className={styles.identity}>
          <Logo media={logo} name={name} size="large" />
          <div className={styles.words}>
            <Heading level={1}>{name}</Heading>
            {shortDescription && (
              <Text tone="soft" size="large">
                {shortDescription}
              </Text>
            )}
          </div>
          <HeartButton item={{ entityType: 'PARTNER', entityId: id }} name={name} size="Large" />
        </div>
        <Labels partner={partner} />
        <div className={styles.money}>{children}</div>
      </div>
    </header>
  );
};
