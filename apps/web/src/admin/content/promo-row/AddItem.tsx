import { PromoLinkTarget, type PromoRowItem } from '@cafeteria/contract';
import { SelectField } from '@cafeteria/ui';
import { useState } from 'react';
import { useAdminText, useWords } from '../../frame/index.ts';
import { TargetPicker } from '../../widgets/link-target/index.ts';
import styles from './PromoRow.module.css';

/** Picks one more thing for the row. */
export const AddItem = ({
  onAdd,
}: {
  readonly onAdd: (item: Pick<PromoRowItem, 'linkTarget' | 'targetId'>) => void;
}) => {
  const text = useAdminText();
  const wordOf = useWords('enum.linkType');
  const [type, setType] = useState<PromoLinkTarget>('PARTNER');
  const [round, setRound] = useState(0);
  return (
    <div className={styles.add}>
      <SelectField
        label={text('promoRow.kind')}
        options={PromoLinkTarget.options.map((one) => ({ value: one, label: wordOf(one) }))}
        value={type}
        onChange={(event) =>
          setType(PromoLinkTarget.options.find((one) => one === event.target.value) ?? 'PARTNER')
        }
      />
      <TargetPicker
        key={`${type} ${round}`}
        type={type}
        label={text('promoRow.add')}
        placeholder={text('promoRow.addExample')}
        id={null}
        onPick={(target) => {
          if (target) {
            onAdd({ linkTarget: type, targetId: target.id });
            setRound(round + 1);
          }
        }}
      />
    </div>
  );
};
