import { Banner, Button } from '@cafeteria/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { read } from '../../../shared/api/index.ts';
import type { Resource } from '../resource.ts';
import type { Values } from '../widget.ts';
import { useAdminText } from '../texts.ts';
import { useCall } from '../use-record.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import styles from './Form.module.css';
import { FormSections } from './FormSections.tsx';
import { changesOf, merged, type Side } from './merge.ts';
import { SaveBar } from './SaveBar.tsx';
import { SectionNavigation } from './SectionNavigation.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { focusField } from './focus.ts';
import { useSaveKey } from './use-save-key.ts';
import { inputOf, type SaveMode, useRecordForm } from './use-record-form.ts';

type Props = {
  readonly resource: Resource;
  readonly parent: Values;
  /** The record that is edited; undefined for a new one. */
  readonly item?: Values | undefined;
  readonly initial?: Values | undefined;
  /** Which way of saving is the main one. */
  readonly mode?: SaveMode | undefined;
  /** The field to begin at. */
  readonly focus?: string | undefined;
  readonly onSaved: (saved: Values, mode: SaveMode) => void;
  readonly children?: ReactNode;
};

/** Saves a record, and settles what somebody else has saved in the meantime. */
const useSaving = ({ resource, parent, item, initial, onSaved }: Props) => {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(item);
  const [isStale, setStale] = useState(false);
  const [theirs, setTheirs] = useState<Values>();
  const { call: create } = useCall(resource.routes.create);
  const { call: update } = useCall(resource.routes.update);
  const { call: copy } = useCall(resource.routes.copy);
  const params = { ...parent, ...(item && { id: item.id }) };

  const store = async (values: Values, chosen: SaveMode): Promise<Values> => {
    if (!base) return create({ ...parent, body: values });
    if (chosen === 'COPY') return copy({ ...params, body: values });
    const saved = await update({ ...params, body: { ...values, version: base.version } });
    setBase(saved);
    setStale(false);
    return saved;
  };
  const record = useRecordForm({
    resource,
    values: base ? inputOf(resource, base) : { ...resource.initial, ...initial },
    onSave: store,
    onConflict: () => setStale(true),
    onSaved,
  });
  const { form } = record;
  const changes =
    base && theirs ? changesOf(inputOf(resource, base), form.getValues(), theirs) : [];
  return {
    ...record,
    isNew: !base,
    isStale,
    theirs,
    changes,
    loadTheirs: async (): Promise<void> =>
      setTheirs(
        (await queryClient.fetchQuery({
          ...read(resource.routes.get, params),
          staleTime: 0,
        })) as Values,
      ),
    forgetTheirs: () => setTheirs(undefined),
    apply: (choice: Readonly<Record<string, Side>>): void => {
      if (!theirs) return;
      const mine = merged(form.getValues(), changes, choice);
      form.reset({ ...inputOf(resource, theirs) });
      for (const [field, value] of Object.entries(mine))
        form.setValue(field, value, { shouldDirty: true });
      setBase(theirs);
      setTheirs(undefined);
      setStale(false);
    },
  };
};

/** Focuses a field once, after the shell has put the focus on the new screen. */
const useFocus = (element: RefObject<HTMLFormElement | null>, field: string | undefined): void =>
  useEffect(() => {
    if (!field) return undefined;
    const timer = setTimeout(() => focusField(element.current, field), 150);
    return () => clearTimeout(timer);
  }, [field, element]);

/** Somebody else has saved the record since it was loaded. */
const StaleBanner = ({ onLoad }: { readonly onLoad: () => void }) => {
  const text = useAdminText();
  return (
    <Banner
      tone="warning"
      isLive
      title={text('conflict.title')}
      actions={
        <Button size="Small" onClick={onLoad}>
          {text('conflict.load')}
        </Button>
      }
    >
      {text('conflict.banner')}
    </Banner>
  );
};
/** Errors of fields that the form does not have. */
const ErrorSummary = ({ lines }: { readonly lines: readonly string[] }) => (
  <Banner tone="negative" isLive title={useAdminText()('form.notSaved')}>
    <ul className={styles.summary}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Banner>
);

/** The form of a record: new, edited or copied, with everything around it. */
export const ResourceForm = (props: Props) => {
  const { resource, mode = 'STORE', focus, children } = props;
  const saving = useSaving(props);
  const { form, element, isNew, save, summary, theirs } = saving;
  const submit = (): void => void save(isNew ? 'STORE' : mode);
  useSaveKey(submit);
  useFocus(element, focus);
  return (
    <FormProvider {...form}>
      <UnsavedGuard isLeaving={saving.isLeaving} />
      <div className={styles.layout}>
        <SectionNavigation resource={resource} />
        <form
          ref={element}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            submit();
          }}
        >
          {saving.isStale && <StaleBanner onLoad={() => void saving.loadTheirs()} />}
          {summary.length > 0 && <ErrorSummary lines={summary} />}
          {resource.Preview && <resource.Preview />}
          <FormSections resource={resource} />
          <SaveBar
            state={saving.state}
            isNew={isNew}
            mode={isNew || !resource.routes.copy ? undefined : mode}
            onSave={(chosen) => void save(chosen)}
          >
            {children}
          </SaveBar>
        </form>
      </div>
      <ConflictDialog
        resource={resource}
        item={theirs}
        isOpen={theirs !== undefined}
        changes={saving.changes}
        onApply={saving.apply}
        onClose={saving.forgetTheirs}
      />
    </FormProvider>
  );
};

/** What a resource draws around the pages with its form. */
export const AroundForm = ({
  resource: { AroundForm: Around },
  children,
}: Pick<Props, 'resource'> & { readonly children: ReactNode }) =>
  Around ? <Around>{children}</Around> : children;
