import { api } from '@cafeteria/contract/light';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { stringifySearch } from '../../../shared/url-state/index.ts';
import { Blank, PageLink, useAdminText } from '../../frame/index.ts';
import { creditStyles as styles, dayText, moneyText } from '../credit/index.ts';

export const bankEntryPath = '/admin/bank/entry';
/** Entries of statements, narrowed. */
export const bankEntriesOf = (search: Readonly<Record<string, unknown>>): string =>
  bankEntryPath + stringifySearch(search);

type Of =
  | { readonly batchId: number }
  | { readonly settlementId: number }
  | { readonly clientRefundId: number };
/** A batch has one for each of its orders, or one for all. */
const maxShown = 3;

/** What statements of the bank say of a batch or of what one order pays, with the way there. */
export const BankEntries = ({ of }: { readonly of: Of }) => {
  const text = useAdminText();
  const { data } = useQuery(read(api.bank.entries, { ...of, pageSize: maxShown }));
  if (!data || data.totalElements === 0) return <Blank />;
  if (data.totalElements > maxShown)
    return (
      <PageLink href={bankEntriesOf(of)}>
        {text('bank.entryCount', { count: data.totalElements })}
      </PageLink>
    );
  return (
    <span className={styles.row}>
      {data.content.map(({ id, day, amount, currency }) => (
        <PageLink key={id} href={bankEntriesOf({ entryId: id })}>
          {`${dayText(day)}: ${moneyText(amount, currency)}`}
        </PageLink>
      ))}
    </span>
  );
};
