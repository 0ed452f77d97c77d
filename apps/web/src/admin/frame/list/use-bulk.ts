import type { LightRoute } from '@cafeteria/contract';
import { type I18n, messageText } from '@cafeteria/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, apiOf, invalidateTags } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { noRoute, type Resource } from '../resource.ts';
import { useAdminText } from '../texts.ts';
import type { Values } from '../widget.ts';

export type Refused = { readonly item: Values; readonly why: string };
type Outcome = {
  readonly changed: readonly Values[];
  readonly refused: readonly Refused[];
  /** Whether the connection was lost on the way: what comes after was not tried. */
  readonly isStopped: boolean;
};

const whyOf = (i18n: I18n, { globalErrors, fieldErrors }: ApiError): string => {
  const [first] = globalErrors.length > 0 ? globalErrors : fieldErrors;
  return first ? messageText(i18n, first.messageKey, first.params) : '';
};

/**
 * Switches records one after another, each under the rules of a single one: what is refused is told and the rest goes
 * on. What was switched is undone by one press.
 */
export const useBulk = (resource: Resource, parent: Values) => {
  const client = useQueryClient();
  const text = useAdminText();
  const { i18n } = useTexts();
  const { notifications } = useServices();
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number }>();
  const [outcome, setOutcome] = useState<Outcome>();
  const route: LightRoute = resource.routes.activate ?? noRoute;

  const switchAll = async (items: readonly Values[], active: boolean): Promise<Outcome> => {
    const [changed, refused]: [Values[], Refused[]] = [[], []];
    for (const [done, item] of items.entries()) {
      setProgress({ done, of: items.length });
      try {
        await apiOf(client).call(route, { ...parent, id: item.id, body: { active } });
        changed.push(item);
      } catch (error) {
        if (!(error instanceof ApiError)) return { changed, refused, isStopped: true };
        refused.push({ item, why: whyOf(i18n, error) });
      }
    }
    return { changed, refused, isStopped: false };
  };

  const run = async (items: readonly Values[], active: boolean, isUndo = false): Promise<void> => {
    setOutcome(undefined);
    const made = await switchAll(items, active);
    setProgress(undefined);
    setOutcome(made.refused.length > 0 || made.isStopped ? made : undefined);
    if (made.changed.length > 0)
      notifications.add(
        'success',
        text(active ? 'bulk.activated' : 'bulk.deactivated', { n: made.changed.length }),
        isUndo
          ? undefined
          : { label: text('action.undo'), onAct: () => void run(made.changed, !active, true) },
      );
    // a session that has ended, or another person's, is found out by what is read again
    await invalidateTags(client, route.invalidates ?? []);
  };
  return { run, progress, outcome, forget: () => setOutcome(undefined) };
};
export type Bulk = ReturnType<typeof useBulk>;
