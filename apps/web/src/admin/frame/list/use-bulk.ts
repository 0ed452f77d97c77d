import type { LightRoute } from '@cafeteria/contract';
import { type I18n, messageText } from '@cafeteria/i18n';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ApiError, apiOf, invalidateTags, isMissing } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { isSame } from '../form/merge.ts';
import { inputOf, noRoute, type Resource } from '../resource.ts';
import { type AdminText, useAdminText } from '../texts.ts';
import type { Values } from '../widget.ts';

export type Refused = { readonly item: Values; readonly why: string };
/** Does one record; what it answers brings the record back. */
type Step = (item: Values) => Promise<() => Promise<unknown>>;
type Done = { readonly item: Values; readonly back: () => Promise<unknown> };
type Outcome = {
  readonly done: readonly Done[];
  readonly refused: readonly Refused[];
  /** Whether the connection was lost on the way: what comes after was not tried. */
  readonly isStopped: boolean;
};
type Work = {
  readonly step: Step;
  readonly tags: LightRoute['invalidates'];
  /** What is told when so many are done, and when so many are brought back. */
  readonly done: (n: number) => string;
  readonly undone: (n: number) => string;
};

/** The field of a record says something else by now: what it said before does not come over that. */
class OvertakenError extends Error {}
const whyOf = (i18n: I18n, text: AdminText, error: unknown): string | undefined => {
  if (error instanceof OvertakenError) return text('conflict.title');
  if (!(error instanceof ApiError)) return undefined;
  if (isMissing(error)) return text('conflict.gone');
  const { globalErrors, fieldErrors } = error;
  const [first] = globalErrors.length > 0 ? globalErrors : fieldErrors;
  return first ? messageText(i18n, first.messageKey, first.params) : '';
};

const Stored = z.looseObject({ version: z.int() });
type Stored = z.output<typeof Stored>;
/** Gives one field of a record another value, over whatever the last save left in the others. */
const assigning = (client: QueryClient, { resource, parent }: Of, field: string): AssignStep => {
  const api = apiOf(client);
  const paramsOf = (item: Values) => ({ ...parent, id: item.id });
  const get = async (item: Values): Promise<Stored> =>
    Stored.parse(await api.call(resource.routes.get, paramsOf(item)));
  const put = async (item: Values, stored: Stored, value: unknown): Promise<Stored> => {
    const body = { ...inputOf(resource, stored), [field]: value, version: stored.version };
    const params = { ...paramsOf(item), body };
    return Stored.parse(await api.call(resource.routes.update ?? noRoute, params));
  };
  return (value) => async (item) => {
    const before = await get(item);
    const given = await put(item, before, value);
    return async () => {
      const now = await get(item);
      if (!isSame(now[field], given[field])) throw new OvertakenError();
      await put(item, now, before[field]);
    };
  };
};
type Of = { readonly resource: Resource; readonly parent: Values };
type AssignStep = (value: unknown) => Step;

const switching = (client: QueryClient, { resource, parent }: Of, active: boolean): Step => {
  const call = (item: Values, next: boolean): Promise<unknown> =>
    apiOf(client).call(resource.routes.activate ?? noRoute, {
      ...parent,
      id: item.id,
      body: { active: next },
    });
  return async (item) => {
    await call(item, active);
    return () => call(item, !active);
  };
};

const switchWords = (text: AdminText, active: boolean): Pick<Work, 'done' | 'undone'> => {
  const on = (n: number): string => text('bulk.activated', { n });
  const off = (n: number): string => text('bulk.deactivated', { n });
  return active ? { done: on, undone: off } : { done: off, undone: on };
};

/** One record after another; who is told how far it is. */
const stepAll = async (
  items: readonly Values[],
  step: Step,
  callbacks: {
    readonly onProgress: (done: number) => void;
    /** Nothing for what refuses no record: then the connection is lost. */
    readonly whyOf: (error: unknown) => string | undefined;
  },
): Promise<Outcome> => {
  const [done, refused]: [Done[], Refused[]] = [[], []];
  for (const [at, item] of items.entries()) {
    callbacks.onProgress(at);
    try {
      done.push({ item, back: await step(item) });
    } catch (error) {
      const why = callbacks.whyOf(error);
      if (why === undefined) return { done, refused, isStopped: true };
      refused.push({ item, why });
    }
  }
  return { done, refused, isStopped: false };
};

/** The way back of what was done. */
const undoOf = (work: Work, { done }: Outcome): Work => {
  const backOf = new Map(done.map(({ item, back }) => [item, back]));
  return {
    ...work,
    done: work.undone,
    step: async (item) => {
      await backOf.get(item)?.();
      return () => Promise.resolve();
    },
  };
};

/**
 * Does something with records one after another, each under the rules of a single one: what is refused is told and the
 * rest goes on. What was done is undone by one press.
 */
export const useBulk = (resource: Resource, parent: Values) => {
  const client = useQueryClient();
  const text = useAdminText();
  const { i18n } = useTexts();
  const { notifications } = useServices();
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number }>();
  const [outcome, setOutcome] = useState<Outcome>();
  const of = { resource, parent };

  const run = async (items: readonly Values[], work: Work, isUndo = false): Promise<void> => {
    setOutcome(undefined);
    const made = await stepAll(items, work.step, {
      onProgress: (done) => setProgress({ done, of: items.length }),
      whyOf: (error) => whyOf(i18n, text, error),
    });
    setProgress(undefined);
    setOutcome(made.refused.length > 0 || made.isStopped ? made : undefined);
    const changed = made.done.map(({ item }) => item);
    const undo = (): void => void run(changed, undoOf(work, made), true);
    if (changed.length > 0)
      notifications.add(
        'success',
        work.done(changed.length),
        isUndo ? undefined : { label: text('action.undo'), onAct: undo },
      );
    // a session that has ended, or another person's, is found out by what is read again
    await invalidateTags(client, work.tags ?? []);
  };
  return {
    activate: (items: readonly Values[], active: boolean): Promise<void> =>
      run(items, {
        step: switching(client, of, active),
        tags: resource.routes.activate?.invalidates,
        ...switchWords(text, active),
      }),
    assign: (items: readonly Values[], field: string, value: unknown): Promise<void> =>
      run(items, {
        step: assigning(client, of, field)(value),
        tags: resource.routes.update?.invalidates,
        done: (n) => text('bulk.assigned', { n }),
        undone: (n) => text('bulk.unassigned', { n }),
      }),
    progress,
    outcome,
    forget: () => setOutcome(undefined),
  };
};
export type Bulk = ReturnType<typeof useBulk>;
