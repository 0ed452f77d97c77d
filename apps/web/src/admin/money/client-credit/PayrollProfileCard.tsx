import {
  ImportDelimiter,
  PayrollDecimal,
  PayrollEncoding,
  payrollPresets,
  PayrollProfile,
  PayrollRowOf,
  textLimit,
} from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, Card, Checkbox, Heading, SelectField, Text, TextField } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { Allowed, useAdminText } from '../../frame/index.ts';
import { creditStyles as styles } from '../credit/index.ts';
import { ProfileCodes, ProfileColumns } from './ProfileRows.tsx';

type FieldsProps = {
  readonly profile: PayrollProfile;
  readonly onChange: (profile: PayrollProfile) => void;
};
/** How the file is written, whatever stands in it. */
const Fields = ({ profile, onChange }: FieldsProps) => {
  const text = useAdminText();
  const choice = <N extends 'encoding' | 'separator' | 'decimal' | 'rowOf'>(
    name: N,
    options: readonly PayrollProfile[N][],
    labelOf: (one: PayrollProfile[N]) => string,
  ) => (
    <SelectField
      label={text(`payrollProfile.field.${name}`)}
      options={options.map((one) => ({ value: one, label: labelOf(one) }))}
      value={profile[name]}
      onChange={({ target }) => {
        const chosen = options.find((one) => one === target.value);
        if (chosen !== undefined) onChange({ ...profile, [name]: chosen });
      }}
    />
  );
  return (
    <>
      <TextField
        label={text('payrollProfile.field.name')}
        value={profile.name}
        maxLength={textLimit.profileName}
        onChange={({ target }) => onChange({ ...profile, name: target.value })}
      />
      <div className={styles.row}>
        {choice('encoding', PayrollEncoding.options, (one) =>
          text(`payrollProfile.encoding.${one}`),
        )}
        {choice('separator', ImportDelimiter.options, (one) =>
          text(`payrollProfile.separator.${one}`),
        )}
        {choice('decimal', PayrollDecimal.options, (one) => text(`payrollProfile.decimal.${one}`))}
        {choice('rowOf', PayrollRowOf.options, (one) => text(`payrollProfile.rowOf.${one}`))}
      </div>
      <Checkbox
        label={text('payrollProfile.field.hasHeading')}
        checked={profile.hasHeading}
        onChange={({ target }) => onChange({ ...profile, hasHeading: target.checked })}
      />
    </>
  );
};

type Props = { readonly clientId: number; readonly kept: PayrollProfile | null };
const Editor = ({ clientId, kept }: Props) => {
  const text = useAdminText();
  const { t } = useTexts();
  const { notifications } = useServices();
  const [profile, setProfile] = useState(kept);
  const [wrong, setWrong] = useState<'codes' | 'required'>();
  const { mutateAsync, isPending } = useMutation(write(api.payrollProfile.save));
  // what was refused is told as a notification
  const send = (next: PayrollProfile | null): Promise<unknown> =>
    mutateAsync({ clientId, body: { profile: next } }).then(
      () => notifications.add('success', text('payrollProfile.saved')),
      () => {},
    );
  const save = async (): Promise<void> => {
    const { error, data } = PayrollProfile.safeParse(profile);
    const isOfCodes = error?.issues.some(({ path }) => path[0] === 'codes');
    setWrong(error && (isOfCodes ? 'codes' : 'required'));
    if (data) await send(data);
  };
  const forget = async (): Promise<void> => {
    await send(null);
    setProfile(null);
  };
  return (
    <>
      <SelectField
        label={text('payrollProfile.startFrom')}
        emptyLabel={profile?.name || text('payrollProfile.none')}
        options={payrollPresets.map(({ name }) => ({ value: name, label: name }))}
        value=""
        onChange={({ target }) =>
          setProfile(payrollPresets.find(({ name }) => name === target.value) ?? profile)
        }
      />
      {profile && (
        <>
          <Fields profile={profile} onChange={setProfile} />
          <ProfileColumns profile={profile} onChange={setProfile} />
          {profile.rowOf === 'CODE' && <ProfileCodes profile={profile} onChange={setProfile} />}
          {wrong && (
            <Text role="alert" tone="negative">
              {wrong === 'codes' ? text('payrollProfile.codesMissing') : t('validation.required')}
            </Text>
          )}
          <div className={styles.row}>
            <Button isPending={isPending} onClick={() => void save()}>
              {text('action.save')}
            </Button>
            {kept && (
              <Button kind="ghost" isPending={isPending} onClick={() => void forget()}>
                {text('payrollProfile.forget')}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
};

/** What the employer's payroll system takes: begun from one that is known, and changed to its own. */
export const PayrollProfileCard = ({ clientId, kept }: Props) => {
  const text = useAdminText();
  return (
    <Allowed to={api.payrollProfile.save}>
      <Card className={styles.card} data-testid="payroll-profile">
        <Heading level={2} size="md">
          {text('payrollProfile.title')}
        </Heading>
        <Text tone="soft">{text('payrollProfile.text')}</Text>
        <Editor clientId={clientId} kept={kept} />
      </Card>
    </Allowed>
  );
};
