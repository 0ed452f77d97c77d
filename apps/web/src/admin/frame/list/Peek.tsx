import { Button, buttonClass, Drawer, EmptyState, IconButton } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ApiError, read } from '../../../shared/api/index.ts';
import { DetailSections } from '../detail/DetailSections.tsx';
import { PageLink } from '../PageLink.tsx';
import { PageSkeleton } from '../PageSkeleton.tsx';
import { RecordMark } from '../RecordMark.tsx';
import { pathOf, recordPath, type Resource } from '../resource.ts';
import { useAdminText } from '../texts.ts';
import { useLocalized } from '../use-localized.ts';
import type { Values } from '../widget.ts';
import styles from './Peek.module.css';

type Props = {
  readonly resource: Resource;
  readonly parent: Values;
  readonly id: number;
  /** The rows the list shows, in their order. */
  readonly rows: readonly Values[];
  /** Shows another record, or none. */
  readonly onPeek: (id: number | undefined) => void;
};

/** The record of a sheet; one that is gone is told there, and the list stays. */
const useRecord = ({ resource, parent, id }: Pick<Props, 'resource' | 'parent' | 'id'>) => {
  const { data, error } = useQuery({
    ...read(resource.routes.get, { ...parent, id }),
    meta: { tellsMissing: true },
  });
  return {
    item: data as Values | undefined,
    isGone: error instanceof ApiError && error.status === 404,
  };
};

const controls = 'a, button, input, select, textarea, summary';

type Around = { readonly previous: number | undefined; readonly next: number | undefined };
/** The ids beside one among the rows that are shown. */
const around = (rows: readonly Values[], id: number): Around => {
  const at = rows.findIndex((row) => row.id === id);
  const idAt = (index: number): number | undefined => {
    const row = at < 0 || index < 0 ? undefined : rows[index];
    return row && Number(row.id);
  };
  return { previous: idAt(at - 1), next: idAt(at + 1) };
};

type BodyProps = Pick<Props, 'resource' | 'id' | 'onPeek'> & ReturnType<typeof useRecord>;
/** What the record says; it has the focus, so that the keys that scroll do so. */
const Body = ({ resource, id, item, isGone, onPeek }: BodyProps) => {
  const text = useAdminText();
  const tell = useLocalized();
  const body = useRef<HTMLDivElement>(null);
  // newer browsers answer a promise, which is no way to end an effect
  useEffect(() => {
    body.current?.parentElement?.scrollTo(0, 0);
  }, [id]);
  if (isGone)
    return (
      <EmptyState
        icon="trash"
        title={text('peek.gone')}
        actions={<Button onClick={() => onPeek(undefined)}>{text('action.list')}</Button>}
      />
    );
  return (
    <div
      ref={body}
      className={styles.body}
      role="group"
      aria-label={item && resource.title(item, tell)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls it
      tabIndex={0}
      data-autofocus=""
    >
      {item ? (
        <>
          <RecordMark item={item} />
          <DetailSections resource={resource} item={item} isNarrow />
        </>
      ) : (
        <PageSkeleton />
      )}
    </div>
  );
};

type ActionsProps = Pick<Props, 'resource' | 'parent' | 'id' | 'onPeek'> &
  Around & { readonly isGone: boolean };
/** To the records beside it, and to its pages. */
const Actions = ({ resource, parent, id, onPeek, isGone, previous, next }: ActionsProps) => {
  const text = useAdminText();
  return (
    <>
      <span className={styles.steps}>
        <IconButton
          icon="chevron-up"
          size="Small"
          label={text('peek.previous')}
          disabled={previous === undefined}
          onClick={() => onPeek(previous)}
        />
        <IconButton
          icon="chevron-down"
          size="Small"
          label={text('peek.next')}
          disabled={next === undefined}
          onClick={() => onPeek(next)}
        />
      </span>
      {!isGone && (
        <>
          <PageLink
            href={pathOf(resource, parent, id, 'edit')}
            className={buttonClass({ kind: 'ghost' })}
          >
            {text('action.edit')}
          </PageLink>
          <PageLink href={recordPath(resource, parent, id)} className={buttonClass({})}>
            {text('peek.full')}
          </PageLink>
        </>
      )}
    </>
  );
};

/** A record beside its list: `j` and `k` go to the next and the one before, Enter opens its page, Esc closes. */
export const Peek = ({ resource, parent, id, rows, onPeek }: Props) => {
  const text = useAdminText();
  const tell = useLocalized();
  const router = useRouter();
  const record = useRecord({ resource, parent, id });
  const neighbours = around(rows, id);
  const shown = record.item ?? rows.find((row) => row.id === id);
  const goTo = (next: number | undefined): void => {
    if (next !== undefined) onPeek(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    const isControl = target instanceof Element && target.closest(controls) !== null;
    if (key === 'j') goTo(neighbours.next);
    else if (key === 'k') goTo(neighbours.previous);
    else if (key === 'Enter' && !isControl && !record.isGone)
      void router.navigate({ href: recordPath(resource, parent, id) });
    else return;
    event.preventDefault();
  };
  return (
    // its keys are beside the buttons of the sheet, not instead of them
    <div onKeyDown={onKeyDown}>
      <Drawer
        isOpen
        onClose={() => onPeek(undefined)}
        title={<span aria-live="polite">{shown ? resource.title(shown, tell) : '…'}</span>}
        closeLabel={text('action.close')}
        testId="peek"
        className={styles.sheet ?? ''}
        actions={
          <Actions {...{ resource, parent, id, onPeek, ...neighbours }} isGone={record.isGone} />
        }
      >
        <Body {...{ resource, id, onPeek, ...record }} />
      </Drawer>
    </div>
  );
};

/** The button of a row that shows its record beside the list. */
export const PeekLink = ({
  name,
  onPeek,
  isCrowded,
}: {
  readonly name: string;
  readonly onPeek: () => void;
  /** Where room is scarce the menu of the row takes it, and holds this too. */
  readonly isCrowded: boolean;
}) => (
  <IconButton
    icon="info"
    size="Small"
    label={useAdminText()('peek.open', { name })}
    data-peek-record=""
    data-crowded={isCrowded || undefined}
    onClick={onPeek}
  />
);
