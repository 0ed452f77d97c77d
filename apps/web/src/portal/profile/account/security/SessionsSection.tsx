import type { OwnSession } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { dayAndTime, formatMoment } from '@cafeteria/i18n';
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  ErrorState,
  Heading,
  Icon,
  Skeleton,
  Text,
} from '@cafeteria/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, write } from '../../../../shared/api/index.ts';
import { useServices } from '../../../../shared/services.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { usePart } from '../../use-part.ts';
import styles from './Security.module.css';
import { useProof } from './use-proof.tsx';

const writeOptions = { saysRefusals: true };

/** What a session is called: the browser and what it runs on. */
const useSessionName = () => {
  const { t } = useTexts('profile');
  return ({ browser, system }: Pick<OwnSession, 'browser' | 'system'>): string =>
    [browser, system].filter(Boolean).join(', ') || t('security.sessions.unknown');
};

const SessionRow = ({
  session,
  onEnd,
}: {
  readonly session: OwnSession;
  readonly onEnd: () => void;
}) => {
  const { t } = useTexts('profile');
  const name = useSessionName()(session);
  const { isCurrent, isMobile, signedInAt, lastSeenAt } = session;
  const since = t('security.sessions.since', dayAndTime(signedInAt));
  const isSameMinute = formatMoment(signedInAt) === formatMoment(lastSeenAt);
  return (
    <li className={styles.row}>
      <Icon name={isMobile ? 'mobile-phone' : 'monitor'} />
      <div className={styles.what}>
        <span className={styles.name}>
          {name}
          {isCurrent && <Badge tone="positive">{t('security.sessions.this')}</Badge>}
        </span>
        <span className={styles.when}>
          {since}
          {!isCurrent &&
            !isSameMinute &&
            `, ${t('security.sessions.seen', dayAndTime(lastSeenAt))}`}
        </span>
      </div>
      {!isCurrent && (
        <Button
          size="Small"
          kind="ghost"
          onClick={onEnd}
          aria-label={t('security.sessions.endOne', { browser: `${name}, ${since}` })}
        >
          {t('security.sessions.end')}
        </Button>
      )}
    </li>
  );
};

/** Asks once before a session, or all the others, are ended. */
const EndDialog = ({
  leaving,
  run,
  onClose,
}: {
  readonly leaving: OwnSession | 'others' | undefined;
  readonly run: ReturnType<typeof useProof>['run'];
  readonly onClose: () => void;
}) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { notifications } = useServices();
  const nameOf = useSessionName();
  const one = usePart(api.session.remove, writeOptions);
  const others = useMutation(write(api.session.endOthers, writeOptions));
  const isOne = leaving !== undefined && leaving !== 'others';
  const end = async (): Promise<void> => {
    await run(async () => {
      await (isOne ? one.mutateAsync({ uuid: leaving.uuid }) : others.mutateAsync({}));
      notifications.add('success', t('security.sessions.ended'));
    });
    // where the password is asked for, its dialog takes the place of this one
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={leaving !== undefined}
      tone="negative"
      title={
        isOne
          ? t('security.sessions.endOneTitle', { browser: nameOf(leaving) })
          : t('security.sessions.endOthersTitle')
      }
      confirmLabel={t('security.sessions.end')}
      cancelLabel={common('action.cancel')}
      isPending={one.isPending || others.isPending}
      onConfirm={() => void end()}
      onCancel={onClose}
    >
      {t(isOne ? 'security.sessions.endOneText' : 'security.sessions.endOthersText')}
    </ConfirmDialog>
  );
};

/** Where somebody is signed in, and how to end it. */
export const SessionsSection = () => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { data: sessions, isError, refetch } = useQuery(read(api.session.list, {}));
  const [leaving, setLeaving] = useState<OwnSession | 'others'>();
  const proof = useProof();
  return (
    <Card className={styles.section} aria-busy={!sessions && !isError}>
      <div className={styles.head}>
        <Heading level={2} size="md">
          {t('security.sessions.title')}
        </Heading>
        <Text tone="soft" size="small">
          {t('security.sessions.text')}
        </Text>
      </div>
      {!sessions && !isError && <Skeleton shape="row" count={2} />}
      {!sessions && isError && (
        <ErrorState
          title={t('security.sessions.failed')}
          actions={<Button onClick={() => void refetch()}>{common('action.retry')}</Button>}
        />
      )}
      {sessions && (
        <ul className={styles.rows} role="list" data-testid="sessions">
          {sessions.map((session) => (
            <SessionRow key={session.uuid} session={session} onEnd={() => setLeaving(session)} />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <Button kind="ghost" onClick={() => setLeaving('others')} data-testid="end-others">
          {t('security.sessions.endOthers')}
        </Button>
      )}
      {proof.notice}
      <EndDialog leaving={leaving} run={proof.run} onClose={() => setLeaving(undefined)} />
      {proof.dialog}
    </Card>
  );
};
