import { Heading, LinkList } from '@cafeteria/ui';
import { currentOf, renderLink, useCurrentPath } from '../../../shared/navigation/index.ts';
import { useMe } from '../../../shared/session/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { hrefOf, navGroups } from './nav-groups.ts';
import styles from './ProfileFrame.module.css';

/** Whether a path is the profile itself. */
export const isOverview = (path: string): boolean => /^\/profile\/?(?:[?#]|$)/.test(path);

/** The pages of the profile in groups: beside a page, or as the list a phone begins with. */
export const ProfileNav = ({ look }: { readonly look: 'nav' | 'rows' }) => {
  const { t } = useTexts('profile');
  const path = useCurrentPath();
  return (
    <nav aria-label={t('navigation.label')} className={styles.groups}>
      {navGroups(useMe()).map(({ key: group, entries }) => (
        <section key={group} className={styles.group}>
          {/* beside a page it comes before the page's own heading */}
          <Heading level={look === 'nav' ? 'none' : 2} size="sm">
            {t(`navigation.${group}`)}
          </Heading>
          <LinkList
            look={look}
            renderLink={renderLink}
            items={entries
              // the list of a phone is the overview
              .filter(({ key }) => look === 'nav' || key !== 'overview')
              .map(({ key, icon, holds = [] }) => ({
                key,
                icon,
                href: hrefOf(key),
                label: t(`navigation.${key}`),
                ...(look === 'rows' && { description: t(`navigation.about.${key}`) }),
                isCurrent:
                  key === 'overview'
                    ? isOverview(path)
                    : [key, ...holds].some((part) => currentOf(path, `/profile/${part}`)),
              }))}
          />
        </section>
      ))}
    </nav>
  );
};
