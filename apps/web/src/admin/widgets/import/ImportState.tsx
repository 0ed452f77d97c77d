import {
  askingNotesIn,
  type AskingNote,
  currencyOfCountry,
  type FileImport,
} from '@cafeteria/contract';
import { formatMoney, formatNumber } from '@cafeteria/i18n';
import { Banner, Button, buttonClass, Card, ProgressBar } from '@cafeteria/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { apiOf } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useAdminText, PageLink } from '../../frame/index.ts';
import styles from './Import.module.css';
import { ImportAsks } from './ImportAsks.tsx';
import { ImportErrors } from './ImportErrors.tsx';
import { ImportNotes, NoteCounts } from './ImportNotes.tsx';
import { ImportRead } from './ImportRead.tsx';
import type { ImportKind } from './kind.ts';
import { useImport } from './use-import.ts';

type Props = { readonly kind: ImportKind; readonly id: number; readonly onAnother: () => void };

const Running = ({ status, processed, total, fileName }: FileImport) => {
  const text = useAdminText();
  return (
    <Card className={styles.stack}>
      <ProgressBar
        label={`${text(status === 'CHECKING' ? 'import.checking' : 'import.importing')}: ${fileName}`}
        {...(total > 0 && {
          value: processed,
          max: total,
          valueText: text('import.progress', {
            done: formatNumber(processed),
            total: formatNumber(total),
          }),
        })}
      />
      <p className={styles.note}>{text('import.leave')}</p>
    </Card>
  );
};

/** What the lines of money add up to; nothing where they are none. */
const useTotal = ({ amount }: Pick<FileImport, 'amount'>): string => {
  const { config } = useServices();
  const currency = currencyOfCountry[config.country];
  return amount === null ? '' : formatMoney({ amount, currency });
};
const Amount = (props: { readonly amount: number }) => {
  const text = useAdminText();
  return (
    <p>
      <strong>{text('grantImport.amount', { amount: useTotal(props) })}</strong>
    </p>
  );
};

/** How many lines create, update or deactivate; nobody switches branch offices off by leaving them out. */
const Counts = ({
  kind,
  found: { create, update, deactivate, total, amount },
}: {
  readonly kind: ImportKind;
  readonly found: FileImport;
}) => {
  const text = useAdminText();
  const counts = { create, update, unchanged: total - create - update, deactivate };
  if (amount !== null) return <Amount amount={amount} />;
  return (
    <ul className={styles.counts}>
      {(['create', 'update', 'unchanged', 'deactivate'] as const)
        .filter((one) => one !== 'deactivate' || kind.texts === 'userImport')
        .map((one) => (
          <li key={one} data-none={counts[one] === 0 || undefined}>
            <strong>{formatNumber(counts[one])}</strong>{' '}
            {text(`import.${one}`, { count: counts[one] })}
          </li>
        ))}
    </ul>
  );
};

const useRun = ({ run, get, tags }: ImportKind, id: number, accepted: readonly AskingNote[]) => {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => run(apiOf(queryClient).call, id, accepted),
    meta: { invalidates: tags },
    onSuccess: (started) => {
      queryClient.setQueryData(get(id).queryKey, started);
    },
  });
  return { start: () => mutate(), isPending };
};

type OutcomeProps = {
  readonly kind: ImportKind;
  readonly found: FileImport;
  /** Leads to another file. */
  readonly another: ReactNode;
};

/** A file all of which is there already: nothing would come of importing it. */
const Unchanged = ({ kind, found, another }: OutcomeProps) => {
  const text = useAdminText();
  return (
    <>
      <Banner tone="info" isLive title={text('import.nothingTitle')} actions={another}>
        {found.fileName}. {text('import.nothingText')}
        <Counts kind={kind} found={found} />
      </Banner>
      <ImportNotes {...found} />
    </>
  );
};
/** Money is given again by a file that was given before; records only where something of them differs. */
const changesNothing = ({ amount, create, update, deactivate }: FileImport): boolean =>
  amount === null && create + update + deactivate === 0;

