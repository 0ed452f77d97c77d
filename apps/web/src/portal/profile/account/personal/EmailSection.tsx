import { type Me, pattern, type PersonalData, textLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Banner, Button, Text, TextField } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, write } from '../../../../shared/api/index.ts';
import { useServices } from '../../../../shared/services.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { CodeForm } from '../code/CodeForm.tsx';
import { sending } from '../../../form/index.ts';
import { useFieldErrors } from '../field-errors.ts';
import { useProof } from '../security/use-proof.tsx';
import { Section } from './Section.tsx';
import styles from '../Account.module.css';

type Props = { readonly me: Me; readonly personal: PersonalData; readonly readAt: number };

/** Sends a code to an address; asks for the password first where the sign-in is not fresh. */
const useNewAddress = (onSent: () => void) => {
  const { t } = useTexts();
  const { mutateAsync, isPending } = useMutation(
    write(api.personal.requestEmail, { saysRefusals: true }),
  );
  const { run, problem: refusal, dialog } = useProof();
  const [email, setEmail] = useState('');
  const [isTried, setIsTried] = useState(false);
  const refused = useFieldErrors();
  const problem = pattern.email.test(email.trim()) ? undefined : t('validation.email');
  const send = async (): Promise<void> => {
    try {
      await mutateAsync({ body: { email } });
      onSent();
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.fieldErrors.length === 0) throw failure;
      refused.set(failure.fieldErrors);
    }
  };
  const submit = async (): Promise<void> => {
    setIsTried(true);
    if (!problem) await run(send);
  };
  const change = (value: string): void => {
    setEmail(value);
    refused.clear();
  };
  const error = refused.textOf('email') ?? (isTried ? problem : undefined);
  return { email, change, error, refusal, dialog, submit, isPending };
};

const NewAddress = ({
  onSent,
  onCancel,
}: {
  readonly onSent: () => void;
  readonly onCancel: () => void;
}) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { email, change, error, refusal, dialog, submit, isPending } = useNewAddress(onSent);
  return (
    <>
      <form className={styles.form} onSubmit={sending(submit)} noValidate>
        <TextField
          label={t('personal.email.new')}
          description={t('personal.email.newText')}
          error={error}
          isRequired
          type="email"
          autoComplete="email"
          maxLength={textLimit.email}
          autoFocus
          value={email}
          onChange={(event) => change(event.target.value)}
          data-testid="email-input"
        />
        {refusal && (
          <Banner tone="negative" isLive>
            {refusal}
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
      {dialog}
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

/** An address somebody else wrote down: until it is confirmed a new password goes to the one before. */
const Unconfirmed = ({
  email,
  personal: { isEmailConfirmed, recoveryEmail },
  onSent,
}: {
  readonly email: string | null;
  readonly personal: PersonalData;
  readonly onSent: () => void;
}) => {
  const { t } = useTexts('profile');
  const { mutateAsync, isPending } = useMutation(
    write(api.personal.requestEmail, { saysRefusals: true }),
  );
  const { run, problem, dialog } = useProof();
  if (email === null || isEmailConfirmed) return null;
  const send = async (): Promise<void> => {
    await mutateAsync({ body: { email } });
    onSent();
  };
  return (
    <Banner
      tone="warning"
      actions={
        <Button isPending={isPending} onClick={() => void run(send)} data-testid="email-confirm">
          {t('personal.email.confirm')}
        </Button>
      }
    >
      {recoveryEmail === null
        ? t('personal.email.unconfirmed')
        : t('personal.email.unconfirmedBefore', { email: recoveryEmail })}
      {problem && <> {problem}</>}
      {dialog}
    </Banner>
  );
};

/** The e-mail address; a new one is proved by a code before it counts. */
export const EmailSection = ({ me, personal, readAt }: Props) => {
  const { t } = useTexts('profile');
  const { isManaged, pendingEmail, retryAfterSeconds } = personal;
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
      {!isWaiting && <Unconfirmed email={me.email} personal={personal} onSent={close} />}
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
