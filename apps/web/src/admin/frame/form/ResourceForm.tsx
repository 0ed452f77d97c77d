import { Banner, Button } from '@cafeteria/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { read } from '../../../shared/api/index.ts';
import type { Resource, Values } from '../definition.ts';
import { useAdminText } from '../texts.ts';
import { useCall } from '../use-record-actions.ts';
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

/** The form of a record: new, edited or copied, with everything around it. */
export const ResourceForm = ({
  resource,
  parent,
  item,
  initial,
  mode,
  focus,
  onSaved,
  children,
}: Props) => {
  const text = useAdminText();
  const queryClient = useQueryClient();
  const [base, setBase] = useState(item);
  const [isStale, setStale] = useState(false);
  const [theirs, setTheirs] = useState<Values>();
  const { call: create } = useCall(resource.routes.create);
  const { call: update } = useCall(resource.routes.update);
  const { call: copy } = useCall(resource.routes.copy);
  const address = { ...parent, ...(item && { id: item.id }) };

  const store = async (values: Values, chosen: SaveMode): Promise<Values> => {
    if (!base) return create({ ...parent, body: values });
    if (chosen === 'COPY') return copy({ ...address, body: values });
    const saved = await update({ ...address, body: { ...values, version: base.version } });
    setBase(saved);
    setStale(false);
    return saved;
  };
  const { form, element, isLeaving, save, state, summary } = useRecordForm({
    resource,
    values: base ? inputOf(resource, base) : { ...resource.initial, ...initial },
    onSave: store,
    onConflict: () => setStale(true),
    onSaved,
  });
  const submit = (): void => void save(base ? (mode ?? 'STORE') : 'STORE');
  useSaveKey(submit);
  useEffect(() => {
    if (!focus) return undefined;
    // after the shell has put the focus on the new screen
    const timer = setTimeout(() => focusField(element.current, focus), 150);
    return () => clearTimeout(timer);
  }, [focus, element]);

  const loadTheirs = async (): Promise<void> =>
    setTheirs(
      (await queryClient.fetchQuery({
        ...read(resource.routes.get, address),
        staleTime: 0,
      })) as Values,
    );
  const changes =
    base && theirs ? changesOf(inputOf(resource, base), form.getValues(), theirs) : [];
  const apply = (choice: Readonly<Record<string, Side>>): void => {
    if (!theirs) return;
    const mine = merged(form.getValues(), changes, choice);
    form.reset({ ...inputOf(resource, theirs) });
    for (const [field, value] of Object.entries(mine))
      form.setValue(field, value, { shouldDirty: true });
    setBase(theirs);
    setTheirs(undefined);
    setStale(false);
  };

  return (
    <FormProvider {...form}>
      <UnsavedGuard isLeaving={isLeaving} />
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
          {isStale && (
            <Banner
              tone="warning"
              isLive
              title={text('conflict.title')}
              actions={
                <Button size="Small" onClick={() => void loadTheirs()}>
                  {text('conflict.load')}
                </Button>
              }
            >
              {text('conflict.banner')}
            </Banner>
          )}
          {summary.length > 0 && (
            <Banner tone="negative" isLive title={text('form.notSaved')}>
              <ul className={styles.summary}>
                {summary.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Banner>
          )}
          {resource.Preview && <resource.Preview />}
          <FormSections resource={resource} />
          <SaveBar
            state={state}
            isNew={!base}
            mode={base && resource.routes.copy && (mode ?? 'STORE')}
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
        changes={changes}
        onApply={apply}
        onClose={() => setTheirs(undefined)}
      />
    </FormProvider>
  );
};
