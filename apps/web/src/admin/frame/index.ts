/** The admin framework: an entity is declared with `defineResource`, its screens follow. */
export { AdminPage, type Crumb } from './AdminPage.tsx';
export {
  defineResource,
  defineSingleton,
  type RemovalProps,
  type Resource,
  type Values,
} from './definition.ts';
export { DetailPage } from './detail/DetailPage.tsx';
export { CreatePage } from './form/CreatePage.tsx';
export { EditPage } from './form/EditPage.tsx';
export { useErrorParams, useOtherField, useSetOtherField } from './form/use-other-field.ts';
export { ListPage } from './list/ListPage.tsx';
export { KeywordField } from './list/KeywordField.tsx';
export { ResourceList } from './list/ResourceList.tsx';
export { SavedOrder } from './order/OrderList.tsx';
export type { Ordering } from './order/use-order.ts';
export { useSortTexts } from './order/use-sort-texts.ts';
export { PageSkeleton } from './PageSkeleton.tsx';
export { PreviewCard } from './form/PreviewCard.tsx';
export { SingletonPage } from './SingletonPage.tsx';
export { RecordMark } from './RecordMark.tsx';
export { type AdminText, useAdminText, useResourceTexts, useWords } from './texts.ts';
export type { FilterWidget, Widget, WidgetProps } from './widget.ts';
export * from './widgets/index.ts';
export { localizedRichText } from './rich-text/localized-rich-text.tsx';
