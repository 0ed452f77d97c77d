import { formatMoney } from '@cafeteria/i18n';
import { chipClass, Icon, IconButton, Menu, MenuItem, MenuSeparator } from '@cafeteria/ui';
import { useMe } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { moneyName } from './money-name.ts';
import styles from './OwnMoney.module.css';
import { useOwnMoney } from './use-money-filter.ts';

type MoneyChipProps = {
  /** The money of the address. */
  readonly money: string | undefined;
  readonly onChange: (money: string | undefined) => void;
  readonly className?: string;
  /** As the chips beside it. */
  readonly size?: 'small' | 'medium';
};

/** What the menu offers: the reader's money with its amounts, and what of it ends soon. */
const Choices = ({ money, onChange }: MoneyChipProps) => {
  const { t } = useTexts('cafeteria');
  const { t: common } = useTexts();
  const { data } = useOwnMoney(money);
  if (!data) return <p className={styles.none}>{common('loading')}</p>;
  const { choices, ending } = data;
  const offered = [...choices, ...(ending ? [ending] : [])];
  if (offered.length === 0) return <p className={styles.none}>{t('ownMoney.none')}</p>;
  return offered.map((one) => (
    <MenuItem
      key={one.value}
      isSelected={one.value === money}
      onSelect={() => onChange(one.value === money ? undefined : one.value)}
    >
      <span className={styles.choice}>
        {one === ending ? moneyName(one, t) : one.label}
        <span className={styles.amount}>{formatMoney(one.amount)}</span>
      </span>
    </MenuItem>
  ));
};

/** "For my money": narrows a list to where it is taken, and lets the reader choose which of it. */
export const MoneyChip = ({ money, onChange, className, size = 'small' }: MoneyChipProps) => {
  const { t } = useTexts('cafeteria');
  const me = useMe();
  const { data } = useOwnMoney(money);
  if (!me?.client) return null;
  const chosen = money === undefined ? undefined : data?.chosen;
  const name = chosen ? moneyName(chosen, t) : t('ownMoney.any');
  return (
    <span className={styles.filter}>
      <Menu
        label={`${name}, ${t('ownMoney.choose')}`}
        trigger={
          <>
            <Icon name="card" size="sm" />
            {name}
            <Icon name="chevron-down" size="sm" />
          </>
        }
        triggerClassName={chipClass({
          size,
          isSelected: money !== undefined,
          ...(className && { className }),
        })}
        triggerTestId="money-filter"
      >
        <Choices money={money} onChange={onChange} />
        {money !== undefined && (
          <>
            <MenuSeparator />
            <MenuItem icon="close" onSelect={() => onChange(undefined)}>
              {t('ownMoney.remove')}
            </MenuItem>
          </>
        )}
      </Menu>
      {money !== undefined && (
        <IconButton
          size="Small"
          icon="close"
          label={t('ownMoney.drop', { filter: name })}
          data-testid="money-filter-off"
          onClick={({ currentTarget }) => {
            onChange(undefined);
            // it goes with the filter: the focus stays at the chip
            currentTarget.parentElement?.querySelector('button')?.focus();
          }}
        />
      )}
    </span>
  );
};
