import type { LightRoute } from '@cafeteria/contract';
import type { ReactNode } from 'react';
import type { NavEntry, OwnList, OwnPage, PageProps, Resource, Screen } from './resource.ts';
import type { listReaders, Read, Readers } from './search.ts';
import type { Values } from './widget.ts';

type ParamOf<P extends string> = P extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : P extends `${string}$${infer Name}`
    ? Name
    : never;

/**
 * Declares a page that is no list, form or detail of a record. `search` reads its address; the
 * screen gets the ids of the path and what was read.
 * @example
 * ownPage({
 *   name: 'branchOffice.import',
 *   path: '/admin/partner/$partnerId/branch-office/import',
 *   needs: Object.values(api.branchOfficeImport),
 *   search: { importId: number },
 *   Screen: BranchOfficeImport,
 * })
 */
export const ownPage = <const P extends string, const R extends Readers = Record<never, never>>({
  search,
  Screen: OwnScreen,
  ...rest
}: {
  readonly name: string;
  readonly path: P;
  readonly nav?: NavEntry & { readonly text: string };
  readonly needs: readonly LightRoute[];
  readonly search?: R;
  readonly Screen: Screen<PageProps<Readonly<Record<ParamOf<P>, number>>, Read<R>>>;
}): OwnPage => ({ ...rest, readers: search ?? {}, Screen: OwnScreen as OwnPage['Screen'] });

/**
 * Declares the list page of a resource that shows its rows in another way; `search` reads what its
 * address says beside the filters.
 * @example list: { page: ownList({ placement: word(CarouselPlacement.options) }, CarouselList) }
 */
export const ownList = <const R extends Readers>(
  search: R,
  ListScreen: (props: {
    readonly resource: Resource;
    readonly search: Read<typeof listReaders> & Read<R> & Values;
  }) => ReactNode,
): OwnList => ({ readers: search, Screen: ListScreen as OwnList['Screen'] });
