import { AccountCard, userResource } from './index.ts';
import styles from '../../catalogue/partner/PartnerDetail.module.css';
import { screensOf } from '../../shell/resource-screens.tsx';

export const userScreens = screensOf(userResource, {
  detail: (sections, user) => (
    <div className={styles.tabs}>
      {sections}
      <AccountCard user={user} />
    </div>
  ),
  initialOf: ({ clientId }) => (clientId === undefined ? {} : { clientId }),
});
