import { CategoryNode } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { apiOf, read } from '../../../shared/api/index.ts';
import {
  AdminPage,
  SavedOrder,
  useAdminText,
  type Values,
  useLocalized,
  PageName,
} from '../../frame/index.ts';
import styles from './Category.module.css';

const { queryKey } = read(api.categoryAdmin.tree, {});
const tree = queryOptions<Values[]>({
  queryKey: [queryKey[0], `${queryKey[1]} in order`, {}],
  queryFn: ({ client, signal }) => apiOf(client).call(api.categoryAdmin.tree, {}, { signal }),
});

/** The categories in the order readers see them; each leads to its page. */
export const CategoryOrder = () => {
  const text = useAdminText();
  const tell = useLocalized();
  const nodeOf = (row: Values): CategoryNode => z.parse(CategoryNode, row);
  const nameOf = (row: Values): string => tell(nodeOf(row).name);
  return (
    <AdminPage title={text('category.list')}>
      <SavedOrder
        label={text('category.order')}
        emptyText={text('category.empty')}
        query={tree}
        ordering={{ route: api.categoryAdmin.order }}
        nameOf={nameOf}
      >
        {(row) => {
          const { id, colour, subcategories, partnerCount } = nodeOf(row);
          return (
            <span className={styles.row} data-accent={colour}>
              <PageName href={`/admin/category/${id}`} className={styles.name}>
                {nameOf(row)}
              </PageName>
              <span className={styles.counts}>
                {text('category.counts', {
                  subcategories: subcategories.length,
                  partners: partnerCount,
                })}
              </span>
            </span>
          );
        }}
      </SavedOrder>
    </AdminPage>
  );
};
