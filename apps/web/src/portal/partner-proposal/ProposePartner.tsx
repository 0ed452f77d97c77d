import { Banner, Button, buttonClass, Card, Heading, Skeleton, Text } from '@cafeteria/ui';
import { lazy, Suspense, useState } from 'react';
import { AppLink, useCurrentPath } from '../../shared/navigation/index.ts';
import { loginHref, useMe } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './ProposePartner.module.css';

/** Only those who propose need it. */
const ProposalForm = lazy(async () => ({
  default: (await import('./ProposalForm.tsx')).ProposalForm,
}));

/** Lets readers propose a partner they did not find; anonymous ones sign in first and come back. */
export const ProposePartner = ({ keyword }: { readonly keyword: string }) => {
  const { t } = useTexts('cafeteria');
  const path = useCurrentPath();
  const isSignedIn = useMe() !== null;
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  return (
    <Card className={styles.card} data-testid="propose-partner">
      <div className={styles.lead}>
        <Heading level={2} size="md">
          {t('proposal.title')}
        </Heading>
        <Text tone="soft">{t('proposal.text')}</Text>
      </div>
      {!isSignedIn && (
        <AppLink href={loginHref(path)} className={buttonClass({ kind: 'ghost' })}>
          {t('proposal.signIn')}
        </AppLink>
      )}
      {isSignedIn && state === 'closed' && (
        <Button kind="ghost" icon="store" onClick={() => setState('open')}>
          {t('proposal.open')}
        </Button>
      )}
      {state === 'open' && (
        <Suspense fallback={<Skeleton shape="block" className={styles.whole} />}>
          <ProposalForm
            name={keyword}
            onSent={() => setState('sent')}
            onCancel={() => setState('closed')}
          />
        </Suspense>
      )}
      <div className={styles.whole} aria-live="polite">
        {state === 'sent' && (
          <Banner tone="success" title={t('proposal.sent')}>
            {t('proposal.sentText')}
          </Banner>
        )}
      </div>
    </Card>
  );
};
