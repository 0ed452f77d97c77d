import type { InvitationLetter } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Banner, Button, Text } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../../shared/api/index.ts';
import { AdminPage, ownPage, type PageProps, Stack, useAdminText } from '../../frame/index.ts';
import { PrintedLetters } from './PrintedLetters.tsx';
import { loadReaderTexts, type ReaderTexts } from './reader-texts.ts';
import styles from './Letter.module.css';

type Order = { readonly userId: number } | { readonly clientId: number };
type Props = { readonly order: Order; readonly crumbs: PageProps['crumbs'] };

/**
 * Invitations on paper. Nothing is made by opening the page: a letter ends the links its person had before. What was
 * made is kept until the page is left, and nowhere else.
 */
const Letters = ({ order, crumbs }: Props) => {
  const text = useAdminText();
  const isOne = 'userId' in order;
  const { mutateAsync, isPending } = useMutation(write(api.onboardingAdmin.letters));
  const [letters, setLetters] = useState<readonly InvitationLetter[]>();
  const [readerTexts, setReaderTexts] = useState<ReaderTexts>();
  const [remaining, setRemaining] = useState(0);
  const make = async (): Promise<void> => {
    const made = await mutateAsync({ body: order }).catch(() => undefined);
    if (!made) return;
    setReaderTexts(await loadReaderTexts(made.letters));
    setLetters(made.letters);
    setRemaining(made.remaining);
  };
  return (
    <AdminPage title={text(isOne ? 'letter.titleOne' : 'letter.title')} crumbs={crumbs}>
      <Stack>
        <div className={styles.onScreen}>
          <Text tone="soft">{text('letter.explain')}</Text>
          {letters === undefined && (
            <Button isPending={isPending} onClick={() => void make()} data-testid="make-letters">
              {text(isOne ? 'letter.makeOne' : 'letter.make')}
            </Button>
          )}
          {letters?.length === 0 && <Banner>{text('letter.none')}</Banner>}
          {letters && letters.length > 0 && (
            <Button onClick={() => globalThis.print()}>{text('letter.print')}</Button>
          )}
          {remaining > 0 && (
            <>
              <Text>{text('letter.remaining', { count: remaining })}</Text>
              <Button kind="ghost" isPending={isPending} onClick={() => void make()}>
                {text('letter.more')}
              </Button>
            </>
          )}
        </div>
        <PrintedLetters letters={letters ?? []} texts={readerTexts} />
      </Stack>
    </AdminPage>
  );
};

export const userLetterPage = ownPage({
  name: 'user.letter',
  path: '/admin/user/$userId/letter',
  needs: [api.onboardingAdmin.letters],
  Screen: ({ params: { userId }, crumbs }: PageProps<{ readonly userId: number }>) => (
    <Letters order={{ userId }} crumbs={crumbs} />
  ),
});
export const clientLettersPage = ownPage({
  name: 'client.letter',
  path: '/admin/client/$clientId/letter',
  needs: [api.onboardingAdmin.letters],
  Screen: ({ params: { clientId }, crumbs }: PageProps<{ readonly clientId: number }>) => (
    <Letters order={{ clientId }} crumbs={crumbs} />
  ),
});
