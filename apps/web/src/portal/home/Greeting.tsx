import type { Me } from '@cafeteria/contract';
import { addressed } from '@cafeteria/i18n';
import { buttonClass, Heading, Text } from '@cafeteria/ui';
import { AppLink } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './Greeting.module.css';

/** Greets the reader by name; tells visitors what this is and how to sign in. */
export const Greeting = ({ me }: { readonly me: Me | null }) => {
  const { t, i18n } = useTexts('cafeteria');
  if (me) {
    const name = addressed(me.firstName, i18n.language);
    return (
      <header className={styles.greeting}>
        <Heading level={1} size="xl">
          {t('home.greeting', { name })}
        </Heading>
        <Text tone="soft" size="large">
          {t('home.question')}
        </Text>
      </header>
    );
  }
  return (
    <header className={styles.greeting} data-anonymous="">
      <Heading level={1} size="display">
        {t('home.welcome')}
      </Heading>
      <Text tone="soft" size="large" isMeasured>
        {t('home.welcomeText')}
      </Text>
      <AppLink
        href="/login"
        className={buttonClass({ size: 'Large', className: styles.signIn ?? '' })}
      >
        {t('home.signIn')}
      </AppLink>
    </header>
  );
};
