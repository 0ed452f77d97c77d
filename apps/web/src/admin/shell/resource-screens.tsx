import { useParams, useSearch } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import {
  CreatePage,
  DetailPage,
  EditPage,
  ListPage,
  type Resource,
  type Values,
} from '../frame/index.ts';
import { editSearch } from './admin-route.ts';
import { useListCrumbs } from './use-crumbs.ts';

export type ResourceScreens = Readonly<
  Record<'List' | 'Create' | 'Detail' | 'Edit', ComponentType>
>;
type Differences = {
  /** More about the record, beside or instead of its sections. */
  readonly detail?: (sections: ReactNode, item: Values) => ReactNode;
  /** What a new record begins with, from the address. */
  readonly initialOf?: (search: Values) => Values;
};
const none: Values = {};

/** The address as its route reads it: numbers are numbers. */
const useReadSearch = (): Values => useSearch({ strict: false, structuralSharing: false });
const useRecordId = (): number => Number(useParams({ strict: false }).id);

/**
 * The four screens of a resource, for `resourceRoutes`.
 * @example
 * export const userScreens = screensOf(userResource, {
 *   detail: (sections, user) => <>{sections}<AccountCard user={user} /></>,
 * });
 */
export const screensOf = (
  resource: Resource,
  { detail, initialOf }: Differences = {},
): ResourceScreens => ({
  List: () => <ListPage resource={resource} search={useReadSearch()} />,
  Create: () => {
    const search = useReadSearch();
    return (
      <CreatePage
        resource={resource}
        initial={initialOf?.(search) ?? none}
        crumbs={useListCrumbs(resource)}
      />
    );
  },
  Detail: () => (
    <DetailPage resource={resource} id={useRecordId()} crumbs={useListCrumbs(resource)}>
      {detail}
    </DetailPage>
  ),
  Edit: () => {
    const { copyMode, field } = editSearch(useReadSearch());
    return (
      <EditPage
        resource={resource}
        id={useRecordId()}
        mode={copyMode}
        focus={field}
        crumbs={useListCrumbs(resource)}
      />
    );
  },
});
