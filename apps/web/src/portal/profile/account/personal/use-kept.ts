import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useServices } from '../../../../shared/services.ts';
import { useMe } from '../../../../shared/session/index.ts';
import { deviceStore } from '../../../../shared/storage/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';

type Typed = Readonly<Record<string, unknown>>;
/**
 * Where it lies: among the drafts of administration, so that a sign-out by choice takes it too. It is written here in
 * their form and not by `createDrafts`, which would come to readers of the home for the sake of this page.
 */
const createKept = (personId: number, section: string) => {
  const key = `draft:${personId}:/profile/personal#${section}`;
  return {
    read: (): Typed => {
      try {
        const kept: readonly { mine: Typed; timestamp: number }[] = JSON.parse(
          deviceStore.getItem(key) ?? '[]',
        );
        const [draft] = kept;
        return draft && Date.now() - draft.timestamp < lifetimeMs ? draft.mine : {};
      } catch {
        return {};
      }
    },
    write: (mine: Typed): void =>
      deviceStore.setItem(
        key,
        JSON.stringify([{ id: 'own', timestamp: Date.now(), mine, base: {} }]),
      ),
    drop: (): void => deviceStore.removeItem(key),
  };
};

/** How long typing pauses before it is kept. */
const pauseMs = 400;
const lifetimeMs = 7 * 86_400_000;

/**
 * Keeps what is typed into a section of own data while its session may be lost (decision 0037), and puts it back, with
 * a word, when its person comes again. What is left on purpose is thrown away: the page has asked.
 */
export const useKept = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  section: string,
): void => {
  const me = useMe();
  const { api, notifications } = useServices();
  const { t } = useTexts('profile');
  // while a lost session is being left, the page belongs to nobody already
  const [personId] = useState(() => me?.id ?? 0);
  const [kept] = useState(() => createKept(personId, section));
  const keep = useEffectEvent((): void => {
    const { dirtyFields } = form.formState;
    const typed: Values = form.getValues();
    const fields = Object.keys(dirtyFields);
    if (fields.length === 0) return kept.drop();
    kept.write(Object.fromEntries(fields.map((field) => [field, typed[field]])));
  });
  const putBack = useEffectEvent((): void => {
    const mine = kept.read();
    const stored: Values = form.getValues();
    const fields = Object.keys(stored).filter(
      (field): field is Path<Values> & string =>
        mine[field] !== undefined && mine[field] !== stored[field],
    );
    for (const field of fields) {
      const value: PathValue<Values, Path<Values>> = JSON.parse(JSON.stringify(mine[field]));
      form.setValue(field, value, { shouldDirty: true });
    }
    if (fields.length > 0) notifications.add('info', t('personal.putBack'));
  });
  const leave = useEffectEvent((): void => {
    if (!api.lock.isHeld()) kept.drop();
  });
  useEffect(() => {
    putBack();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => keep(), pauseMs);
      },
    });
    const onHide = (): void => keep();
    window.addEventListener('pagehide', onHide);
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener('pagehide', onHide);
      leave();
    };
  }, [form]);
};
