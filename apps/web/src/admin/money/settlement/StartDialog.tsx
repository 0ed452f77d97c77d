import { api } from '@cafeteria/contract/light';
import { ConfirmDialog } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { write } from '../../../shared/api/index.ts';
import { useAdminText } from '../../frame/index.ts';
import { DayField } from '../../widgets/money/index.ts';
import { creditStyles as styles, today } from '../credit/index.ts';
import { runPath } from './shared.ts';

const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

type Props = { readonly partnerId: number | null; readonly onClose: () => void };
/** Asks up to which day is settled, starts the run and goes to watch it. */
export const StartDialog = ({ partnerId, onClose }: Props) => {
  const text = useAdminText();
  const navigate = useNavigate();
  const [upTo, setUpTo] = useState(dayBefore(today()));
  const { mutateAsync, isPending } = useMutation(write(api.settlementRun.start));
  const start = async (): Promise<void> => {
    // what was refused is told as a notification
    const run = await mutateAsync({ body: { upTo, partnerId } }).catch(() => undefined);
    onClose();
    if (run) await navigate({ href: `${runPath}/${run.id}` });
  };
  return (
    <ConfirmDialog
      isOpen
      title={text('settlement.settleTitle')}
      confirmLabel={text('settlement.settle')}
      cancelLabel={text('action.cancel')}
      isPending={isPending}
      onConfirm={() => void start()}
      onCancel={onClose}
    >
      <span className={styles.stack}>
        <span>{text(partnerId === null ? 'settlement.settleText' : 'settlement.settleOne')}</span>
        <DayField
          label={text('settlement.upTo')}
          value={upTo}
          onChange={(day) => day && setUpTo(day)}
        />
      </span>
    </ConfirmDialog>
  );
};
