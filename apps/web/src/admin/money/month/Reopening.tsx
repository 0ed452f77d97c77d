import { type MonthClosing, type MonthRecord, textLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoment } from '@cafeteria/i18n';
import { Banner, Button, ConfirmDialog, TextField } from '@cafeteria/ui';
import { useState } from 'react';
import { Allowed, personText, useAdminText, useStep } from '../../frame/index.ts';
import { creditStyles as styles } from '../credit/index.ts';

type Props = { readonly record: MonthRecord; readonly closing: MonthClosing };

const AskDialog = ({
  month,
  onClose,
}: {
  readonly month: string;
  readonly onClose: () => void;
}) => {
  const text = useAdminText();
  const [reason, setReason] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const { mutateAsync, isPending } = useStep(api.month.askReopening);
  const ask = async (): Promise<void> => {
    if (reason.trim() === '') return setEmpty(true);
    // what was refused is told as a notification
    await mutateAsync({ month, body: { reason } }).catch(() => {});
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={text('month.reopenTitle')}
      confirmLabel={text('month.reopenAsk')}
      cancelLabel={text('action.cancel')}
      isPending={isPending}
      onConfirm={() => void ask()}
      onCancel={onClose}
    >
      <span className={styles.stack}>
        <span>{text('month.reopenText')}</span>
        <TextField
          label={text('month.reason')}
          value={reason}
          maxLength={textLimit.explanation}
          error={isEmpty ? text('month.reasonMissing') : undefined}
          onChange={({ target }) => {
            setReason(target.value);
            setEmpty(false);
          }}
        />
      </span>
    </ConfirmDialog>
  );
};

/** Somebody else decides; who asked may only take it back. */
const Decision = ({ month, isOwn }: { readonly month: string; readonly isOwn: boolean }) => {
  const text = useAdminText();
  const { mutate, isPending } = useStep(api.month.decideReopening);
  const decide = (isOpened: boolean): void => mutate({ month, body: { isOpened } });
  return (
    <Allowed to={api.month.decideReopening}>
      {!isOwn && (
        <Button size="Small" isPending={isPending} onClick={() => decide(true)}>
          {text('month.reopen')}
        </Button>
      )}{' '}
      <Button size="Small" kind="ghost" isPending={isPending} onClick={() => decide(false)}>
        {text(isOwn ? 'month.takeBack' : 'month.leaveClosed')}
      </Button>
    </Allowed>
  );
};

/** A closed month is opened again by two: one asks and says why, another does it. */
export const Reopening = ({ record: { month, isLast }, closing: { reopening } }: Props) => {
  const text = useAdminText();
  const [isAsking, setAsking] = useState(false);
  if (reopening) {
    const { askedBy, askedAt, reason, decidedBy, reopenedAt, isOwn } = reopening;
    return (
      <Banner
        tone={reopenedAt === null ? 'warning' : 'info'}
        {...(reopenedAt === null && { actions: <Decision month={month} isOwn={isOwn} /> })}
      >
        {reopenedAt === null
          ? text('month.askedBy', {
              name: personText(text, askedBy),
              time: formatMoment(askedAt),
              reason,
            })
          : text('month.reopenedBy', {
              name: personText(text, decidedBy),
              time: formatMoment(reopenedAt),
              reason,
            })}
      </Banner>
    );
  }
  return (
    isLast && (
      <Allowed to={api.month.askReopening}>
        <div>
          <Button size="Small" kind="ghost" onClick={() => setAsking(true)}>
            {text('month.reopenAsk')}
          </Button>
        </div>
        {isAsking && <AskDialog month={month} onClose={() => setAsking(false)} />}
      </Allowed>
    )
  );
};
