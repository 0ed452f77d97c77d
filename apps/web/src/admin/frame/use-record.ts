import type { FieldError, LightRoute } from '@cafeteria/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, invalidateTags, isMissing, read, write } from '../../shared/api/index.ts';
import { useServices } from '../../shared/services.ts';
import { noRoute, type Resource } from './resource.ts';
import type { Values } from './widget.ts';
import { useAdminText } from './texts.ts';
import { useLocalized } from './use-localized.ts';

/**
 * One record of a resource; undefined while loading. A missing one leads to /404 by the failure
 * policy, so one that is being deleted is not asked for again.
 */
export const useItem = (
  resource: Resource,
  parent: Values,
  id: number,
  isKept = true,
): Values | undefined => {
  const { data } = useQuery({
    ...read(resource.routes.get, { ...parent, id }),
    enabled: isKept,
  });
  return data as Values | undefined;
};

export type Refusal = { readonly item: Values; readonly missing: readonly FieldError[] };
export const useCall = (route: LightRoute | undefined, options?: Parameters<typeof write>[1]) => {
  const { mutateAsync, isPending } = useMutation(write(route ?? noRoute, options));
  return { call: mutateAsync as (args: Values) => Promise<Values>, isPending };
};

/** Says of a record that somebody has deleted it; whatever shows it asks again. */
const useGone = ({ title, routes }: Resource) => {
  const client = useQueryClient();
  const text = useAdminText();
  const tell = useLocalized();
  const { notifications } = useServices();
  return (item: Values, error: unknown): void => {
    if (!isMissing(error)) return;
    notifications.add('error', text('done.gone', { name: title(item, tell) }));
    void invalidateTags(client, (routes.remove ?? routes.activate)?.invalidates ?? []);
  };
};
const handledHere = { tellsMissing: true };

/**
 * Activating, deactivating and deleting. What is still missing for activation comes back as
 * `refusal`; notifications appear by themselves.
 */
export const useRecordActions = (resource: Resource, parent: Values) => {
  const text = useAdminText();
  const tell = useLocalized();
  const { notifications } = useServices();
  const [refusal, setRefusal] = useState<Refusal>();
  const tellGone = useGone(resource);
  const activation = useCall(resource.routes.activate, handledHere);
  const removal = useCall(resource.routes.remove, handledHere);
  const { call: restore } = useCall(resource.routes.restore, handledHere);

  const activate = async (item: Values, active: boolean): Promise<void> => {
    setRefusal(undefined);
    try {
      await activation.call({ ...parent, id: item.id, body: { active } });
      notifications.add(
        'success',
        text(active ? 'done.activated' : 'done.deactivated', {
          name: resource.title(item, tell),
        }),
      );
    } catch (error) {
      if (error instanceof ApiError && error.fieldErrors.length > 0)
        setRefusal({ item, missing: error.fieldErrors });
      tellGone(item, error);
    }
  };
  const undo = async (item: Values): Promise<void> => {
    try {
      await restore({ ...parent, id: item.id, body: { active: item.active === true } });
      notifications.add('success', text('done.restored', { name: resource.title(item, tell) }));
    } catch (error) {
      // anything else the failure policy has said
      tellGone(item, error);
    }
  };
  /** Returns whether the record was deleted. What went with it by an answer in the dialog does not come back. */
  const remove = async (item: Values, args: Values = {}): Promise<boolean> => {
    const isAlone = Object.values(args).every((answer) => !answer);
    try {
      await removal.call({ ...parent, id: item.id, ...args });
      notifications.add(
        'success',
        text('done.deleted', { name: resource.title(item, tell) }),
        resource.routes.restore && isAlone
          ? { label: text('action.undo'), onAct: () => void undo(item) }
          : undefined,
      );
      return true;
    } catch (error) {
      tellGone(item, error);
      return false;
    }
  };
  return {
    activate,
    remove,
    refusal,
    forget: () => setRefusal(undefined),
    isSwitching: activation.isPending,
    isRemoving: removal.isPending,
  };
};
