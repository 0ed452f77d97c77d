import { textLimit } from '@cafeteria/contract';
import { TextField } from '@cafeteria/ui';
import { useTexts } from '../../../../shared/texts/index.ts';
import styles from './Code.module.css';

type Props = {
  readonly value: string;
  readonly error: string | undefined;
  /** Whether it comes right after the code was asked for, so that the code is what is typed next. */
  readonly isNext: boolean;
  readonly onChange: (typed: string) => void;
  readonly description?: string;
  readonly 'data-testid': string;
};

/** Where a code of six digits is typed, or filled in by the device it came to. */
export const CodeField = ({ isNext, onChange, ...field }: Props) => {
  const { t } = useTexts('profile');
  return (
    <TextField
      {...field}
      className={styles.digits ?? ''}
      label={t('code.label')}
      isRequired
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={textLimit.digits}
      autoFocus={isNext}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
