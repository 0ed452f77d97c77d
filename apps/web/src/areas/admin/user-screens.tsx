import { AccountCard, userResource } from '../../features/user/index.ts';
import styles from './PartnerDetail.module.css';
import { screensOf } from './resource-screens.tsx';

export const userScreens = screensOf(userResource, {
  detail: (sections, user) => (
    <div className={styles.tabs}>
      {sections}
      <AccountCard user={user} />
    </div>
  ),
  initialOf: ({ clientId }) => (clientId === undefined ? {} : { clientId }),
});
