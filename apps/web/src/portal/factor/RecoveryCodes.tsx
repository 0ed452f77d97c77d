import { Button, buttonClass, Text } from '@cafeteria/ui';
import { useServices } from '../../shared/services.ts';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './Factor.module.css';

type Props = { readonly codes: readonly string[]; readonly onDone: () => void };
/** The recovery codes, for the only time: to be copied or kept as a file. */
export const RecoveryCodes = ({ codes, onDone }: Props) => {
  const { t } = useTexts('onboarding');
  const { notifications } = useServices();
  const text = codes.join('\n');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    notifications.add('success', t('recoveryCodes.copied'));
  };
  return (
    <div className={styles.part}>
      <Text>{t('recoveryCodes.text')}</Text>
      <ul className={styles.codes} role="list" data-testid="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button kind="ghost" icon="copy" onClick={() => void copy().catch(() => {})}>
          {t('recoveryCodes.copy')}
        </Button>
        <a
          className={buttonClass({ kind: 'ghost' })}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={`${t('recoveryCodes.fileName')}.txt`}
        >
          {t('recoveryCodes.download')}
        </a>
      </div>
      <Button onClick={onDone} data-testid="recovery-done">
        {t('recoveryCodes.done')}
      </Button>
    </div>
  );
};
