import type { SavedView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMatch } from '@tanstack/react-router';
import { ApiError, invalidateTags, isMissing, read, write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useMay } from '../../../shared/session/index.ts';
import { stringifySearch, useAddressChange } from '../../../shared/url-state/index.ts';
import type { Readers } from '../search.ts';
import { useAdminText } from '../texts.ts';
import type { Values } from '../widget.ts';
import {
  aroundOf,
  isSameState,
  knownState,
  leftOut,
  stateOf,
  tabOf,
  type ViewTab,
} from './view.ts';

/** A list whose states can be kept under a name. */
export type Viewed = {
  /** What the list is called where its views are kept: the name of its resource. */
  readonly list: string;
  readonly readers: Readers;
  /** Filters of yes and no that are a view of their own. */
  readonly flags?: readonly string[] | undefined;
};
/** What a view is called and whether all administrators see it. */
export type Naming = Pick<SavedView, 'name' | 'shared'>;

/** The views of a list, the one that is open, and where each leads. */
export const useViews = ({ list, readers, flags = [] }: Viewed, search: Values) => {
  const { pathname } = useMatch({ strict: false });
  const isAllowed = useMay()(api.savedView.list);
  const { data: saved, isPending } = useQuery({
    ...read(api.savedView.list, { list }),
    enabled: isAllowed,
  });
  const state = stateOf(readers, search);
  const builtIn: readonly ViewTab[] = [
    { key: '', state: {} },
    ...flags.map((flag) => ({ key: flag, state: { [flag]: true } })),
  ];
  const own: readonly ViewTab[] = (saved ?? []).map((view) => ({
    key: String(view.id),
    state: knownState(readers, view.search),
    saved: view,
  }));
  const current = tabOf([...builtIn, ...own], { view: search.view, state });
  return {
    builtIn,
    own,
    current,
    state,
    /** Whether it is known yet what there is. */
    isKnown: isAllowed && !isPending,
    isChanged: current !== undefined && !isSameState(current.state, state),
    leftOut: current?.saved ? leftOut(readers, current.saved.search) : [],
    hrefOf: ({ key, state: kept }: ViewTab): string =>
      `${pathname}${stringifySearch({ ...aroundOf(readers, search), ...kept, view: key })}`,
  };
};
export type Views = ReturnType<typeof useViews>;

const removable = { tellsMissing: true };
const refusable = { ...removable, saysRefusals: true };
/** Opens a view, or none, in the list as it is. */
const useOpen = (): ((view: string | undefined) => void) => {
  const changeAddress = useAddressChange();
  const { pathname } = useMatch({ strict: false });
  return (view) => changeAddress((now) => `${pathname}${stringifySearch({ ...now, view })}`);
};

/**
 * Tells of a view that another administrator has removed, and answers whether it is one: what is shown stays, and can
 * be kept as a new one.
 */
const useTellGone = () => {
  const text = useAdminText();
  const { notifications } = useServices();
  const client = useQueryClient();
  const open = useOpen();
  return async (error: unknown, name: string): Promise<boolean> => {
    if (!isMissing(error)) return false;
    notifications.add('error', text('done.gone', { name }));
    open(undefined);
    await invalidateTags(client, ['admin:saved-view']);
    return true;
  };
};

/** What is done with views; refusals are shown by the caller, but for what is removed and brought back. */
export const useViewActions = ({ list }: Viewed, { state }: Views) => {
  const text = useAdminText();
  const may = useMay();
  const { notifications } = useServices();
  const client = useQueryClient();
  const open = useOpen();
  const tellGone = useTellGone();
  const { mutateAsync: create } = useMutation(write(api.savedView.create, refusable));
  const { mutateAsync: update } = useMutation(write(api.savedView.update, refusable));
  const { mutateAsync: remove } = useMutation(write(api.savedView.remove, removable));
  const { mutateAsync: restore } = useMutation(write(api.savedView.restore, removable));
  const search = stringifySearch(state);
  const tell = (key: 'saved' | 'restored', name: string): void => {
    notifications.add('success', text(`view.${key}`, { name }));
  };
  return {
    may: {
      create: may(api.savedView.create),
      update: may(api.savedView.update),
      remove: may(api.savedView.remove) && may(api.savedView.restore),
    },
    create: async (naming: Naming): Promise<void> => {
      const { id, name } = await create({ body: { ...naming, list, search } });
      open(String(id));
      tell('saved', name);
    },
    /** Renames a view, shares it, or (`isState`) lets it show what is shown now. */
    update: async (
      { id, version, ...before }: SavedView,
      { name, shared }: Naming,
      isState = false,
    ): Promise<void> => {
      const kept = isState ? search : before.search;
      const form = { name, shared, search: kept };
      try {
        tell('saved', (await update({ id, body: { version, ...form } })).name);
      } catch (error) {
        // somebody was quicker: the next press is over the view as it is now
        if (await tellGone(error, before.name)) return;
        if (error instanceof ApiError) await invalidateTags(client, ['admin:saved-view']);
        throw error;
      }
    },
    remove: async ({ id, name }: SavedView): Promise<void> => {
      try {
        await remove({ id });
      } catch (error) {
        // anything else the failure policy has said
        return void (await tellGone(error, name));
      }
      open(undefined);
      notifications.add('success', text('view.removed', { name }), {
        label: text('action.undo'),
        onAct: () =>
          void restore({ id }).then(
            () => tell('restored', name),
            (error) => tellGone(error, name),
          ),
      });
    },
  };
};
export type ViewActions = ReturnType<typeof useViewActions>;
