import { DataTable, type DataTableProps } from '@cafeteria/ui';
import { renderPageLink } from './PageLink.tsx';
import { useAdminText } from './texts.ts';

/** A table of administration: its links are pages of it, and where it is narrow it says which columns left. */
export const AdminTable = <Row,>(props: Omit<DataTableProps<Row>, 'narrow'>) => {
  const text = useAdminText();
  return (
    <DataTable
      renderLink={renderPageLink}
      narrow={{
        left: text('columns.left'),
        showAll: text('columns.showAll'),
        showFitting: text('columns.showFitting'),
      }}
      {...props}
    />
  );
};
