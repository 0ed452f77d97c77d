import { EmployerSignInForm, maxLengthOf } from '@cafeteria/contract';
import { PasswordField, TextField } from '@cafeteria/ui';
import { useAdminText } from '../../../frame/index.ts';
import type { SettingsState } from './use-settings.ts';
import styles from './SignIn.module.css';

type Props = { readonly settings: SettingsState; readonly hasSecret: boolean };
const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** Who the provider is, and who we are to it. */
const Provider = ({ settings: { form, change, errorOf }, hasSecret }: Props) => {
  const text = useAdminText();
  return (
    <div className={styles.pair}>
      <TextField
        {...plain}
        label={text('employerSignIn.issuer')}
        description={text('employerSignIn.issuerHint')}
        isRequired
        inputMode="url"
        maxLength={maxLengthOf(EmployerSignInForm.shape.issuer)}
        value={form.issuer}
        error={errorOf('issuer')}
        onChange={(event) => change({ issuer: event.target.value })}
      />
      <TextField
        {...plain}
        label={text('employerSignIn.scopes')}
        isRequired
        maxLength={maxLengthOf(EmployerSignInForm.shape.scopes)}
        value={form.scopes}
        error={errorOf('scopes')}
        onChange={(event) => change({ scopes: event.target.value })}
      />
      <TextField
        {...plain}
        label={text('employerSignIn.oidcClientId')}
        isRequired
        maxLength={maxLengthOf(EmployerSignInForm.shape.oidcClientId)}
        value={form.oidcClientId}
        error={errorOf('oidcClientId')}
        onChange={(event) => change({ oidcClientId: event.target.value })}
      />
      <PasswordField
        label={text('employerSignIn.secret')}
        description={text(hasSecret ? 'employerSignIn.secretKept' : 'employerSignIn.secretNone')}
        autoComplete="new-password"
        maxLength={maxLengthOf(EmployerSignInForm.shape.secret)}
        value={form.secret ?? ''}
        error={errorOf('secret')}
        showLabel={text('employerSignIn.showSecret')}
        hideLabel={text('employerSignIn.hideSecret')}
        onChange={(event) => change({ secret: event.target.value || null })}
      />
    </div>
  );
};

const claims = [
  { name: 'directoryClaim', hint: 'employerSignIn.directoryClaimHint' },
  { name: 'personalNumberClaim', hint: undefined },
  { name: 'emailClaim', hint: 'employerSignIn.emailClaimHint' },
] as const;

/** What the provider says of a person that we know them by. */
const Claims = ({ settings: { form, change, errorOf } }: Omit<Props, 'hasSecret'>) => {
  const text = useAdminText();
  return (
    <fieldset className={styles.group}>
      <legend>{text('employerSignIn.claims')}</legend>
      <span className={styles.hint}>{text('employerSignIn.claimsHint')}</span>
      <div className={styles.fields}>
        {claims.map(({ name, hint }) => (
          <TextField
            key={name}
            {...plain}
            label={text(`employerSignIn.${name}`)}
            description={hint && text(hint)}
            maxLength={maxLengthOf(EmployerSignInForm.shape[name])}
            value={form[name] ?? ''}
            error={errorOf(name)}
            onChange={(event) => change({ [name]: event.target.value || null })}
          />
        ))}
      </div>
    </fieldset>
  );
};

export const SettingsFields = ({ settings, hasSecret }: Props) => (
  <>
    <Provider settings={settings} hasSecret={hasSecret} />
    <Claims settings={settings} />
  </>
);
