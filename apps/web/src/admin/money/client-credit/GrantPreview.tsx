import type { CreditGrantResult, GrantTwin } from '@cafeteria/contract';
import { formatDate, messageText } from '@cafeteria/i18n';
import { Banner, Button, Card, Checkbox, ConfirmDialog, Heading } from '@cafeteria/ui';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../shared/texts/index.ts';
import {
  AdminTable,
  PageName,
  useAdminText,
  useEmployeeName,
  useWords,
} from '../../frame/index.ts';
import { creditStyles as styles, dayText, moneyText, today } from '../credit/index.ts';
import type { Terms } from './terms.ts';

type Props = {
  readonly result: CreditGrantResult;
  readonly terms: Terms;
  readonly isPending: boolean;
  readonly onBack: () => void;
  readonly clientId: number;
  /** Before the form around it is sent; `repeats`: the same was granted before and is wanted again. */
  readonly onPost: (repeats: boolean) => void;
};

/** Items nothing can be posted with. */
const Problems = ({ result: { problems, problemCount } }: Pick<Props, 'result'>) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  if (problemCount === 0) return null;
  return (
    <Banner tone="negative" title={text('creditGrant.problems', { count: problemCount })}>
      <ul className={styles.list}>
        {problems.map(({ field, messageKey, params }) => (
          <li key={field}>{messageText(i18n, messageKey, params)}</li>
        ))}
      </ul>
    </Banner>
  );
};

/** People who do not work there on the first day: said before anything is granted. */
const Outsiders = ({ result: { outsiders, outsiderCount } }: Pick<Props, 'result'>) => {
  const employeeOf = useEmployeeName();
  const text = useAdminText();
  const { i18n } = useTexts();
  if (outsiderCount === 0) return null;
  return (
    <Banner tone="warning" title={text('creditGrant.outsiders', { count: outsiderCount })}>
      <ul className={styles.list}>
        {outsiders.map((outsider) => (
          <li key={outsider.userId}>
            {employeeOf(outsider)}:{' '}
            {messageText(i18n, outsider.messageKey, { day: dayText(outsider.day) })}
          </li>
        ))}
      </ul>
      {outsiderCount > outsiders.length && (
        <p>{text('creditGrant.more', { count: outsiderCount - outsiders.length })}</p>
      )}
    </Banner>
  );
};

/** People whose year would go beyond what is exempt. */
const Warnings = ({ result }: Pick<Props, 'result'>) => {
  const employeeOf = useEmployeeName();
  const text = useAdminText();
  const { warnings, warningCount, currency } = result;
  if (warningCount === 0) return null;
  return (
    <>
      <Banner tone="warning" title={text('creditGrant.overLimit', { count: warningCount })} />
      <AdminTable
        caption={text('creditGrant.overLimit', { count: warningCount })}
        rows={warnings}
        keyOf={({ userId }) => String(userId)}
        columns={[
          {
            key: 'name',
            label: text('creditGrant.person'),
            cell: employeeOf,
          },
          ...(warnings.some(({ companyName }) => companyName)
            ? [
                {
                  key: 'company',
                  label: text('creditGrant.chooseCompany'),
                  cell: ({ companyName }: (typeof warnings)[number]) => companyName ?? '',
                },
              ]
            : []),
          {
            key: 'granted',
            label: text('creditGrant.granted'),
            align: 'end',
            cell: ({ granted }) => moneyText(granted, currency),
          },
          {
            key: 'limit',
            label: text('creditGrant.limit'),
            align: 'end',
            cell: ({ limit }) => moneyText(limit, currency),
          },
        ]}
      />
      {warningCount > warnings.length && (
        <p className={styles.soft}>
          {text('creditGrant.more', { count: warningCount - warnings.length })}
        </p>
      )}
    </>
  );
};

/** Who gets how much, and how long it holds. */
const Summary = ({ result, terms }: Pick<Props, 'result' | 'terms'>) => {
  const text = useAdminText();
  const wordOf = useWords('enum.regime');
  const { count, expiresOn, inactiveCount, shiftLimit, currency } = result;
  const total = moneyText(result.total, currency);
  const from = dayText(terms.validFrom ?? today());
  return (
    <Card className={styles.card}>
      <Heading level={2} size="md">
        {text('creditGrant.checkedTitle')}
      </Heading>
      <p className={styles.big}>{text('creditGrant.summary', { count, total })}</p>
      <p>
        {text('clientCredit.regime')}: <strong>{wordOf(terms.regime)}</strong>
      </p>
      <p>
        {expiresOn
          ? text('creditGrant.until', { from, to: dayText(expiresOn) })
          : text('creditGrant.forever', { from })}
      </p>
      {inactiveCount > 0 && <p>{text('creditGrant.inactive', { count: inactiveCount })}</p>}
      {shiftLimit !== null && (
        <p>{text('creditGrant.shift', { amount: moneyText(shiftLimit, currency) })}</p>
      )}
    </Card>
  );
};

