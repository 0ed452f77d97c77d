import {
  Breadcrumbs,
  Button,
  DataTable,
  KeyValueList,
  LinkList,
  LinkTabs,
  Pagination,
  StatusChip,
  StickyBar,
  Tabs,
  Toolbar,
} from '@cafeteria/ui';
import { useState } from 'react';
import { Specimen } from './Specimen.tsx';
import { renderPageLink } from '../../../frame/index.ts';

const tabPath = '/admin/dev?tab=components';
const rows = (['normal', 'muted', 'selected', 'negative', 'positive'] as const).map(
  (state, index) => ({ state, count: (index + 1) * 1_234 }),
);
const towns = ['Brno', 'Košice', 'Třebíč'].map((name, index) => ({
  key: name,
  label: name,
  href: tabPath,
  icon: 'map-pin' as const,
  isCurrent: index === 0,
}));
const columns = [
  {
    key: 'state',
    label: 'stateOf',
    sortHref: tabPath,
    sorted: 'ascending' as const,
    cell: ({ state }: (typeof rows)[number]) => state,
  },
  {
    key: 'chip',
    label: 'cell',
    cell: ({ state }: (typeof rows)[number]) => <StatusChip tone="info">{state}</StatusChip>,
  },
  {
    key: 'count',
    label: 'align: end',
    align: 'end' as const,
    cell: ({ count }: (typeof rows)[number]) => count,
  },
];

const Tables = () => {
  const table = {
    columns,
    keyOf: ({ state }: (typeof rows)[number]) => state,
    renderLink: renderPageLink,
  };
  return (
    <>
      <Specimen name="DataTable" isWide>
        <DataTable
          {...table}
          caption="DataTable"
          rows={rows}
          stateOf={({ state }) => state}
          hrefOf={() => tabPath}
        />
      </Specimen>
      <Specimen name="DataTable: skeletonRows, empty" isWide>
        <DataTable {...table} caption="skeletonRows" rows={[]} skeletonRows={3} />
        <DataTable {...table} caption="empty" rows={[]} empty="empty" />
      </Specimen>
    </>
  );
};

const Bars = () => (
  <>
    <Specimen name="KeyValueList" isWide>
      <KeyValueList
        items={[
          { key: 'a', label: 'Key', value: 'Value' },
          {
            key: 'b',
            label: 'Long key of a value',
            value: <StatusChip tone="positive">Value</StatusChip>,
          },
        ]}
      />
    </Specimen>
    <Specimen name="Toolbar, StickyBar" isWide>
      <Toolbar end={<Button size="Small">end</Button>}>
        <Button kind="ghost" size="Small">
          start
        </Button>
      </Toolbar>
      <StickyBar status="status">
        <Button size="Small">Button</Button>
      </StickyBar>
    </Specimen>
  </>
);

const Links = () => (
  <>
    <Specimen name="LinkList" isWide>
      <LinkList look="nav" label="nav" items={towns} renderLink={renderPageLink} />
      <LinkList
        items={towns.map((town) => ({ ...town, description: 'description' }))}
        renderLink={renderPageLink}
      />
      <LinkList look="plain" items={towns} renderLink={renderPageLink} />
    </Specimen>
    <Specimen name="Breadcrumbs" isWide>
      <Breadcrumbs
        label="Breadcrumbs"
        items={[
          { key: 'a', label: 'First', href: tabPath },
          { key: 'b', label: 'Second', href: tabPath },
          { key: 'c', label: 'Here' },
        ]}
        renderLink={renderPageLink}
      />
    </Specimen>
    <Specimen name="Pagination" isWide>
      <Pagination
        label="Pagination"
        page={4}
        pages={12}
        hrefOf={() => tabPath}
        previousLabel="Previous"
        nextLabel="Next"
        pageLabel={String}
        summary="61–80"
        renderLink={renderPageLink}
      />
    </Specimen>
  </>
);

export const Data = () => {
  const [tab, setTab] = useState('a');
  const tabs = [
    { key: 'a', label: 'Tab' },
    { key: 'b', label: 'count', count: 3 },
    { key: 'c', label: 'mark', mark: 'mark' },
    { key: 'd', label: 'isDisabled', isDisabled: true },
  ];
  return (
    <>
      <Tables />
      <Bars />
      <Specimen name="Tabs, LinkTabs" isWide>
        <Tabs label="Tabs" items={tabs} selected={tab} onSelect={setTab}>
          {tab}
        </Tabs>
        <LinkTabs
          label="LinkTabs"
          items={tabs.map((one) => ({ ...one, href: tabPath }))}
          selected="a"
          renderLink={renderPageLink}
        />
      </Specimen>
      <Links />
    </>
  );
};
