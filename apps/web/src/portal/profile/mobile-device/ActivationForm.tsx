import { type MobileDeviceActivation, type MobileDeviceView, textLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatTime } from '@cafeteria/i18n';
import {
  Banner,
  Button,
  buttonClass,
  Card,
  Fold,
  Heading,
  KeyValueList,
  Text,
  TextField,
} from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { write } from '../../../shared/api/index.ts';
import { AppLink } from '../../../shared/navigation/index.ts';
import { QrCode } from '../../../shared/qr-code/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { CodeEntry, SendCode } from './CodeEntry.tsx';
import { useCode } from './use-code.ts';
import styles from './MobileDevice.module.css';

const systems = { ANDROID: 'Android', IOS: 'iOS' } as const;

/** What the app told of its phone, to be compared with the phone in hand. */
const Facts = ({ registration }: { readonly registration: MobileDeviceActivation }) => {
  const { t } = useTexts('profile');
  const { model, os, createdAt } = registration;
  return (
    <KeyValueList
      items={[
        { key: 'model', label: t('device.activation.model'), value: <strong>{model}</strong> },
        { key: 'os', label: t('device.activation.os'), value: systems[os] },
        { key: 'created', label: t('device.activation.created'), value: formatTime(createdAt) },
      ]}
    />
  );
};

/** On a computer: the same page on the phone. */
const OnPhone = () => {
  const { t } = useTexts('profile');
  return (
    <Fold title={t('device.activation.onPhone')} look="card" className={styles.onPhone ?? ''}>
      <div className={styles.onPhoneBody}>
        <QrCode text={window.location.href} label={t('device.activation.qr')} />
        <Text tone="soft">{t('device.activation.onPhoneText')}</Text>
      </div>
    </Fold>
  );
};

const NoContact = () => {
  const { t } = useTexts('profile');
  return (
    <Banner
      tone="warning"
      title={t('device.code.nowhere')}
      actions={
        <AppLink
          href="/profile/personal/phone-number"
          className={buttonClass({ size: 'Small', kind: 'ghost' })}
        >
          {t('device.code.verify')}
        </AppLink>
      }
    >
      {t('device.code.nowhereText')}
    </Banner>
  );
};

type Props = {
  readonly registrationId: string;
  readonly registration: MobileDeviceActivation;
  readonly onConfirmed: (device: MobileDeviceView) => void;
};

const useConfirmation = ({ registrationId, registration, onConfirmed }: Props) => {
  const sending = useMutation(write(api.mobileDevice.sendActivationCode, { saysRefusals: true }));
  const confirming = useMutation(write(api.mobileDevice.activate, { saysRefusals: true }));
  const [name, setName] = useState(registration.model);
  const code = useCode(() => sending.mutateAsync({ body: { registrationId } }), {
    wait: registration.retryAfterSeconds,
    channel: registration.channel,
    isSent: registration.codeSent,
  });
  const confirm = async (): Promise<void> => {
    const named = name.trim() === '' ? {} : { name };
    try {
      onConfirmed(
        await confirming.mutateAsync({ body: { registrationId, code: code.text, ...named } }),
      );
    } catch (failure) {
      code.refuse(failure);
    }
  };
  const submit = (): void => {
    if (code.isSent) void confirm();
    else void code.ask();
  };
  return {
    name,
    setName,
    code,
    submit,
    isSending: sending.isPending,
    isPending: confirming.isPending,
  };
};

type Form = ReturnType<typeof useConfirmation>;
type StepProps = { readonly form: Form; readonly registration: MobileDeviceActivation };

const Reject = () => {
  const { t } = useTexts('profile');
  return (
    <AppLink href="/profile/mobile-devices" className={buttonClass({ kind: 'ghost' })}>
      {t('device.activation.reject')}
    </AppLink>
  );
};

/** First: is it the phone in hand? With a yes a code is sent. */
const Question = ({ form, registration }: StepProps) => {
  const { t } = useTexts('profile');
  const hasContact = registration.channel !== null;
  return (
    <>
      <Heading level={2} size="md">
        {t('device.activation.question')}
      </Heading>
      <Facts registration={registration} />
      <Banner tone="warning">{t('device.activation.warning')}</Banner>
      {hasContact ? <CodeEntry code={form.code} isPending={form.isSending} /> : <NoContact />}
      <div className={styles.actions}>
        <SendCode isPending={form.isSending} isDisabled={!hasContact}>
          {t('device.activation.confirm')}
        </SendCode>
        <Reject />
      </div>
    </>
  );
};

/** Then: the code, and what the phone is called. */
const Proof = ({ form, registration }: StepProps) => {
  const { t } = useTexts('profile');
  return (
    <>
      <Heading level={2} size="md">
        {t('device.activation.proof')}
      </Heading>
      <Facts registration={registration} />
      <CodeEntry code={form.code} isPending={form.isSending} />
      <TextField
        label={t('device.name')}
        description={t('device.nameHint')}
        autoComplete="off"
        maxLength={textLimit.deviceName}
        value={form.name}
        onChange={(event) => form.setName(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" isPending={form.isPending} data-testid="device-confirm">
          {t('device.activation.title')}
        </Button>
        <Reject />
      </div>
    </>
  );
};

/** The phone that wants to pay, in two steps with one button each: it is the reader's own, and here is the code. */
export const ActivationForm = (props: Props) => {
  const { registration } = props;
  const form = useConfirmation(props);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    form.submit();
  };
  const Step = form.code.isSent ? Proof : Question;
  return (
    <div className={styles.narrow}>
      <Card>
        <form className={styles.form} onSubmit={onSubmit} noValidate>
          <Step form={form} registration={registration} />
        </form>
      </Card>
      <OnPhone />
      {form.code.dialog}
    </div>
  );
};
