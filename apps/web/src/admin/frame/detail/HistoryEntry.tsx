import type { AuditEntry } from '@cafeteria/contract';
import { formatMoment } from '@cafeteria/i18n';
import { Badge } from '@cafeteria/ui';
import type { Resource } from '../resource.ts';
import type { Values } from '../widget.ts';
import { usePersonName } from '../person-name.ts';
import { useAdminText, useResourceTexts } from '../texts.ts';
import { useHistoryWords } from './history-words.ts';
import styles from './History.module.css';

/** A value as its form shows it; what the form does not know, as it is stored. */
const Value = ({
  resource,
  field,
  values,
}: {
  readonly resource: Resource;
  readonly field: string;
  readonly values: Values | null;
}) => {
  const text = useAdminText();
  const words = useHistoryWords(useResourceTexts(resource));
  const value = values?.[field];
  if (value === undefined || value === null)
    return <span className={styles.none}>{text('value.none')}</span>;
  if (field === 'active') return <>{text(value === true ? 'active.on' : 'active.off')}</>;
  const Show = resource.widgets[field]?.Show;
  if (Show) return <Show value={value} item={values ?? {}} />;
  return words.value(field, value) ?? <code>{JSON.stringify(value)}</code>;
};

/** What somebody did at one moment: the fields that changed, before and after. */
export const HistoryEntry = ({
  resource,
  entry: { at, action, user, before, after },
}: {
  readonly resource: Resource;
  readonly entry: AuditEntry;
}) => {
  const nameOf = usePersonName();
  const text = useAdminText();
  const { label: labelOf } = useHistoryWords(useResourceTexts(resource));
  const fields = action === 'UPDATE' || action === 'ORDER' ? Object.keys(after ?? {}) : [];
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <Badge>{text(`enum.auditAction.${action}`)}</Badge>
        <strong>{user ? nameOf(user) : text('modified.bySystem')}</strong>
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      {fields.length > 0 && (
        <dl className={styles.changes}>
          {fields.map((field) => (
            <div key={field} className={styles.change}>
              <dt>{labelOf(field)}</dt>
              <dd className={styles.before}>
                <span className={styles.side}>{text('history.before')}</span>
                <div className={styles.value}>
                  <Value resource={resource} field={field} values={before} />
                </div>
              </dd>
              <dd>
                <span className={styles.side}>{text('history.after')}</span>
                <div className={styles.value}>
                  <Value resource={resource} field={field} values={after} />
                </div>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
};
