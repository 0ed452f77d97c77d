import { Button } from '@cafeteria/ui';
import { useServices } from '../../../../shared/services.ts';
import { useAdminText } from '../../../frame/index.ts';
import styles from './SignIn.module.css';

type Props = { readonly label: string; readonly value: string; readonly hint?: string };
/** Something to be pasted elsewhere. */
export const CopyText = ({ label, value, hint }: Props) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      notifications.add('success', text('employerSignIn.copied'));
    } catch {
      notifications.add('info', text('employerSignIn.copyByHand'));
    }
  };
  return (
    <div className={styles.copy}>
      <span className={styles.label}>{label}</span>
      <code className={styles.value}>{value}</code>
      <Button
        kind="ghost"
        size="Small"
        icon="copy"
        aria-label={`${text('employerSignIn.copy')}: ${label}`}
        onClick={() => void copy()}
      >
        {text('employerSignIn.copy')}
      </Button>
      {hint && <span className={styles.hint}>{hint}</span>}
    </div>
  );
};
