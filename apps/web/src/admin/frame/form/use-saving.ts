import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isMissing, read } from '../../../shared/api/index.ts';
import { useHomeCountry } from '../../../shared/services.ts';
import { useMay } from '../../../shared/session/index.ts';
import type { Draft } from '../../../shared/storage/index.ts';
import { inputOf, pathOf, type Resource } from '../resource.ts';
import { useCall } from '../use-record.ts';
import type { Values } from '../widget.ts';
import { changesOf, isSame, merged, type Side } from './merge.ts';
import { newsOf, useDraft } from './use-draft.ts';
import { fill, type SaveMode, useRecordForm } from './use-record-form.ts';

export type SavingOptions = {
  readonly resource: Resource;
  readonly parent: Values;
  /** The record that is edited; undefined for a new one. */
  readonly item?: Values | undefined;
  readonly initial?: Values | undefined;
  /** Which way of saving is the main one. */
  readonly mode?: SaveMode | undefined;
  /** What was typed while it was saved as a record of its own `goesOn` in the form of that. */
  readonly onSaved: (saved: Values, mode: SaveMode, goesOn: boolean) => void;
  /** What another form has left to this one is put in at once. */
  readonly goesOn?: true | undefined;
};

/** Tells the forms of one record apart: the form of a copy is another one. */
const draftPath = ({ resource, parent, item, mode }: SavingOptions): string =>
  pathOf(
    resource,
    parent,
    item ? Number(item.id ?? 1) : 'create',
    ...(mode === 'COPY' ? ['copy'] : []),
  );

/** The form says why it was not saved: a notice beside its own dialog would stand over it. */
const handledHere = { saysRefusals: true, tellsMissing: true };
/** Writes to the API; `base` is the record the changes are made in, while there is one. */
const useStore = ({ resource, parent, item }: SavingOptions) => {
  const { call: create } = useCall(resource.routes.create, { saysRefusals: true });
  const { call: update } = useCall(resource.routes.update, handledHere);
  const { call: copy } = useCall(resource.routes.copy, handledHere);
  const params = { ...parent, ...(item && { id: item.id }) };
  const store = (values: Values, chosen: SaveMode, base: Values | undefined): Promise<Values> => {
    if (!base) return create({ ...parent, body: values });
    if (chosen === 'COPY') return copy({ ...params, body: values });
    return update({ ...params, body: { ...values, version: base.version } });
  };
  return { params, store };
};

/** What a draft puts into the form, and whether the record has changed under it. */
export const replayed = (draft: Draft, stored: Values): { values: Values; isOld: boolean } => {
  const fields = newsOf(draft, stored);
  return {
    values: Object.fromEntries(fields.map((field) => [field, draft.mine[field]])),
    isOld: fields.some((field) => !isSame(draft.base[field], stored[field])),
  };
};

/** The record the changes are made in, and what somebody else has made of it since. */
const useBase = (resource: Resource, item: Values | undefined, params: Values) => {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(item);
  const [isStale, setStale] = useState(false);
  const [isGone, setGone] = useState(false);
  const [theirs, setTheirs] = useState<Values>();
  const settleOn = (record: Values): void => {
    setBase(record);
    setTheirs(undefined);
    setStale(false);
  };
  const load = async (): Promise<void> => {
    setStale(true);
    const answer = read(resource.routes.get, params);
    try {
      const options = { ...answer, staleTime: 0, meta: { tellsMissing: true } } as const;
      setTheirs((await queryClient.fetchQuery(options)) as Values);
    } catch (error) {
      // anything else the failure policy has said
      setGone(isMissing(error));
    }
  };
  /** Goes back to an older state of some fields, so that what differs now is a conflict. */
  const rewind = (older: Values): void => {
    if (!base) return;
    setBase({ ...base, ...older });
    setStale(true);
    setTheirs(base);
  };
  return {
    base,
    isStale: isStale && !isGone,
    /** Somebody has deleted it: what is in the form can be saved as a new one. */
    isGone,
    theirs,
    settleOn,
    load,
    rewind,
    forget: () => setTheirs(undefined),
    lose: () => setGone(true),
  };
};

/** Leaves what was typed meanwhile to the form of what was saved, for who may change it. */
const useCarrying = ({ resource, parent }: SavingOptions) => {
  const may = useMay();
  const { update } = resource.routes;
  return (draft: ReturnType<typeof useDraft>, saved: Values, typed: Values): boolean =>
    update !== undefined &&
    may(update) &&
    draft.carry(pathOf(resource, parent, Number(saved.id)), inputOf(resource, saved), typed);
};

type Restoring = {
  readonly stored: Values;
  readonly rewind: (older: Values) => void;
  readonly isAtOnce: boolean;
};
/** Puts what was offered into the form: at a press, or at once what another form has just left to this one. */
const useRestore = (
  form: UseFormReturn<FieldValues>,
  { offered, forgetOffered }: ReturnType<typeof useDraft>,
  { stored, rewind, isAtOnce }: Restoring,
): (() => void) => {
  const restore = (): void => {
    if (!offered) return;
    const { values, isOld } = replayed(offered, stored);
    fill(form, values);
    if (isOld) rewind({ ...offered.base, version: offered.version });
    forgetOffered();
  };
  const begin = useEffectEvent(() => {
    if (isAtOnce) restore();
  });
  useEffect(() => begin(), []);
  return restore;
};

/** Saves a record, keeps drafts of it, and settles what somebody else has saved in the meantime. */
export const useSaving = (options: SavingOptions) => {
  const { resource, item, initial, onSaved } = options;
  const { params, store } = useStore(options);
  const its = useBase(resource, item, params);
  const { base, isStale, isGone, theirs, settleOn, load, rewind, forget } = its;
  const home = useHomeCountry();
  const carry = useCarrying(options);
  const isNew = !base || isGone;
  const stored = base
    ? inputOf(resource, base)
    : { ...resource.initial, ...resource.initialIn?.(home), ...initial };
  const record = useRecordForm({
    resource,
    values: stored,
    isStored: base !== undefined && !isStale && !isGone,
    isNew,
    onSave: async (values, chosen) => {
      const saved = await store(values, chosen, isNew ? undefined : base);
      if (!isNew && chosen === 'STORE') settleOn(saved);
      return saved;
    },
    onConflict: () => void load(),
    onMissing: base && its.lose,
    onSaved: (saved, chosen, typed) => {
      draft.settle();
      const led = isNew || chosen === 'COPY';
      onSaved(saved, isGone ? 'COPY' : chosen, led && carry(draft, saved, typed));
    },
  });
  const { form } = record;
  const version = typeof base?.version === 'number' ? base.version : undefined;
  const draft = useDraft({ form, path: draftPath(options), stored, version });
  const changes = base && theirs ? changesOf(stored, form.getValues(), theirs) : [];
  const restore = useRestore(form, draft, { stored, rewind, isAtOnce: options.goesOn === true });
  return {
    ...record,
    draft,
    isNew,
    /** Whether a save opens the page of another record. */
    leads: isNew || record.sent === 'COPY',
    isStale,
    isGone,
    theirs,
    changes,
    loadTheirs: load,
    forgetTheirs: forget,
    apply: (choice: Readonly<Record<string, Side>>): void => {
      if (!theirs) return;
      const mine = merged(form.getValues(), changes, choice);
      form.reset({ ...inputOf(resource, theirs) });
      fill(form, mine);
      settleOn(theirs);
    },
    restore,
  };
};
