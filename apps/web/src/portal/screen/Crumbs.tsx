import { Breadcrumbs } from '@cafeteria/ui';
import { renderLink } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';

/** `key` names the screen, e.g. `cafeteria.partner`. */
export type Crumb = { readonly key: string; readonly label: string; readonly href?: string };

const testIdOf = (key: string): string => `breadcrumb-${key.replaceAll('.', '-')}`;

/** The path from the home page to this screen. */
export const Crumbs = ({ items }: { readonly items: readonly Crumb[] }) => {
  const { t } = useTexts();
  const home: Crumb = { key: 'navigation.home', label: t('navigation.home'), href: '/' };
  return (
    <Breadcrumbs
      label={t('navigation.breadcrumbs')}
      renderLink={renderLink}
      items={[home, ...items].map((item) => ({ ...item, testId: testIdOf(item.key) }))}
    />
  );
};
