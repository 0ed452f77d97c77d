import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useMe } from '../../../shared/session/index.ts';
import { createDrafts, deviceStore, type Draft } from '../../../shared/storage/index.ts';
import type { Values } from '../widget.ts';
import { isSame } from './merge.ts';

/** How long typing pauses before it is kept. */
const pauseMs = 400;
type Options = {
  readonly form: UseFormReturn<FieldValues>;
  /** Which form it is: the path of its page. */
  readonly path: string;
  /** The values as they are stored. */
  readonly stored: Values;
  readonly version: number | undefined;
};

const picked = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/** The fields of a draft that still say something else than what is stored. */
export const newsOf = ({ mine }: Pick<Draft, 'mine'>, stored: Values): string[] =>
  Object.keys(mine).filter((field) => field in stored && !isSame(mine[field], stored[field]));

/** Keeps what is typed after a pause, and at once when the page goes away. */
const useKeeping = (form: Options['form'], keep: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const flush = useEffectEvent(() => {
    if (timer.current === undefined) return;
    cancel();
    keep();
  });
  const leave = useEffectEvent(keep);
  useEffect(() => {
    const onType = (): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => flush(), pauseMs);
    };
    const stop = form.subscribe({ formState: { values: true }, callback: onType });
    // whatever is kept already: a sign-out in another tab, which sends this page away, has just taken that
    const onHide = (): void => {
      cancel();
      leave();
    };
    window.addEventListener('pagehide', onHide);
    return () => {
      stop();
      window.removeEventListener('pagehide', onHide);
      flush();
    };
  }, [form]);
  return cancel;
};

/**
 * Keeps what is typed into a form in the browser until it is saved, thrown away or a week old, and
 * offers what an earlier visit left there.
 */
export const useDraft = ({ form, path, stored, version }: Options) => {
  const me = useMe();
  // the person who opened the form: while a lost session is being left, the page belongs to nobody already
  const [personId] = useState(() => me?.id ?? 0);
  const drafts = createDrafts({ store: deviceStore, personId });
  const [id] = useState(() => `${Date.now()}-${Math.random().toString(36).slice(2)}`);
  const [offered, setOffered] = useState(() =>
    drafts.list(path).find((draft) => newsOf(draft, stored).length > 0),
  );
  const cancel = useKeeping(form, () => {
    const values = form.getValues();
    const fields = newsOf({ mine: values }, stored);
    if (fields.length === 0) drafts.drop(path, id);
    else
      drafts.keep(path, {
        id,
        version,
        mine: picked(values, fields),
        base: picked(stored, fields),
      });
  });
  useEffect(() => createDrafts({ store: deviceStore, personId }).sweep(), [personId]);
  return {
    /** What was typed at an earlier visit and not saved. */
    offered,
    /** It is in the form now, or thrown away. */
    forgetOffered: (): void => {
      if (offered) drafts.drop(path, offered.id);
      setOffered(undefined);
    },
    /** Leaves what was typed while a record was saved to its form; answers whether there is anything. */
    carry: (to: string, saved: Values, typed: Values): boolean => {
      const fields = newsOf({ mine: typed }, saved);
      if (fields.length > 0)
        drafts.keep(to, { id, mine: picked(typed, fields), base: picked(saved, fields) });
      return fields.length > 0;
    },
    /** Everything is saved, or left on purpose. */
    settle: (): void => {
      cancel();
      drafts.dropAll(path);
      setOffered(undefined);
    },
    /** What this page has typed is thrown away. */
    abandon: (): void => {
      cancel();
      drafts.drop(path, id);
    },
  };
};
