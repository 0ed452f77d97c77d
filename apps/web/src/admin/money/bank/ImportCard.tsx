import { type BankImportResult, shortenFileName } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatNumber } from '@cafeteria/i18n';
import { Banner, Card, FileDrop, ProgressBar } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, write } from '../../../shared/api/index.ts';
import { refusalText } from '../../../shared/refusal.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { Allowed, PageLink, useAdminText } from '../../frame/index.ts';
import { bankEntriesOf } from '../bank-entry/index.ts';
import { creditStyles as styles, moneyText } from '../credit/index.ts';
import { openPath } from './shared.ts';

/** What a file brought, and what is to be known of it. */
const Outcome = ({ result }: { readonly result: BankImportResult }) => {
  const text = useAdminText();
  const { isKnown, entries, matched, open, repeated, statements } = result;
  const [first] = statements;
  return (
    <>
      <Banner tone={isKnown ? 'info' : 'success'}>
        {isKnown
          ? text('bank.known')
          : text('bank.imported', {
              entries: formatNumber(entries),
              matched: formatNumber(matched),
            })}{' '}
        {open > 0 && <PageLink href={openPath}>{text('bank.toMatch', { count: open })}</PageLink>}
      </Banner>
      {repeated > 0 && (
        <Banner tone="warning">
          {text('bank.repeated', { count: repeated })}{' '}
          <PageLink href={bankEntriesOf({ state: 'REPEATED', statementId: first?.id })}>
            {text('bank.showRepeated')}
          </PageLink>
        </Banner>
      )}
      {statements.map(
        ({ id, missingFrom, opening, currency }) =>
          missingFrom !== null && (
            <Banner key={id} tone="warning">
              {text('bank.missing', {
                closing: moneyText(missingFrom, currency),
                opening: moneyText(opening, currency),
              })}
            </Banner>
          ),
      )}
    </>
  );
};

/** Takes a file of statements and says what became of it. */
export const ImportCard = () => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const [error, setError] = useState<string>();
  const { mutateAsync, data, isPending, reset } = useMutation(
    write(api.bank.import, { saysRefusals: true }),
  );
  const take = async ([file]: File[]): Promise<void> => {
    if (!file) return;
    setError(undefined);
    reset();
    const body = { fileName: shortenFileName(file.name) };
    await mutateAsync({ body, file }).catch((failure: unknown) => {
      if (failure instanceof ApiError) setError(refusalText(i18n, failure));
    });
  };
  return (
    <Allowed to={api.bank.import}>
      <Card className={styles.card}>
        <FileDrop
          label={text('bank.importLabel')}
          prompt={text(isPending ? 'bank.importing' : 'bank.drop')}
          hint={text('bank.hint')}
          accept=".gpc,.abo,.xml,.csv,.txt,text/xml,application/xml,text/csv,text/plain"
          error={error}
          isDisabled={isPending}
          onFiles={(files) => void take(files)}
          onRejected={() => setError(text('bank.wrongType'))}
          testId="bank-file"
        />
        {isPending && <ProgressBar label={text('bank.importing')} />}
        {data && <Outcome result={data} />}
      </Card>
    </Allowed>
  );
};
