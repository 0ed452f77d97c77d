import { Button, Text } from '@cafeteria/ui';
import { useState } from 'react';
import { ApiError } from '../../../../shared/api/index.ts';
import { useSecondsLeft } from '../../../../shared/clock/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { sending } from '../../../form/index.ts';
import { useFieldErrors } from '../field-errors.ts';
import styles from '../Account.module.css';
import { CodeField } from './CodeField.tsx';
import { Resend } from './Resend.tsx';

type Props = {
  /** What was sent where, in words. */
  readonly sent: string;
  /** From the address: filled in, never sent by itself. */
  readonly initialCode?: string;
  /** From when another code may be asked for, milliseconds. */
  readonly resendAt: number;
  /** Whether it comes right after the code was asked for, so that the code is what is typed next. */
  readonly isNext?: boolean;
  readonly onConfirm: (code: string) => Promise<unknown>;
  readonly onResend: () => Promise<unknown>;
  readonly onGiveUp: () => void;
};

const ResendAt = ({ resendAt, onResend }: Pick<Props, 'resendAt' | 'onResend'>) => {
  const [isPending, setIsPending] = useState(false);
  const left = useSecondsLeft(resendAt);
  const resend = (): void => {
    setIsPending(true);
    onResend()
      .catch(() => {})
      .finally(() => setIsPending(false));
  };
  return <Resend left={left} isPending={isPending} onResend={resend} />;
};

const useCode = ({ initialCode = '', onConfirm }: Pick<Props, 'initialCode' | 'onConfirm'>) => {
  const { t } = useTexts('profile');
  const [code, setCode] = useState(initialCode);
  const [isTried, setIsTried] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const refused = useFieldErrors();
  const digits = code.replaceAll(/\s/g, '');
  const problem = /^\d{6}$/.test(digits) ? undefined : t('code.sixDigits');
  const submit = async (): Promise<void> => {
    setIsTried(true);
    if (problem) return;
    setIsPending(true);
    await onConfirm(digits).catch((failure: unknown) => {
      if (failure instanceof ApiError) refused.set(failure.fieldErrors);
    });
    setIsPending(false);
  };
  const change = (typed: string): void => {
    setCode(typed);
    refused.clear();
  };
  const error = refused.textOf('code') ?? (isTried ? problem : undefined);
  return { code, change, error, submit, isPending };
};

/** The code somebody was sent: six digits, another one after a minute, or something else to prove. */
export const CodeForm = ({
  sent,
  resendAt,
  isNext = false,
  onResend,
  onGiveUp,
  ...code
}: Props) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const form = useCode(code);
  return (
    <form className={styles.form} onSubmit={sending(form.submit)} noValidate>
      <Text>{sent}</Text>
      <CodeField
        description={t('code.valid')}
        error={form.error}
        isNext={isNext}
        value={form.code}
        onChange={form.change}
        data-testid="code"
      />
      <div className={styles.actions}>
        <Button type="submit" isPending={form.isPending} data-testid="code-submit">
          {t('code.submit')}
        </Button>
        <Button kind="ghost" onClick={onGiveUp}>
          {common('action.cancel')}
        </Button>
      </div>
      <ResendAt resendAt={resendAt} onResend={onResend} />
    </form>
  );
};
