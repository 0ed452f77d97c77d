import { type PhoneNumber, pattern, phonePrefix, wholePhone } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Banner, Button, Card, TextField } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, write } from '../../../../shared/api/index.ts';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useHomeCountry } from '../../../../shared/services.ts';
import { useMe } from '../../../../shared/session/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { sending } from '../../../form/index.ts';
import { useFieldErrors } from '../field-errors.ts';
import { useProof } from '../security/use-proof.tsx';
import styles from '../Account.module.css';

type Props = {
  readonly phone: PhoneNumber;
  readonly onSent: () => void;
  readonly onCancel: (() => void) | undefined;
};

const useNumber = ({ onSent }: Pick<Props, 'onSent'>) => {
  const { t } = useTexts();
  const country = useHomeCountry();
  const { mutateAsync, isPending } = useMutation(
    write(api.phoneNumber.request, { saysRefusals: true }),
  );
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { run, notice, dialog } = useProof();
  const refused = useFieldErrors();
  const phoneNumber = wholePhone(text, country);
  const problem = pattern.phone.test(phoneNumber) ? undefined : t('validation.phone');
  const send = async (): Promise<void> => {
    try {
      await mutateAsync({ body: { phoneNumber } });
      onSent();
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.fieldErrors.length === 0) throw failure;
      refused.set(failure.fieldErrors);
    }
  };
  const submit = async (): Promise<void> => {
    setIsTried(true);
    if (!problem) await run(send);
  };
  const change = (value: string): void => {
    setText(value);
    refused.clear();
  };
  const error = refused.textOf('phoneNumber') ?? (isTried ? problem : undefined);
  const prefix = phonePrefix[country];
  return { text, change, error, submit, notice, dialog, isPending, prefix };
};

/** Asks for the number and says how its code will come. */
export const NumberForm = ({ phone: { channel }, onSent, onCancel }: Props) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const me = useMe();
  const form = useNumber({ onSent });
  if (channel === null)
    return (
      <Banner
        tone="warning"
        title={t('phone.noChannel')}
        actions={<AppLink href="/profile/personal#email">{t('personal.email.add')}</AppLink>}
      >
        {common('phone.error.noChannel')}
      </Banner>
    );
  return (
    <Card>
      <form className={styles.form} onSubmit={sending(form.submit)} noValidate>
        <TextField
          label={t('phone.number')}
          description={t(channel === 'SMS' ? 'phone.bySms' : 'phone.byEmail', {
            email: me?.email ?? '',
          })}
          error={form.error}
          isRequired
          type="tel"
          autoComplete="tel"
          placeholder={`${form.prefix} 777 123 456`}
          value={form.text}
          onChange={(event) => form.change(event.target.value)}
          data-testid="phone-input"
        />
        {form.notice}
        <div className={styles.actions}>
          <Button type="submit" isPending={form.isPending} data-testid="phone-send">
            {t('phone.send')}
          </Button>
          {onCancel && (
            <Button kind="ghost" onClick={onCancel}>
              {common('action.cancel')}
            </Button>
          )}
        </div>
      </form>
      {form.dialog}
    </Card>
  );
};
