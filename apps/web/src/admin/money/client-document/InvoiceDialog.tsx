import type { ClientDocumentRow } from '@cafeteria/contract';
import { formatNumber } from '@cafeteria/i18n';
import { Banner, Button, Dialog, ProgressBar, SelectField } from '@cafeteria/ui';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/index.ts';
import { PageLink, useAdminText } from '../../frame/index.ts';
import { creditStyles as styles, lastMonths, monthText } from '../credit/index.ts';
import { type MonthRun, useMonthRun } from './use-month-run.ts';

const offered = 13;

type Left = { readonly title: string; readonly clients: readonly ClientDocumentRow['client'][] };
/** Who could not be invoiced, each where it is put right. */
const Left = ({ title, clients }: Left) =>
  clients.length > 0 && (
    <Banner tone="warning" title={title}>
      <ul className={styles.stack}>
        {clients.map(({ id, name }) => (
          <li key={id}>
            <PageLink href={`/admin/client/${id}`}>{name}</PageLink>
          </li>
        ))}
      </ul>
    </Banner>
  );

const Outcome = ({ run }: { readonly run: MonthRun }) => {
  const text = useAdminText();
  const { state, invoiced, worked, total, withoutCompany, failed, withoutContract } = run;
  const isNothing = invoiced + withoutCompany.length + failed.length === 0;
  return (
    <div className={styles.stack}>
      {state === 'DONE' ? (
        <span role="status">
          {isNothing
            ? text('clientDocument.nothingLeft')
            : text('clientDocument.invoiced', { count: invoiced })}
        </span>
      ) : (
        <ProgressBar
          label={text('clientDocument.invoicing')}
          {...(total > 0 && {
            value: worked,
            max: total,
            valueText: text('settlementRun.running', {
              done: formatNumber(worked),
              total: formatNumber(total),
            }),
          })}
        />
      )}
      {state === 'INTERRUPTED' && (
        <Banner tone="negative">{text('clientDocument.interrupted')}</Banner>
      )}
      <Left title={text('clientDocument.withoutCompany')} clients={withoutCompany} />
      <Left title={text('clientDocument.failed')} clients={failed} />
      <Left title={text('clientDocument.withoutContract')} clients={withoutContract} />
    </div>
  );
};

/** Asks which month is invoiced, shows how it goes on, and tells who could not be. */
export const InvoiceDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  // the month that runs is not over
  const months = lastMonths(offered).slice(1);
  const [month, setMonth] = useState(months[0] ?? '');
  const { run, work } = useMonthRun();
  const isRunning = run?.state === 'RUNS';
  const close = text('clientDocument.close');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={text('clientDocument.invoiceTitle')}
      closeLabel={close}
      actions={
        run?.state === 'DONE' ? (
          <Button onClick={onClose}>{close}</Button>
        ) : (
          <>
            <Button kind="ghost" onClick={onClose}>
              {text(isRunning ? 'clientDocument.stop' : 'action.cancel')}
            </Button>
            <Button isPending={isRunning} onClick={() => void work(month)}>
              {text(run ? 'clientDocument.goOn' : 'clientDocument.invoice')}
            </Button>
          </>
        )
      }
    >
      {run ? (
        <Outcome run={run} />
      ) : (
        <div className={styles.stack}>
          <span>{text('clientDocument.invoiceText')}</span>
          <SelectField
            label={text('clientDocument.field.month')}
            options={months.map((value) => ({ value, label: monthText(value, i18n.language) }))}
            value={month}
            onChange={(event) => setMonth(event.target.value)}
          />
        </div>
      )}
    </Dialog>
  );
};
