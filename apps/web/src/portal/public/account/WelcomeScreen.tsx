import type { Invitation } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { addressed, languageOfUser } from '@cafeteria/i18n';
import { useEffect } from 'react';
import { read } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { readCookie } from '../../../shared/storage/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { LanguageSwitch } from '../../shell/index.ts';
import { ExpiredInvitation } from './ExpiredInvitation.tsx';
import { type Link, useLink } from './link.ts';
import { Checking, LinkCheck } from './LinkCheck.tsx';
import { Sheet } from './Sheet.tsx';
import { WelcomeForm } from './WelcomeForm.tsx';
import styles from './Account.module.css';

/** The page takes on the invited person's language, unless this browser has one, and the colour of their employer. */
const useTheirLook = ({ language, primaryColour }: Invitation): void => {
  const { changeLanguage } = useServices();
  useEffect(() => {
    if (language && readCookie('language') === null) void changeLanguage(languageOfUser[language]);
    // once: from here on the choice is theirs
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  useEffect(() => {
    if (!primaryColour) return undefined;
    const { dataset } = document.documentElement;
    dataset.brand = primaryColour;
    return () => {
      delete dataset.brand;
    };
  }, [primaryColour]);
};

/** On white in every theme, as logos are made for it. */
const EmployerLogo = ({ logo, clientName }: Pick<Invitation, 'logo' | 'clientName'>) =>
  logo ? (
    <img
      className={styles.logo}
      src={logo.src}
      width={logo.width}
      height={logo.height}
      alt={clientName ?? ''}
      data-testid="welcome-logo"
    />
  ) : null;

const Invited = ({
  link,
  invitation,
}: {
  readonly link: Link;
  readonly invitation: Invitation;
}) => {
  const { t, i18n } = useTexts('onboarding');
  const { firstName = '', clientName, welcomeText } = invitation;
  useTheirLook(invitation);
  return (
    <Sheet
      title={t('welcome.title')}
      side="welcome"
      above={
        <div className={styles.above}>
          <EmployerLogo {...invitation} />
          <LanguageSwitch />
        </div>
      }
      heading={t('welcome.hello', { name: addressed(firstName, i18n.language) })}
      lead={clientName ? t('welcome.leadOf', { client: clientName }) : t('welcome.lead')}
    >
      {welcomeText && <p className={styles.welcome}>{welcomeText}</p>}
      <WelcomeForm link={link} invitation={invitation} />
    </Sheet>
  );
};

const Checked = ({ link }: { readonly link: Link }) => {
  const { t } = useTexts('onboarding');
  return (
    <LinkCheck
      title={t('welcome.title')}
      side="welcome"
      question={read(api.onboarding.get, { body: link })}
    >
      {(invitation) =>
        invitation.valid ? (
          <Invited link={link} invitation={invitation} />
        ) : (
          <ExpiredInvitation userId={link.userId} />
        )
      }
    </LinkCheck>
  );
};

/** Where an invitation leads: the password and the terms, and in. */
export const WelcomeScreen = () => {
  const { t } = useTexts('onboarding');
  const opened = useLink();
  return (
    <div className={styles.room}>
      {opened === undefined ? (
        <Checking title={t('welcome.title')} side="welcome" />
      ) : opened.link ? (
        <Checked link={opened.link} />
      ) : (
        <ExpiredInvitation userId={opened.userId} />
      )}
    </div>
  );
};
