import { type AppKey, textLimit } from '@cafeteria/contract';
import { Button, Text, TextField } from '@cafeteria/ui';
import { type SubmitEvent, useState } from 'react';
import { QrCode } from '../../shared/qr-code/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { refusalText } from '../../shared/refusal.ts';
import styles from './Factor.module.css';

const group = 4;
/** A key is typed by hand in groups. */
const grouped = (secret: string): string =>
  secret.replaceAll(new RegExp(`.{${group}}(?=.)`, 'g'), '$& ');

type Props = {
  readonly appKey: AppKey;
  /** Rejected with what the server says of a wrong code. */
  readonly onConfirm: (code: string) => Promise<void>;
};
/** Gives an authenticator app its key, by camera or by hand, and asks for its first code. */
export const AppSetup = ({ appKey, onConfirm }: Props) => {
  const { t } = useTexts('onboarding');
  const { t: common, i18n } = useTexts();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (code.trim() === '') return setError(common('validation.required'));
    setIsPending(true);
    await onConfirm(code).catch((failure: unknown) => setError(refusalText(i18n, failure)));
    setIsPending(false);
  };
  return (
    <form className={styles.part} onSubmit={(event) => void onSubmit(event)} noValidate>
      <Text>{t('app.scan')}</Text>
      <div className={styles.qr}>
        <QrCode text={appKey.uri} label={t('app.qr')} />
      </div>
      <Text tone="soft" size="small">
        {t('app.key')}
      </Text>
      <code className={styles.key} data-testid="app-key">
        {grouped(appKey.secret)}
      </code>
      <TextField
        label={t('app.code')}
        error={error}
        isRequired
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={textLimit.digits}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" isPending={isPending} data-testid="app-confirm">
        {t('app.confirm')}
      </Button>
    </form>
  );
};
