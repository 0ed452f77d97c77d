import { api } from '@cafeteria/contract/light';
import { messageText } from '@cafeteria/i18n';
import { Banner, Button, Heading, Text } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError, write } from '../../shared/api/index.ts';
import { AppLink, PageTitle } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './TextScreen.module.css';

const route = getRouteApi('/newsletter');

/** Where the footer of the news leads: it asks, for programs that look at links must not end anything. */
export const NewsletterScreen = () => {
  const { t, i18n } = useTexts('onboarding');
  const common = useTexts();
  const { token = '' } = route.useSearch();
  const { mutate, isPending, isSuccess, error } = useMutation(write(api.newsletter.end));
  const refusals =
    error instanceof ApiError
      ? error.globalErrors.map(({ messageKey, params }) => messageText(i18n, messageKey, params))
      : [];
  return (
    <div className={styles.screen}>
      <PageTitle>{t('newsletter.title')}</PageTitle>
      <header className={styles.head}>
        <Heading level={1}>{t(isSuccess ? 'newsletter.ended' : 'newsletter.title')}</Heading>
        <Text size="large" tone="soft" isMeasured>
          {t(isSuccess ? 'newsletter.endedText' : 'newsletter.text')}
        </Text>
      </header>
      {error && (
        <Banner tone="negative" isLive>
          {refusals.length > 0 ? refusals.join(' ') : common.t('error.fetch')}
        </Banner>
      )}
      <p>
        {isSuccess ? (
          <AppLink href="/">{t('newsletter.home')}</AppLink>
        ) : (
          <Button isPending={isPending} onClick={() => mutate({ body: { token } })}>
            {t('newsletter.end')}
          </Button>
        )}
      </p>
    </div>
  );
};
