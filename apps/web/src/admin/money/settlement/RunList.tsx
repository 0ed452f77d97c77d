import type { SettlementRunRow } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatNumber } from '@cafeteria/i18n';
import { type Column, EmptyState } from '@cafeteria/ui';
import {
  AdminPage,
  defineListing,
  ownPage,
  PagedTable,
  type PageProps,
  useAdminText,
} from '../../frame/index.ts';
import { dayText } from '../credit/index.ts';
import { madeText, runPath, settlementPath } from './shared.ts';

const runs = defineListing({
  name: 'settlementRun',
  route: api.settlementRun.list,
  hasKeyword: false,
  filters: {},
});

const useColumns = (): readonly Column<SettlementRunRow>[] => {
  const text = useAdminText();
  return [
    {
      key: 'upTo',
      label: text('settlementRun.field.upTo'),
      width: 'narrow',
      cell: ({ upTo }) => dayText(upTo),
    },
    {
      key: 'partner',
      label: text('settlementRun.field.partner'),
      width: 'wide',
      cell: ({ partner }) => partner?.name ?? text('settlementRun.everybody'),
    },
    {
      key: 'made',
      label: text('settlementRun.field.made'),
      align: 'end',
      cell: ({ made }) => formatNumber(made),
    },
    {
      key: 'state',
      label: text('settlementRun.field.state'),
      cell: ({ finishedAt, done, total }) =>
        finishedAt
          ? text('settlementRun.finished')
          : text('settlementRun.running', {
              done: formatNumber(done),
              total: formatNumber(total),
            }),
    },
    {
      key: 'started',
      label: text('settlementRun.field.started'),
      // cut, a name and a moment would lose the moment
      width: 'whole',
      isSecondary: true,
      cell: (run) => madeText(text, run),
    },
  ];
};

const RunList = ({ search, crumbs }: PageProps) => {
  const text = useAdminText();
  const columns = useColumns();
  return (
    <AdminPage
      crumbs={[
        ...crumbs,
        { key: 'settlement', label: text('settlement.title'), href: settlementPath },
        { key: 'settlementRun', label: text('settlementRun.list') },
      ]}
      title={text('settlementRun.list')}
    >
      <runs.List search={search}>
        {(list) => (
          <PagedTable
            {...list}
            caption={text('settlementRun.list')}
            columns={columns}
            keyOf={({ id }) => String(id)}
            hrefOf={({ id }) => `${runPath}/${id}`}
            empty={<EmptyState icon="list" title={text('settlementRun.empty')} />}
          />
        )}
      </runs.List>
    </AdminPage>
  );
};

/** Runs of settling, the latest first. */
export const settlementRunsPage = ownPage({
  name: 'settlementRun',
  path: runPath,
  needs: [api.settlementRun.list],
  search: runs.readers,
  Screen: RunList,
});
