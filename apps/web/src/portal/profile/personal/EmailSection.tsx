import { type Me, pattern, type PersonalData } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Banner, Button, Text, TextField } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { CodeForm } from '../code/CodeForm.tsx';
import { sending } from '../../form/index.ts';
import { useFieldErrors } from '../field-errors.ts';
import { useProof } from '../security/use-proof.tsx';
import { Section } from './Section.tsx';
import styles from '../Account.module.css';

type Props = { readonly me: Me; readonly personal: PersonalData; readonly readAt: number };

const NewAddress = ({
  onSent,
  onCancel,
}: {
  readonly onSent: () => void;
  readonly onCancel: () => void;
}) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { mutateAsync, isPending } = useMutation(
    write(api.personal.requestEmail, { saysRefusals: true }),
  );
  const proof = useProof();
  const [email, setEmail] = useState('');
  const [isTried, setIsTried] = useState(false);
  const refused = useFieldErrors();
  const problem = pattern.email.test(email.trim()) ? undefined : common('validation.email');
  const submit = async (): Promise<void> => {
    setIsTried(true);
    if (problem) return;
    await proof.run(async () => {
      try {
        await mutateAsync({ body: { email } });
        onSent();
      } catch (failure) {
        if (!(failure instanceof ApiError) || failure.fieldErrors.length === 0) throw failure;
        refused.set(failure.fieldErrors);
      }
    });
  };
  return (
    <>
      <form className={styles.form} onSubmit={sending(submit)} noValidate>
        <TextField
          label={t('personal.email.new')}
          description={t('personal.email.newText')}
          error={refused.textOf('email') ?? (isTried ? problem : undefined)}
          isRequired
          type="email"
          autoComplete="email"
          maxLength={254}
          autoFocus
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            refused.clear();
          }}
          data-testid="email-input"
        />
        {proof.problem && (
          <Banner tone="negative" isLive>
            {proof.problem}
          </Banner>
        )}
        <div className={styles.actions}>
          <Button type="submit" isPending={isPending}>
            {t('phone.send')}
          </Button>
          <Button kind="ghost" onClick={onCancel}>
            {common('action.cancel')}
          </Button>
        </div>
      </form>
      {proof.dialog}
    </>
  );
};

const WaitingAddress = ({
  pending,
  resendAt,
  isNext,
  onGiveUp,
}: {
  readonly pending: string;
  readonly resendAt: number;
  readonly isNext: boolean;
  readonly onGiveUp: () => void;
}) => {
  const { t } = useTexts('profile');
  const { notifications } = useServices();
  const confirm = useMutation(write(api.personal.confirmEmail, { saysRefusals: true }));
  const resend = useMutation(write(api.personal.requestEmail));
  return (
    <CodeForm
      isNext={isNext}
      sent={t('personal.email.sent', { email: pending })}
      resendAt={resendAt}
      onConfirm={async (code) => {
        await confirm.mutateAsync({ body: { code } });
        notifications.add('success', t('personal.email.done', { email: pending }));
      }}
      onResend={() => resend.mutateAsync({ body: { email: pending } })}
      onGiveUp={onGiveUp}
    />
  );
};

/** The e-mail address; a new one is proved by a code before it counts. */
export const EmailSection = ({
  me,
  personal: { isManaged, pendingEmail, retryAfterSeconds },
  readAt,
}: Props) => {
  const { t } = useTexts('profile');
  const [isChanging, setIsChanging] = useState(false);
  const [before] = useState(pendingEmail);
  const [givenUp, setGivenUp] = useState<string | null>(null);
  const isWaiting = pendingEmail !== null && pendingEmail !== givenUp;
  const close = (): void => {
    setIsChanging(false);
    setGivenUp(null);
  };
  return (
    <Section id="email" title={t('personal.email.title')}>
      <p className={styles.value}>
        <strong data-testid="email">{me.email ?? t('personal.none')}</strong>
      </p>
      {isManaged && (
        <Text tone="soft" size="small">
          {t('personal.email.managed')}
        </Text>
      )}
      {isWaiting && (
        <WaitingAddress
          pending={pendingEmail}
          resendAt={readAt + retryAfterSeconds * 1000}
          isNext={pendingEmail !== before}
          onGiveUp={() => setGivenUp(pendingEmail)}
        />
      )}
      {!isWaiting && isChanging && <NewAddress onSent={close} onCancel={close} />}
      {!isWaiting && !isChanging && !isManaged && (
        <div className={styles.actions}>
          <Button kind="ghost" icon="edit" onClick={() => setIsChanging(true)}>
            {t(me.email === null ? 'personal.email.add' : 'personal.email.change')}
          </Button>
        </div>
      )}
    </Section>
  );
};
