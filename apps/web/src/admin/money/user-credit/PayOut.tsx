import { textLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoney } from '@cafeteria/i18n';
import { Banner, Button, ConfirmDialog, TextField } from '@cafeteria/ui';
import { useState } from 'react';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { Allowed, useAdminText, useStep } from '../../frame/index.ts';
import { readAccount } from '../../widgets/money/index.ts';
import { creditStyles as styles } from '../credit/index.ts';

type Props = { readonly userId: number };

/** Nothing typed is no misprint. */
const wrongWordOf = (typed: string): 'validation.required' | 'validation.account.checksum' =>
  typed.trim() === '' ? 'validation.required' : 'validation.account.checksum';

/** What is typed of the account and of who asks, with what of it is missing once somebody has tried. */
const useTyped = () => {
  const [typed, setTyped] = useState('');
  const [identification, setIdentification] = useState('');
  const [isTried, setIsTried] = useState(false);
  const account = readAccount(typed);
  return {
    typed,
    setTyped,
    identification,
    setIdentification,
    wrongAccount: isTried && !account ? wrongWordOf(typed) : undefined,
    isUnidentified: isTried && identification.trim() === '',
    /** What is sent; undefined where something is missing, which is shown from then on. */
    tryBody: () => {
      setIsTried(true);
      return account && identification.trim() !== '' ? { ...account, identification } : undefined;
    },
  };
};

/** Asks where the money of somebody goes who named an account. */
const PayOutDialog = ({ userId, onClose }: Props & { readonly onClose: () => void }) => {
  const text = useAdminText();
  const { t } = useTexts();
  const { notifications } = useServices();
  const form = useTyped();
  const { mutateAsync, isPending } = useStep(api.withdrawalAdmin.payOut);
  const confirm = async (): Promise<void> => {
    const body = form.tryBody();
    if (!body) return;
    // what was refused is told as a notification
    const sent = await mutateAsync({ body: { userId, ...body } }).catch(() => undefined);
    if (!sent) return;
    const amount = formatMoney(sent.amount);
    notifications.add('success', text('userCredit.payOutDone', { amount }));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={text('userCredit.payOutTitle')}
      confirmLabel={text('userCredit.payOut')}
      cancelLabel={text('action.cancel')}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <span className={styles.stack}>
        <span>{text('userCredit.payOutText')}</span>
        <TextField
          label={text('userCredit.payOutAccount')}
          value={form.typed}
          maxLength={textLimit.typedIban}
          error={form.wrongAccount && t(form.wrongAccount)}
          onChange={({ target }) => form.setTyped(target.value)}
        />
        <TextField
          label={text('user.identification')}
          description={text('user.identificationHint')}
          value={form.identification}
          maxLength={textLimit.note}
          error={form.isUnidentified ? text('user.identificationMissing') : undefined}
          onChange={({ target }) => form.setIdentification(target.value)}
        />
      </span>
    </ConfirmDialog>
  );
};

/** Anyone who cannot sign in has their own money sent to them when they ask for it. */
export const PayOut = ({ userId }: Props) => {
  const text = useAdminText();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Banner
      tone="info"
      title={text('userCredit.awayTitle')}
      actions={
        <Allowed to={api.withdrawalAdmin.payOut}>
          <Button kind="ghost" size="Small" onClick={() => setIsAsking(true)}>
            {text('userCredit.payOut')}
          </Button>
        </Allowed>
      }
    >
      {text('userCredit.awayText')}
      {isAsking && <PayOutDialog userId={userId} onClose={() => setIsAsking(false)} />}
    </Banner>
  );
};
