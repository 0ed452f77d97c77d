import { formatDuration } from '@cafeteria/i18n';
import { Button, Text } from '@cafeteria/ui';
import { useTexts } from '../../../../shared/texts/index.ts';
import styles from './Code.module.css';

/** A wait longer than this is the limit of a day, not of a minute. */
export const longestCountdown = 10 * 60;
type Props = {
  /** Seconds until another code may be asked for. */
  readonly left: number;
  readonly isPending: boolean;
  readonly onResend: () => void;
};

/** Another code: when it may be asked for, and the button once it may. */
export const Resend = ({ left, isPending, onResend }: Props) => {
  const { t } = useTexts('profile');
  if (left > longestCountdown)
    return (
      <Text tone="soft" size="small">
        {t('code.tooMany')}
      </Text>
    );
  if (left > 0)
    return (
      <p className={styles.left} role="timer">
        {t('code.wait', { time: formatDuration(left) })}
      </p>
    );
  return (
    <Button kind="ghost" size="Small" icon="refresh" isPending={isPending} onClick={onResend}>
      {t('code.resend')}
    </Button>
  );
};
