import { api } from '@cafeteria/contract/light';
import { Banner, Button, buttonClass, Text } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { read, write } from '../../../shared/api/index.ts';
import { Stall } from '../../../shared/drawing/index.ts';
import { AppLink } from '../../../shared/navigation/index.ts';
import { storedData } from '../../../shared/storage/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { NewPassword, usePasswordProblem } from '../../new-password/index.ts';
import { type Link, useLink } from './link.ts';
import { Checking, LinkCheck } from './LinkCheck.tsx';
import { sendEarly, sending } from '../../form/index.ts';
import { Sheet } from './Sheet.tsx';
import { SignInLink } from './SignInLink.tsx';
import { useRefusal } from './use-refusal.ts';
import styles from './Account.module.css';

/** What came of it, and the one thing to do next. */
const Outcome = ({
  name,
  isNext = true,
  passkeys = [],
}: {
  readonly name: 'done' | 'expired';
  readonly isNext?: boolean;
  /** What still opens the account. */
  readonly passkeys?: readonly string[];
}) => {
  const { t } = useTexts('onboarding');
  const isDone = name === 'done';
  return (
    <Sheet
      title={t(`reset.${name}`)}
      lead={t(isDone ? 'reset.doneText' : 'reset.expiredText')}
      isNext={isNext}
      picture={isDone ? <Stall icon="check" /> : <Stall isClosed icon="clock" />}
    >
      {passkeys.length > 0 && (
        <Text data-testid="reset-passkeys">
          {t('reset.passkeys', { passkeys: passkeys.join(', ') })}
        </Text>
      )}
      <div className={styles.actions}>
        {isDone ? (
          <SignInLink redirect={storedData.recovery.get()?.redirect}>
            {t('reset.signIn')}
          </SignInLink>
        ) : (
          <AppLink
            href="/password-recovery"
            className={buttonClass({ kind: 'filled', size: 'Large' })}
          >
            {t('reset.again')}
          </AppLink>
        )}
      </div>
    </Sheet>
  );
};

const useReset = (link: Link) => {
  const problemOf = usePasswordProblem();
  const { mutateAsync, isPending, data } = useMutation(
    write(api.password.reset, { saysRefusals: true }),
  );
  const refusal = useRefusal();
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const problem = problemOf(password);
  const submit = async (): Promise<void> => {
    setIsTried(true);
    if (!problem)
      await mutateAsync({ body: { ...link, password } }).catch((failure: unknown) =>
        refusal.set(failure),
      );
  };
  return {
    password,
    change: (value: string): void => {
      refusal.clear();
      setPassword(value);
    },
    submit,
    isPending,
    done: data,
    isGone: refusal.is('auth.error.codeInvalid'),
    general: refusal.general,
    error: refusal.textOf('password') ?? (isTried ? problem : undefined),
  };
};

const ResetForm = ({ link }: { readonly link: Link }) => {
  const { t } = useTexts('onboarding');
  const form = useReset(link);
  if (form.done) return <Outcome name="done" passkeys={form.done.passkeys} />;
  if (form.isGone) return <Outcome name="expired" />;
  return (
    <Sheet title={t('reset.title')} lead={t('reset.lead')} side="reset">
      <form ref={sendEarly} className={styles.form} onSubmit={sending(form.submit)} noValidate>
        {form.general && (
          <Banner tone="negative" isLive>
            {form.general}
          </Banner>
        )}
        <NewPassword
          name="password"
          label={t('reset.password')}
          value={form.password}
          error={form.error}
          onChange={form.change}
        />
        <Text tone="soft" size="small">
          {t('reset.phones')}
        </Text>
        <Button
          type="submit"
          size="Large"
          isWide
          isPending={form.isPending}
          data-testid="reset-submit"
        >
          {t('reset.submit')}
        </Button>
      </form>
    </Sheet>
  );
};

const Checked = ({ link }: { readonly link: Link }) => {
  const { t } = useTexts('onboarding');
  return (
    <LinkCheck
      title={t('reset.title')}
      side="reset"
      question={read(api.password.check, { body: link })}
    >
      {({ valid }) =>
        valid ? <ResetForm link={link} /> : <Outcome name="expired" isNext={false} />
      }
    </LinkCheck>
  );
};

/** Where the link of a recovery leads: the new password. The footer stays below what comes. */
export const ResetScreen = () => {
  const { t } = useTexts('onboarding');
  const opened = useLink();
  const shown = (): ReactNode => {
    if (!opened) return <Checking title={t('reset.title')} side="reset" />;
    const { link } = opened;
    return link ? <Checked link={link} /> : <Outcome name="expired" isNext={false} />;
  };
  return <div className={styles.room}>{shown()}</div>;
};
