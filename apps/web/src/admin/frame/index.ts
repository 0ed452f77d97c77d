/** The admin framework: an entity is declared with `defineResource`, its pages follow. */
export { Allowed } from './Allowed.tsx';
export { AdminPage, Stack } from './AdminPage.tsx';
export { AdminTable } from './AdminTable.tsx';
export { FileLink } from './FileLink.tsx';
export { defineResource, defineSingleton } from './define.ts';
export { useErrorParams, useOtherField, useSetOtherField } from './form/use-other-field.ts';
export { useEdited } from './form/edited.ts';
export { useUnderWay } from './form/under-way.ts';
export { OwnForm } from './form/OwnForm.tsx';
export { PreviewCard } from './form/PreviewCard.tsx';
export { KeywordField } from './list/KeywordField.tsx';
export { CreateLink } from './list/ListPage.tsx';
export { defineListing, labelled, type Listed } from './list/listing.tsx';
export { PagedTable } from './list/PagedTable.tsx';
export { ResourceList } from './list/ResourceList.tsx';
export { SavedOrder } from './order/OrderList.tsx';
export { useSortTexts } from './order/use-sort-texts.ts';
export { ownList, ownPage } from './own-page.ts';
export { PageScreen } from './pages/PageScreen.tsx';
export { PageLink, PageName, renderPageLink, SiteProvider, useHasPage } from './PageLink.tsx';
export { type Entry, isResource, permittedEntries } from './pages/permitted.ts';
export { RecordPlaces } from './detail/RecordPlaces.tsx';
export { createSite, type Found, type NavItem, type Site } from './pages/site.ts';
export { loadTrail } from './pages/trail.ts';
export { kept } from './kept.ts';
export { LoadFailed } from './LoadFailed.tsx';
export { PageSkeleton } from './PageSkeleton.tsx';
export { PartFields } from './PartFields.tsx';
export { RecordMark } from './RecordMark.tsx';
export {
  type DetailProps,
  type NavGroup,
  navGroups,
  type PageProps,
  type RemovalProps,
  type Resource,
} from './resource.ts';
export { keyword, pageNumber, type Read, type Search, word } from './search.ts';
export { type AdminText, useAdminText, useRuntimeText, useWords } from './texts.ts';
export type { FilterWidget, Values, Widget, WidgetProps } from './widget.ts';
export { useRecords } from './use-records.ts';
export { useStep } from './use-step.ts';
export { useLocalized } from './use-localized.ts';
export * from './widgets/index.ts';
export { localizedRichText } from './rich-text/localized-rich-text.tsx';
export { personText, useEmployeeName, usePersonName } from './person-name.ts';
