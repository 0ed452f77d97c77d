import { FeatureFlag, type Health } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoment, formatNumber } from '@cafeteria/i18n';
import { Card, Heading, KeyValueList, Skeleton, StatusChip, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read } from '../../../shared/api/index.ts';
import { LoadFailed, AdminTable, useAdminText } from '../../frame/index.ts';
import styles from './Dev.module.css';

const refreshMs = 10_000;
const when = (date: string): string => (Number.isNaN(Date.parse(date)) ? date : formatMoment(date));
const megabytes = (bytes: number): string => `${formatNumber(Math.round(bytes / 1_048_576))} MB`;
const shortHash = 12;
/** Fewer than these, and the postal files have not been imported. */
const allPlaces = 10_000;

const Facts = ({
  title,
  facts,
  hint,
}: {
  readonly title: string;
  readonly hint?: string;
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}) => (
  <Card className={styles.card}>
    <Heading level={2} size="md">
      {title}
    </Heading>
    <KeyValueList items={facts.map(([label, value]) => ({ key: label, label, value }))} />
    {hint && (
      <Text size="small" tone="soft">
        {hint}
      </Text>
    )}
  </Card>
);

/** Asked by the page, too, which shows by it what there is. */
export const versionQuery = read(api.config.version, {});

const Versions = ({ environment }: { readonly environment: string }) => {
  const text = useAdminText();
  const { data } = useQuery(versionQuery);
  const { name, version, buildDate, commitHash, lastCommitDate } = __VERSION_INFO__;
  return (
    <>
      <Facts
        title={text('dev.web')}
        facts={[
          [text('dev.name'), name],
          [text('dev.version'), version],
          [text('dev.buildDate'), when(buildDate)],
          [text('dev.commit'), commitHash.slice(0, shortHash)],
          [text('dev.environment'), environment],
          [text('dev.commitDate'), when(lastCommitDate)],
        ]}
      />
      {data && (
        <Facts
          title={text('dev.api')}
          facts={[
            [text('dev.version'), data.appVersion],
            [text('dev.commit'), data.gitHash.slice(0, shortHash)],
            [text('dev.commitDate'), when(data.gitDate)],
            [text('dev.buildDate'), when(data.buildDate)],
          ]}
        />
      )}
    </>
  );
};

const Features = ({ features }: Pick<Health, 'features'>) => {
  const text = useAdminText();
  return (
    <Facts
      title={text('dev.features')}
      facts={FeatureFlag.options.map(
        (flag) =>
          [
            flag,
            <StatusChip key={flag} tone={features.includes(flag) ? 'positive' : 'neutral'}>
              {text(features.includes(flag) ? 'active.on' : 'active.off')}
            </StatusChip>,
          ] as const,
      )}
    />
  );
};

const Places = ({ places: { known, withPostalCode } }: Pick<Health, 'places'>) => {
  const text = useAdminText();
  return (
    <Facts
      title={text('dev.places')}
      facts={[
        [text('dev.placesKnown'), formatNumber(known)],
        [text('dev.placesCoded'), formatNumber(withPostalCode)],
      ]}
      {...(known < allPlaces && { hint: text('dev.placesHint') })}
    />
  );
};

const Jobs = ({ jobs }: Pick<Health, 'jobs'>) => {
  const text = useAdminText();
  if (!jobs) return null;
  return (
    <Card className={styles.card}>
      <Heading level={2} size="md">
        {text('dev.jobs')}
      </Heading>
      <AdminTable
        caption={text('dev.jobs')}
        rows={jobs}
        keyOf={({ name }) => name}
        stateOf={({ failed }) => (failed > 0 ? 'negative' : 'normal')}
        columns={[
          { key: 'name', label: text('dev.job'), width: 'wide', cell: ({ name }) => name },
          {
            key: 'waiting',
            label: text('dev.waiting'),
            align: 'end',
            width: 'narrow',
            cell: ({ waiting }) => formatNumber(waiting),
          },
          {
            key: 'active',
            label: text('dev.running'),
            align: 'end',
            width: 'narrow',
            cell: ({ active }) => formatNumber(active),
          },
          {
            key: 'failed',
            label: text('dev.failed'),
            align: 'end',
            width: 'narrow',
            cell: ({ failed }) => formatNumber(failed),
          },
        ]}
      />
    </Card>
  );
};

/** What runs, how it is doing, and what is switched on; asked again every ten seconds. */
export const SystemState = () => {
  const text = useAdminText();
  const { data, isError, refetch } = useQuery({
    ...read(api.health.get, {}),
    refetchInterval: refreshMs,
  });
  const { isPending: isVersionPending } = useQuery(versionQuery);
  if (isError && !data) return <LoadFailed title={text('list.failed')} onRetry={refetch} />;
  if (!data || isVersionPending)
    return (
      <div className={styles.grid} aria-busy="true">
        <Skeleton shape="card" count={4} />
      </div>
    );
  const { database, startedAt, nodeVersion, memoryBytes, environment } = data;
  const ready = (
    <StatusChip tone={isError ? 'negative' : 'positive'}>
      {text(isError ? 'dev.notReady' : 'dev.ready')}
    </StatusChip>
  );
  return (
    <div className={styles.stack}>
      <div className={styles.grid}>
        <Versions environment={environment} />
        <Facts
          title={text('dev.health')}
          facts={[
            [text('dev.state'), ready],
            [text('dev.started'), formatMoment(startedAt)],
            ['Node.js', nodeVersion],
            [text('dev.memory'), megabytes(memoryBytes)],
          ]}
        />
        <Facts
          title={text('dev.database')}
          facts={[
            ['PostgreSQL', database.version],
            [text('dev.size'), megabytes(database.bytes)],
            [text('dev.answer'), `${formatNumber(database.milliseconds)} ms`],
            [text('dev.catalogue'), formatNumber(database.catalogueVersion)],
          ]}
        />
        <Places places={data.places} />
        <Features features={data.features} />
      </div>
      <Jobs jobs={data.jobs} />
    </div>
  );
};
