import type { I18n } from '@cafeteria/i18n';
import { buttonClass, ErrorState } from '@cafeteria/ui';

/** What a device shows where no page came, until the portal is drawn from what was kept or the page comes. */
export const OfflinePage = ({ i18n }: { readonly i18n: I18n }) => (
  <main>
    <ErrorState
      icon="warning"
      title={i18n.t('failed.offline')}
      headingLevel={1}
      actions={
        <a href="/" className={buttonClass({ kind: 'ghost' })}>
          {i18n.t('notFound.home')}
        </a>
      }
    >
      {i18n.t('failed.offlineText')}
    </ErrorState>
  </main>
);
