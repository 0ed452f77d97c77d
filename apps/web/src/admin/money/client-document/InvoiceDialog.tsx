import { api } from '@cafeteria/contract/light';
import { ConfirmDialog, SelectField } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../../frame/index.ts';
import { creditStyles as styles, lastMonths, monthText } from '../credit/index.ts';

const offered = 13;
/** Asks which month is invoiced, and tells how many clients were, and who could not be. */
export const InvoiceDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  // the month that runs is not over
  const months = lastMonths(offered).slice(1);
  const [month, setMonth] = useState(months[0] ?? '');
  const { mutateAsync, data, isPending } = useMutation(write(api.clientDocument.invoiceMonth));
  // what was refused is told as a notification
  const invoice = async (): Promise<void> =>
    void (await mutateAsync({ body: { month } }).catch(() => undefined));
  const left = data?.withoutCompany ?? [];
  return (
    <ConfirmDialog
      isOpen
      title={text('clientDocument.invoiceTitle')}
      confirmLabel={text(data ? 'clientDocument.close' : 'clientDocument.invoice')}
      cancelLabel={text('action.cancel')}
      isPending={isPending}
      onConfirm={() => (data ? onClose() : void invoice())}
      onCancel={onClose}
    >
      {data ? (
        <span className={styles.stack}>
          <span>{text('clientDocument.invoiced', { count: data.invoiced })}</span>
          {left.length > 0 && (
            <span>
              {text('clientDocument.withoutCompany', {
                names: left.map(({ name }) => name).join(', '),
              })}
            </span>
          )}
        </span>
      ) : (
        <span className={styles.stack}>
          <span>{text('clientDocument.invoiceText')}</span>
          <SelectField
            label={text('clientDocument.field.month')}
            options={months.map((value) => ({ value, label: monthText(value, i18n.language) }))}
            value={month}
            onChange={(event) => setMonth(event.target.value)}
          />
        </span>
      )}
    </ConfirmDialog>
  );
};
