import type { ReactNode } from 'react';
import styles from './DataTable.module.css';
import type { NarrowTexts } from './table-props.ts';

type NarrowProps = {
  readonly texts: NarrowTexts | undefined;
  /** Whether it would not fit as it is. */
  readonly isTight: boolean;
  readonly left: readonly { readonly key: string; readonly label: ReactNode }[];
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
};
/** Which columns did not fit, and the way to them. */
export const Narrow = ({ texts, isTight, left, isWhole, onWhole }: NarrowProps) => {
  if (!texts || !isTight || (left.length === 0 && !isWhole)) return null;
  return (
    <p className={styles.narrow}>
      {!isWhole && (
        <span>
          {texts.left}{' '}
          {left.map(({ key, label }, index) => (
            <span key={key}>
              {index > 0 && ', '}
              {label}
            </span>
          ))}
        </span>
      )}
      <button type="button" className={styles.whole} onClick={() => onWhole(!isWhole)}>
        {isWhole ? texts.showFitting : texts.showAll}
      </button>
    </p>
  );
};
