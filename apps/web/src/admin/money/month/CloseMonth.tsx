import type { MonthRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatNumber } from '@cafeteria/i18n';
import { Button, ConfirmDialog } from '@cafeteria/ui';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/index.ts';
import { Allowed, useAdminText, useStep } from '../../frame/index.ts';
import { creditStyles as styles, monthText } from '../credit/index.ts';

/** Closes a month; what is not done is named first, and what closing waits for holds it. */
export const CloseMonth = ({ record }: { readonly record: MonthRecord }) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useStep(api.month.close);
  const { month, status, earlier, tasks } = record;
  if (status !== 'OPEN' || earlier !== null) return null;
  const left = tasks.filter((task) => task.left > 0 && task.kind !== 'BOOK');
  const close = async (): Promise<void> => {
    // what was refused is told as a notification
    await mutateAsync({ month }).catch(() => {});
    setAsking(false);
  };
  return (
    <Allowed to={api.month.close}>
      <Button onClick={() => setAsking(true)}>{text('month.close')}</Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={text('month.closeTitle', { month: monthText(month, i18n.language) })}
          confirmLabel={text('month.close')}
          cancelLabel={text('action.cancel')}
          isPending={isPending}
          onConfirm={() => void close()}
          onCancel={() => setAsking(false)}
        >
          <span className={styles.stack}>
            <span>{text('month.closeText')}</span>
            {left.length > 0 && (
              <span>
                {text('month.closeUndone')}
                {left.map(({ kind, left: count }) => (
                  <span key={kind} className={styles.below}>
                    {text(`month.task.${kind}`)}
                    {': '}
                    <b>{text('month.left', { n: formatNumber(count) })}</b>
                  </span>
                ))}
              </span>
            )}
          </span>
        </ConfirmDialog>
      )}
    </Allowed>
  );
};
