import { Banner, Button, buttonClass, Card, Heading, Skeleton, Text } from '@cafeteria/ui';
import { useState } from 'react';
import { importAgain } from '../../shared/import-again.ts';
import { AppLink, useCurrentPath } from '../../shared/navigation/index.ts';
import { loginHref, useMe } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { useLoaded } from '../../shared/use-loaded.ts';
import type { ProposalFormProps } from './ProposalForm.tsx';
import styles from './ProposePartner.module.css';

/** Only those who propose need it. */
const importForm = importAgain(() => import('./ProposalForm.tsx'));
const ProposalForm = (props: ProposalFormProps) => {
  const file = useLoaded(importForm);
  return file ? (
    <file.ProposalForm {...props} />
  ) : (
    <Skeleton shape="block" className={styles.whole} />
  );
};

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
        <ProposalForm
          name={keyword}
          onSent={() => setState('sent')}
          onCancel={() => setState('closed')}
        />
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
