import { Stall } from '../../../shared/drawing/index.ts';
import { AppLink } from '../../../shared/navigation/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { Sheet } from './Sheet.tsx';
import styles from './Account.module.css';

/** What is told to somebody whose account was erased a moment ago. */
export const ErasedScreen = () => {
  const { t } = useTexts('onboarding');
  return (
    <Sheet
      title={t('erased.title')}
      lead={t('erased.text')}
      picture={<Stall isClosed icon="check" />}
    >
      <p>{t('erased.kept')}</p>
      <div className={styles.actions}>
        <AppLink href="/">{t('erased.home')}</AppLink>
      </div>
    </Sheet>
  );
};
