import { formatPhone, type PhoneNumber } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDate } from '@cafeteria/i18n';
import {
  Banner,
  Button,
  Card,
  ConfirmDialog,
  ErrorState,
  Heading,
  Skeleton,
  Text,
} from '@cafeteria/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { read, write } from '../../../../shared/api/index.ts';
import { PageTitle } from '../../../../shared/navigation/index.ts';
import { useServices } from '../../../../shared/services.ts';
import { useMe } from '../../../../shared/session/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { takeFocus } from '../../../form/index.ts';
import { Crumbs } from '../../../screen/index.ts';
import { CodeForm } from '../code/CodeForm.tsx';
import type { PageProps } from '../../page.ts';
import { PhoneMark } from '../PhoneMark.tsx';
import { useProof } from '../security/use-proof.tsx';
import { NumberForm } from './NumberForm.tsx';
import styles from '../Account.module.css';

const path = '/profile/personal/phone-number';

/** Sends a code to a number that somebody typed and never proved. */
const Verify = ({ phoneNumber }: { readonly phoneNumber: string }) => {
  const { t } = useTexts('profile');
  const { mutateAsync, isPending } = useMutation(
    write(api.phoneNumber.request, { saysRefusals: true }),
  );
  const { run, notice, dialog } = useProof();
  const send = async (): Promise<void> => void (await mutateAsync({ body: { phoneNumber } }));
  return (
    <>
      {notice}
      <Button
        icon="check"
        isPending={isPending}
        onClick={() => void run(send)}
        data-testid="phone-verify"
      >
        {t('phone.verify')}
      </Button>
      {dialog}
    </>
  );
};

/** The number that is known, and what can be done with it. */
const Known = ({
  phone: { phoneNumber, verifiedAt },
  isNext,
  onChange,
}: {
  readonly phone: PhoneNumber;
  readonly isNext: boolean;
  readonly onChange: () => void;
}) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { notifications } = useServices();
  const { mutateAsync, isPending } = useMutation(
    write(api.phoneNumber.remove, { saysRefusals: true }),
  );
  const { run, notice, dialog } = useProof();
  const [isAsking, setIsAsking] = useState(false);
  const number = formatPhone(phoneNumber ?? '');
  const remove = async (): Promise<void> => {
    await mutateAsync({});
    notifications.add('success', t('phone.removed'));
  };
  return (
    <Card className={styles.section}>
      <p className={styles.value} {...(isNext && { ref: takeFocus, tabIndex: -1 })}>
        <strong data-testid="phone-number">{number}</strong>
        <PhoneMark isVerified={verifiedAt !== null} />
      </p>
      {verifiedAt && (
        <Text tone="soft" size="small">
          {t('phone.since', { date: formatDate(verifiedAt) })}
        </Text>
      )}
      {notice}
      <div className={styles.actions}>
        {phoneNumber !== null && verifiedAt === null && <Verify phoneNumber={phoneNumber} />}
        <Button kind="ghost" icon="edit" onClick={onChange}>
          {t('phone.change')}
        </Button>
        <Button kind="ghost" icon="trash" onClick={() => setIsAsking(true)}>
          {t('phone.remove')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        tone="negative"
        title={t('phone.removeTitle', { number })}
        confirmLabel={t('phone.remove')}
        cancelLabel={common('action.cancel')}
        isPending={isPending}
        onConfirm={() => void run(remove).finally(() => setIsAsking(false))}
        onCancel={() => setIsAsking(false)}
      >
        {t('phone.removeText')}
      </ConfirmDialog>
      {dialog}
    </Card>
  );
};

/** The code of the address, as a text or as the number it looks like; zeros at its beginning come back. */
const codeOf = (given: unknown): string | undefined =>
  typeof given === 'string'
    ? given.slice(0, 9)
    : typeof given === 'number'
      ? String(given).padStart(6, '0').slice(0, 9)
      : undefined;

type ContentProps = {
  readonly phone: PhoneNumber;
  readonly readAt: number;
  readonly code: string | undefined;
  /** Whether a code was asked for just now: the focus goes on to what came of it. */
  readonly isNext: boolean;
};

