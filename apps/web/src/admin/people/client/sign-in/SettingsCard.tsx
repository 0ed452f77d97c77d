import type { EmployerSignInRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatNumber } from '@cafeteria/i18n';
import { Banner, Button, Card, Heading, Switch, Text } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../../../shared/api/index.ts';
import { useAdminText } from '../../../frame/index.ts';
import { CopyText } from './CopyText.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import { useSettings } from './use-settings.ts';
import styles from './SignIn.module.css';

type Props = { readonly clientId: number; readonly record: EmployerSignInRecord };

/** What is to be told the other side, and how many signed in already. */
const ToTell = ({
  record: { redirectUri, commonRedirectUri, loginHref, linkedCount },
}: Omit<Props, 'clientId'>) => {
  const text = useAdminText();
  return (
    <div className={styles.copies}>
      <CopyText
        label={text('employerSignIn.redirectUri')}
        value={redirectUri}
        hint={text('employerSignIn.redirectUriHint')}
      />
      {commonRedirectUri && (
        <CopyText
          label={text('employerSignIn.commonRedirectUri')}
          value={commonRedirectUri}
          hint={text('employerSignIn.commonRedirectUriHint')}
        />
      )}
      {loginHref && <CopyText label={text('employerSignIn.loginHref')} value={loginHref} />}
      <span className={styles.label}>
        {text('employerSignIn.linked')}: {formatNumber(linkedCount)}
      </span>
    </div>
  );
};

const useTest = (clientId: number) => {
  const text = useAdminText();
  const { mutate, data, isPending } = useMutation(write(api.employerSignInAdmin.test));
  const resultBanner = data && (
    <Banner tone={data.problem === null ? 'success' : 'negative'} isLive>
      {data.problem === null
        ? text('employerSignIn.works')
        : text(`employerSignIn.problem.${data.problem}`)}
    </Banner>
  );
  return { test: () => mutate({ clientId }), resultBanner, isTesting: isPending };
};

/** How the client's people sign in with its accounts. */
export const SettingsCard = ({ clientId, record }: Props) => {
  const text = useAdminText();
  const settings = useSettings(clientId, record);
  const { test, resultBanner, isTesting } = useTest(clientId);
  const { form, change } = settings;
  return (
    <Card className={styles.card} data-testid="employer-sign-in">
      <Heading level={2} size="md">
        {text('employerSignIn.heading')}
      </Heading>
      <Text tone="soft" size="small" isMeasured>
        {text('employerSignIn.intro')}
      </Text>
      <ToTell record={record} />
      <form className={styles.form} onSubmit={settings.submit} noValidate>
        <Switch
          label={text('employerSignIn.enabled')}
          checked={form.enabled}
          onChange={(event) => change({ enabled: event.target.checked })}
        />
        <SettingsFields settings={settings} hasSecret={record.hasSecret} />
        <Switch
          label={text('employerSignIn.isOnly')}
          description={text('employerSignIn.isOnlyHint')}
          checked={form.isOnly}
          onChange={(event) => change({ isOnly: event.target.checked })}
        />
        {record.commonRedirectUri !== null && (
          <Switch
            label={text('employerSignIn.hasOwnReturn')}
            description={text('employerSignIn.hasOwnReturnHint')}
            checked={form.hasOwnReturn ?? false}
            onChange={(event) => change({ hasOwnReturn: event.target.checked })}
          />
        )}
        {record.linkedCount > 0 && (
          <Text tone="soft" size="small">
            {text('employerSignIn.forgets')}
          </Text>
        )}
        {resultBanner}
        <div className={styles.actions}>
          <Button type="submit" isPending={settings.isPending}>
            {text('employerSignIn.save')}
          </Button>
          {record.version > 0 && (
            <>
              <Button kind="ghost" onClick={test} isPending={isTesting}>
                {text('employerSignIn.test')}
              </Button>
              <Text tone="soft" size="small">
                {text('employerSignIn.testSaved')}
              </Text>
            </>
          )}
        </div>
      </form>
    </Card>
  );
};
