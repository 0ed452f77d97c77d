import { api } from '@cafeteria/contract/light';
import { Button, Dialog, Text } from '@cafeteria/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { write } from '../../shared/api/index.ts';
import { AppLink } from '../../shared/navigation/index.ts';
import { useServices } from '../../shared/services.ts';
import { meQuery } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './TermsDialog.module.css';

// there is no way past it but to agree or to sign out
const stay = () => {};

/** Asks for agreement to the terms of use. */
export const TermsDialog = ({ version }: { readonly version: string }) => {
  const { t } = useTexts('onboarding');
  const { signOut } = useServices();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation(write(api.user.acceptTerms));
  const accept = (): void =>
    mutate(
      { body: { version } },
      // they may have changed since this page was loaded
      { onError: () => void client.invalidateQueries({ queryKey: meQuery.queryKey }) },
    );
  return (
    <Dialog
      isOpen
      size="small"
      role="alertdialog"
      title={t('terms.title')}
      description={t('terms.text')}
      onClose={stay}
      testId="terms-dialog"
      actions={
        <>
          <Button kind="ghost" onClick={() => void signOut()} data-testid="terms-leave">
            {t('terms.leave')}
          </Button>
          <Button isPending={isPending} onClick={accept} data-testid="terms-accept">
            {t('terms.accept')}
          </Button>
        </>
      }
    >
      <Text className={styles.links}>
        <AppLink href="/terms" target="_blank" data-autofocus="">
          {t('terms.read')}
        </AppLink>
        <AppLink href="/privacy" target="_blank">
          {t('terms.privacy')}
        </AppLink>
      </Text>
    </Dialog>
  );
};
