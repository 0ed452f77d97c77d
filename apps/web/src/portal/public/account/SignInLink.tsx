import { Button, buttonClass, Text } from '@cafeteria/ui';
import { useNavigate } from '@tanstack/react-router';
import { useServices } from '../../../shared/services.ts';
import { useMe } from '../../../shared/session/index.ts';
import { AppLink } from '../../../shared/navigation/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { loginPath } from './link.ts';

type Props = {
  readonly children: string;
  /** Where the person was going. */
  readonly redirect?: string | null | undefined;
  readonly kind?: 'filled' | 'ghost';
};

/**
 * The way to the login from a mail's link, which is somebody's own. Where another account is signed in, the login
 * would open that one: it is named, and signed out first.
 */
export const SignInLink = ({ children, redirect, kind = 'filled' }: Props) => {
  const { t } = useTexts('onboarding');
  const me = useMe();
  const navigate = useNavigate();
  const { signOut } = useServices();
  const href = loginPath(redirect);
  if (!me)
    return (
      <AppLink href={href} className={buttonClass({ kind, size: 'Large' })}>
        {children}
      </AppLink>
    );
  const enter = async (): Promise<void> => {
    await signOut();
    await navigate({ href, replace: true });
  };
  return (
    <>
      <Text>{t('link.otherSignedIn', { name: `${me.firstName} ${me.lastName}` })}</Text>
      <Button kind={kind} size="Large" onClick={() => void enter()}>
        {children}
      </Button>
    </>
  );
};
