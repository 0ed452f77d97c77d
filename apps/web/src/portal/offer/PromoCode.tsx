import { api } from '@cafeteria/contract/light';
import { Button, buttonClass, IconButton, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../shared/api/index.ts';
import { AppLink, useCurrentPath } from '../../shared/navigation/index.ts';
import { useServices } from '../../shared/services.ts';
import { loginHref, useMe } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './PromoCode.module.css';

const Code = ({ code }: { readonly code: string }) => {
  const { t } = useTexts('cafeteria');
  const { notifications } = useServices();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      notifications.add('success', t('promoCode.copied'));
    } catch {
      notifications.add('info', t('promoCode.copyByHand'));
    }
  };
  return (
    <div className={styles.code} role="status">
      <code data-testid="promo-code">{code}</code>
      <IconButton icon="copy" label={t('promoCode.copy')} onClick={() => void copy()} />
    </div>
  );
};

const Reveal = ({ offerId }: { readonly offerId: number }) => {
  const { t } = useTexts('cafeteria');
  const [isAsked, setAsked] = useState(false);
  const { data, isFetching } = useQuery({
    ...read(api.offer.promoCode, { id: offerId }),
    enabled: isAsked,
  });
  if (data?.promoCode) return <Code code={data.promoCode} />;
  return (
    <Button kind="ghost" isWide icon="ticket" isPending={isFetching} onClick={() => setAsked(true)}>
      {t('promoCode.reveal')}
    </Button>
  );
};

/** The code for the partner's checkout: revealed by a button, to signed-in readers only. */
export const PromoCode = ({ offerId }: { readonly offerId: number }) => {
  const { t } = useTexts('cafeteria');
  const me = useMe();
  const path = useCurrentPath();
  return (
    <div className={styles.promo}>
      {me ? (
        <Reveal offerId={offerId} />
      ) : (
        <AppLink href={loginHref(path)} className={buttonClass({ kind: 'ghost', isWide: true })}>
          {t('promoCode.signIn')}
        </AppLink>
      )}
      <Text tone="soft" size="extra-small">
        {t('promoCode.text')}
      </Text>
    </div>
  );
};
