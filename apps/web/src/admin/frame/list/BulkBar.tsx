import { formatNumber } from '@cafeteria/i18n';
import { Banner, Button, ConfirmDialog } from '@cafeteria/ui';
import { useState } from 'react';
import type { Resource } from '../resource.ts';
import { useAdminText } from '../texts.ts';
import { useLocalized } from '../use-localized.ts';
import type { Values } from '../widget.ts';
import { Assign } from './Assign.tsx';
import styles from './BulkBar.module.css';
import type { Bulk } from './use-bulk.ts';
import type { Chosen } from './use-chosen.ts';

/** As many as are named before it is only said how many more there are. */
const maxNamed = 6;

const Names = ({
  resource,
  items,
}: {
  readonly resource: Resource;
  readonly items: readonly Values[];
}) => {
  const text = useAdminText();
  const tell = useLocalized();
  const more = items.length - maxNamed;
  return (
    <ul className={styles.names}>
      {items.slice(0, maxNamed).map((item) => (
        <li key={String(item.id)}>{resource.title(item, tell)}</li>
      ))}
      {more > 0 && <li>{text('bulk.more', { n: formatNumber(more) })}</li>}
    </ul>
  );
};

/** What was not done, each with the reason. */
const Refusals = ({ resource, bulk }: { readonly resource: Resource; readonly bulk: Bulk }) => {
  const text = useAdminText();
  const tell = useLocalized();
  const { outcome, forget } = bulk;
  if (!outcome) return null;
  const { refused, isStopped } = outcome;
  return (
    <Banner
      tone="warning"
      isLive
      title={
        refused.length > 0
          ? text('bulk.refused', { n: formatNumber(refused.length) })
          : text('bulk.stopped')
      }
      onDismiss={forget}
      dismissLabel={text('action.close')}
    >
      <ul className={styles.names}>
        {refused.map(({ item, why }) => (
          <li key={String(item.id)}>
            {resource.title(item, tell)}: {why}
          </li>
        ))}
      </ul>
      {isStopped && refused.length > 0 && text('bulk.stopped')}
    </Banner>
  );
};

type Props = {
  readonly resource: Resource;
  readonly chosen: Chosen;
  readonly bulk: Bulk;
  /** Keeps what is chosen as a file. */
  readonly onExport: () => void;
  /** The bar goes: the focus needs another place. */
  readonly onEnd: () => void;
};

/** The ways to switch what is chosen, each asked about once. */
const Switches = ({ resource, chosen, bulk, onEnd }: Omit<Props, 'onExport'>) => {
  const text = useAdminText();
  const [action, setAction] = useState<'activate' | 'deactivate'>();
  const isOn = action === 'activate';
  const others = (active: boolean): readonly Values[] =>
    chosen.rows.filter((row) => row.active !== active);
  const items = others(isOn);
  return (
    <>
      {(['activate', 'deactivate'] as const).map((action) => (
        <Button
          key={action}
          kind="ghost"
          size="Small"
          icon={action === 'activate' ? 'play' : 'pause'}
          disabled={bulk.progress !== undefined || others(action === 'activate').length === 0}
          onClick={() => setAction(action)}
          data-testid={`bulk-${action}`}
        >
          {text(`action.${action}`)}
        </Button>
      ))}
      <ConfirmDialog
        isOpen={action !== undefined}
        title={text(isOn ? 'bulk.activateTitle' : 'bulk.deactivateTitle', {
          n: formatNumber(items.length),
        })}
        confirmLabel={text(isOn ? 'action.activate' : 'action.deactivate')}
        cancelLabel={text('action.cancel')}
        onConfirm={() => {
          setAction(undefined);
          chosen.clear();
          void bulk.activate(items, isOn).then(onEnd);
        }}
        onCancel={() => setAction(undefined)}
      >
        {text(isOn ? 'bulk.activateText' : (resource.switchedOff?.text ?? 'bulk.deactivateText'))}
        <Names resource={resource} items={items} />
      </ConfirmDialog>
    </>
  );
};

/** What can be done with the chosen rows of a list, how far it is, and what was refused. */
export const BulkBar = (props: Props) => {
  const { resource, chosen, bulk, onExport, onEnd } = props;
  const text = useAdminText();
  const { progress } = bulk;
  const count = chosen.rows.length;
  return (
    <>
      <Refusals resource={resource} bulk={bulk} />
      {(count > 0 || progress) && (
        <div
          className={styles.bar}
          role="region"
          aria-label={text('bulk.region')}
          data-testid="bulk"
        >
          <strong role="status" className={styles.count}>
            {progress
              ? text('bulk.progress', {
                  done: formatNumber(progress.done),
                  of: formatNumber(progress.of),
                })
              : text('bulk.chosen', { n: formatNumber(count) })}
          </strong>
          {!progress && (
            <>
              {resource.routes.activate && <Switches {...props} />}
              <Assign
                resource={resource}
                items={chosen.rows}
                isDisabled={progress !== undefined}
                onAssign={({ field, value }) => {
                  const items = chosen.rows;
                  chosen.clear();
                  void bulk.assign(items, field, value).then(onEnd);
                }}
              />
              <Button kind="ghost" size="Small" icon="download" onClick={onExport}>
                {text('bulk.export')}
              </Button>
              <Button
                kind="ghost"
                size="Small"
                className={styles.clear}
                onClick={() => {
                  chosen.clear();
                  onEnd();
                }}
              >
                {text('bulk.clear')}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
};
