import type { LinkTarget } from '@cafeteria/contract';
import { StatusChip } from '@cafeteria/ui';
import { Unnamed, useAdminText } from '../../frame/index.ts';
import styles from './LinkTarget.module.css';
import { useTarget } from './use-target.ts';

/** What a target is called, of which kind it is, and whether readers see it now. */
export const TargetName = ({ type, id }: { readonly type: LinkTarget; readonly id: number }) => {
  const text = useAdminText();
  const { target, isLoading } = useTarget(type, id);
  const kind = text(`enum.linkType.${type}`);
  return (
    <span className={styles.target}>
      <span className={styles.label}>
        {target?.label ?? <Unnamed id={id} isOnItsWay={isLoading} />}
      </span>
      <span className={styles.kind}>
        {target?.description && type !== 'PARTNER' ? `${kind} · ${target.description}` : kind}
      </span>
      {target !== undefined && !target?.available && (
        <StatusChip tone="warning">{text('linkTarget.unavailable')}</StatusChip>
      )}
    </span>
  );
};