/** A file without errors, which can be imported now. */
const Importable = ({ kind, found, another }: OutcomeProps) => {
  const text = useAdminText();
  const questions = askingNotesIn(found.noteCounts);
  const [accepted, setAccepted] = useState<readonly AskingNote[]>([]);
  const { start, isPending } = useRun(kind, found.id, accepted);
  const count = found.total;
  const total = useTotal(found);
  return (
    <>
      <ImportAsks {...found} openQuestions={questions} accepted={accepted} onChange={setAccepted} />
      <Banner
        tone="success"
        isLive
        title={text(`${kind.texts}.checkedTitle`, { count })}
        actions={
          <>
            <Button
              isPending={isPending}
              disabled={accepted.length < questions.length}
              onClick={start}
            >
              {text(`${kind.texts}.run`, { count, total })}
            </Button>
            {another}
          </>
        }
      >
        {found.fileName}. {text('import.checkedText')}
        <Counts kind={kind} found={found} />
        <NoteCounts noteCounts={found.noteCounts} />
      </Banner>
      <ImportNotes {...found} />
    </>
  );
};

const Checked = (props: OutcomeProps) =>
  changesNothing(props.found) ? <Unchanged {...props} /> : <Importable {...props} />;

const Imported = ({ kind, found, another }: OutcomeProps) => {
  const text = useAdminText();
  return (
    <>
      <Banner
        tone="success"
        isLive
        title={text(`${kind.texts}.importedTitle`, { count: found.total })}
        actions={
          <>
            <PageLink className={buttonClass({})} href={kind.doneHref}>
              {text(`${kind.texts}.toResult`)}
            </PageLink>
            {another}
          </>
        }
      >
        {found.fileName}
        <Counts kind={kind} found={found} />
        <NoteCounts noteCounts={found.noteCounts} />
      </Banner>
      <ImportNotes {...found} />
    </>
  );
};

/** A file with errors, or an import that broke off. */
const Failed = ({ kind, found, another }: OutcomeProps) => {
  const text = useAdminText();
  const isRefused = found.status === 'REFUSED';
  return (
    <>
      <Banner
        tone="negative"
        isLive
        title={
          isRefused
            ? text('import.refusedTitle', { count: found.errorCount })
            : text('import.failedTitle')
        }
        actions={another}
      >
        {found.fileName}. {text(isRefused ? 'import.refusedText' : 'import.failedText')}
      </Banner>
      {(isRefused || found.errors.length > 0) && <ImportErrors kind={kind} {...found} />}
    </>
  );
};

const outcomes: Readonly<Record<FileImport['status'], (props: OutcomeProps) => ReactNode>> = {
  READ: ImportRead,
  CHECKING: ({ found }) => <Running {...found} />,
  IMPORTING: ({ found }) => <Running {...found} />,
  CHECKED: Checked,
  REFUSED: Failed,
  IMPORTED: Imported,
  FAILED: Failed,
};

/** A press that goes with what was pressed leaves the focus nowhere: it comes to what has become of the import. */
const useFocusOnOutcome = (status: FileImport['status'] | undefined) => {
  const outcome = useRef<HTMLDivElement>(null);
  const last = useRef(status);
  useEffect(() => {
    const isFirst = last.current === undefined;
    last.current = status;
    if (!isFirst && document.activeElement === document.body) outcome.current?.focus();
  }, [status]);
  return outcome;
};

/** One import from its check to its end, with what can be done next. */
export const ImportState = ({ kind, id, onAnother }: Props) => {
  const text = useAdminText();
  const found = useImport(kind, id);
  const outcome = useFocusOnOutcome(found?.status);
  if (!found)
    return (
      <Card>
        <ProgressBar label={text('import.opening')} />
      </Card>
    );
  const Outcome = outcomes[found.status];
  const another = (
    <Button kind="ghost" onClick={onAnother}>
      {text('import.another')}
    </Button>
  );
  return (
    <div ref={outcome} tabIndex={-1} className={styles.stack}>
      <Outcome kind={kind} found={found} another={another} />
      {kind.Asked && <kind.Asked options={found.options} />}
    </div>
  );
};