/** When its money is asked for, where the client's contract says so. */
const Billing = ({ result: { mode } }: Pick<Props, 'result'>) => {
  const text = useAdminText();
  if (mode !== 'PREPAID' && mode !== 'ON_INVOICE') return null;
  return <Banner>{text(`creditOrder.mode.${mode}`)}</Banner>;
};

/** The same was granted within a month, or is ordered: said before anything else, and accepted by a tick. */
const Twin = ({
  twin: { grantId, orderId, postedAt, users },
  count,
  clientId,
  isAccepted,
  onAccept,
}: Pick<Props, 'clientId'> & {
  readonly twin: GrantTwin;
  readonly count: number;
  readonly isAccepted: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
}) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const params = { day: formatDate(postedAt), users, total: count };
  const path = `/admin/client/${clientId}/credit`;
  const before =
    grantId === null
      ? {
          message: messageText(i18n, 'credit.orderedBefore', { ...params, orderId: orderId ?? 0 }),
          href: `${path}/order/${orderId}`,
          name: text('creditOrder.order', { id: orderId ?? 0 }),
        }
      : {
          message: messageText(i18n, 'credit.grantedBefore', { ...params, grantId }),
          href: `${path}/grant/${grantId}`,
          name: text('clientCredit.grant', { id: grantId }),
        };
  return (
    <Banner tone="warning" isLive title={text('creditGrant.repeatsTitle')}>
      <p>
        {before.message} <PageName href={before.href}>{before.name}</PageName>
      </p>
      <Checkbox
        label={text('import.accept.grantedBefore')}
        checked={isAccepted}
        onChange={({ target: { checked } }) => onAccept(checked)}
      />
    </Banner>
  );
};

const isOrder = ({ mode }: Props['result']): boolean => mode === 'PREPAID';
/** What the button says that grants, or orders. */
const useLabel = (result: Props['result']): string => {
  const text = useAdminText();
  const { count, currency } = result;
  const total = moneyText(result.total, currency);
  return text(isOrder(result) ? 'creditOrder.confirm' : 'creditGrant.confirm', { count, total });
};
/** The last question before it is done. */
const Confirm = ({
  result,
  terms,
  isPending,
  isAsking,
  onPost,
  onCancel,
}: Pick<Props, 'result' | 'terms' | 'isPending'> & {
  readonly isAsking: boolean;
  readonly onPost: () => void;
  readonly onCancel: () => void;
}) => {
  const text = useAdminText();
  const validFrom = terms.validFrom ?? today();
  const says = (): string => {
    if (isOrder(result)) return text('creditOrder.confirmText');
    return validFrom > today()
      ? text('creditGrant.confirmLater', { from: dayText(validFrom) })
      : text('creditGrant.confirmText');
  };
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={text(isOrder(result) ? 'creditOrder.confirmTitle' : 'creditGrant.confirmTitle')}
      confirmLabel={useLabel(result)}
      cancelLabel={text('action.cancel')}
      isPending={isPending}
      onConfirm={onPost}
      onCancel={onCancel}
    >
      {says()}
    </ConfirmDialog>
  );
};

/** What a grant would do, and the button that does it after one more question. */
export const GrantPreview = ({ result, terms, isPending, clientId, onBack, onPost }: Props) => {
  const text = useAdminText();
  const [isAsking, setAsking] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  // the form before it may have been longer than the screen, and its button is gone
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const { count, problemCount, twin } = result;
  const label = useLabel(result);
  return (
    <div ref={top} tabIndex={-1} className={styles.stack}>
      {problemCount === 0 && <Summary result={result} terms={terms} />}
      {problemCount === 0 && <Billing result={result} />}
      {result.yearWithoutLimit !== null && (
        <Banner tone="warning">
          {text('creditGrant.limitMissing', { year: result.yearWithoutLimit })}
        </Banner>
      )}
      <Problems result={result} />
      <Outsiders result={result} />
      {twin && (
        <Twin
          twin={twin}
          count={count}
          clientId={clientId}
          isAccepted={isAccepted}
          onAccept={setAccepted}
        />
      )}
      <div className={styles.row}>
        {problemCount === 0 && (
          <Button disabled={twin !== null && !isAccepted} onClick={() => setAsking(true)}>
            {label}
          </Button>
        )}
        <Button kind="ghost" onClick={onBack}>
          {text('creditGrant.back')}
        </Button>
      </div>
      <Warnings result={result} />
      <Confirm
        result={result}
        terms={terms}
        isPending={isPending}
        isAsking={isAsking}
        onPost={() => {
          onPost(isAccepted);
          top.current?.closest('form')?.requestSubmit();
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
};