/** The code of the number that waits; another number is one step back. */
const Waiting = ({
  phone: { pending, channel, retryAfterSeconds },
  readAt,
  code,
  isNext,
  onGiveUp,
  onTried,
}: ContentProps & {
  readonly onGiveUp: () => void;
  /** The code of the address has done its part, whatever comes of it. */
  readonly onTried: () => void;
}) => {
  const { t } = useTexts('profile');
  const me = useMe();
  const navigate = useNavigate();
  const { notifications } = useServices();
  const confirm = useMutation(write(api.phoneNumber.confirm, { saysRefusals: true }));
  const resend = useMutation(write(api.phoneNumber.request, { saysRefusals: true }));
  const { run, notice, dialog } = useProof();
  const number = formatPhone(pending ?? '');
  return (
    <Card className={styles.section}>
      <CodeForm
        sent={t(channel === 'SMS' ? 'phone.sentSms' : 'phone.sentEmail', {
          number,
          email: me?.email ?? '',
        })}
        {...(code !== undefined && { initialCode: code })}
        isNext={isNext}
        resendAt={readAt + retryAfterSeconds * 1000}
        onConfirm={async (typed) => {
          onTried();
          await confirm.mutateAsync({ body: { code: typed } });
          notifications.add('success', t('phone.done', { number }));
          await navigate({ href: path, replace: true });
        }}
        onResend={() =>
          run(async () => {
            await resend.mutateAsync({ body: { phoneNumber: pending ?? '' } });
          })
        }
        onGiveUp={onGiveUp}
      />
      {notice}
      {dialog}
    </Card>
  );
};

const Content = (props: Omit<ContentProps, 'isNext'>) => {
  const { t } = useTexts('profile');
  const { phone } = props;
  // the code of the address is none of a number that is asked for now
  const [code, setCode] = useState(props.code);
  const [isChanging, setIsChanging] = useState(false);
  // what was not there when the page came is what the reader just did: the focus goes on to it
  const [before] = useState(phone);
  // asked for another number, and a code came for it: the form has done its part
  const [given, setGiven] = useState<string | null>(null);
  const isWaiting = phone.pending !== null && phone.pending !== given;
  if (isWaiting)
    return (
      <Waiting
        {...props}
        code={code}
        isNext={phone.pending !== before.pending}
        onGiveUp={() => setGiven(phone.pending)}
        onTried={() => setCode(undefined)}
      />
    );
  return (
    <>
      {code !== undefined && phone.pending === null && (
        <Banner tone="warning" isLive>
          {t('phone.codeGone')}
        </Banner>
      )}
      {phone.phoneNumber !== null && !isChanging ? (
        <Known
          phone={phone}
          isNext={phone.phoneNumber !== before.phoneNumber}
          onChange={() => setIsChanging(true)}
        />
      ) : (
        <NumberForm
          phone={phone}
          onSent={() => {
            setCode(undefined);
            setGiven(null);
            setIsChanging(false);
          }}
          onCancel={phone.phoneNumber === null ? undefined : () => setIsChanging(false)}
        />
      )}
    </>
  );
};

/** The own telephone number: proved by a code, changed by another, forgotten. */
export const PhoneNumberScreen = ({ search }: PageProps) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { data, dataUpdatedAt, isError, refetch } = useQuery(read(api.phoneNumber.get, {}));
  const code = codeOf(search['code']);
  const title = t('phone.title');
  return (
    <div className={styles.screen}>
      <PageTitle>{title}</PageTitle>
      <Crumbs
        items={[
          { key: 'profile.personal', label: t('navigation.personal'), href: '/profile/personal' },
          { key: 'profile.phone', label: title },
        ]}
      />
      <header className={styles.head}>
        <Heading level={1}>{title}</Heading>
        <Text tone="soft">{t('phone.lead')}</Text>
      </header>
      <div className={styles.sections}>
        {data && <Content phone={data} readAt={dataUpdatedAt} code={code} />}
        {!data && !isError && <Skeleton shape="block" />}
        {!data && isError && (
          <ErrorState
            title={t('personal.failed')}
            actions={
              <Button icon="refresh" onClick={() => void refetch()}>
                {common('action.retry')}
              </Button>
            }
          />
        )}
      </div>
    </div>
  );
};
