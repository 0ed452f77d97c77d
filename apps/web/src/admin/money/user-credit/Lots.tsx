import type { EmployerLot, UserCredit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDate } from '@cafeteria/i18n';
import { Button, Checkbox, type Column, Heading, Text } from '@cafeteria/ui';
import { useState } from 'react';
import { useServices } from '../../../shared/services.ts';
import {
  AdminTable,
  Allowed,
  PageName,
  useAdminText,
  useWords,
  useStep,
} from '../../frame/index.ts';
import { creditStyles as styles, dayText, moneyText, RecallDialog } from '../credit/index.ts';

type Props = { readonly userId: number; readonly credit: UserCredit };

/** Who gave it, and the company whose limit it uses where that is another. */
const From = ({
  lot: { clientId, clientName, companyName, grantId },
}: {
  readonly lot: EmployerLot;
}) => (
  <>
    <PageName
      href={
        grantId
          ? `/admin/client/${clientId}/credit/grant/${grantId}`
          : `/admin/client/${clientId}/credit`
      }
    >
      {clientName}
    </PageName>
    {companyName !== null && companyName !== clientName && (
      <span className={styles.below}>{companyName}</span>
    )}
  </>
);

const useColumns = (
  { currency }: UserCredit,
  chosen: ReadonlySet<number>,
  toggle: (id: number) => void,
): Column<EmployerLot>[] => {
  const text = useAdminText();
  const wordOf = useWords('enum.regime');
  return [
    {
      key: 'regime',
      label: text('clientCredit.regime'),
      cell: ({ id, regime }) => (
        <Checkbox
          className={styles.inOne ?? ''}
          label={wordOf(regime)}
          checked={chosen.has(id)}
          onChange={() => toggle(id)}
        />
      ),
    },
    {
      key: 'remaining',
      label: text('userCredit.remaining'),
      align: 'end',
      cell: ({ remaining, amount }) => (
        <>
          {moneyText(remaining, currency)}{' '}
          <span className={styles.soft}>
            {text('userCredit.of', { amount: moneyText(amount, currency) })}
          </span>
        </>
      ),
    },
    {
      key: 'from',
      label: text('userCredit.from'),
      cell: (lot) => <From lot={lot} />,
    },
    {
      key: 'grantedAt',
      label: text('clientCredit.postedAt'),
      align: 'end',
      width: 'narrow',
      cell: ({ grantedAt }) => formatDate(grantedAt),
    },
    {
      key: 'expires',
      label: text('userCredit.expires'),
      align: 'end',
      width: 'narrow',
      cell: ({ expiresOn, goesBackAfter }) => {
        const [last] = [expiresOn, goesBackAfter].filter((day) => day !== null).toSorted();
        return last ? dayText(last) : text('clientCredit.never');
      },
    },
  ];
};

/** Taking back: which lots are chosen, whose they are, and the question before it. */
const useRecall = (userId: number, { lots, currency }: UserCredit) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useStep(api.userCredit.recall);
  const chosenLots = lots.filter(({ id }) => chosen.size === 0 || chosen.has(id));
  const recall = async (reason: string): Promise<void> => {
    const lotIds = chosen.size > 0 ? { lotIds: chosenLots.map(({ id }) => id) } : {};
    const recalled = await mutateAsync({
      id: userId,
      body: { reason, clientId: chosenLots[0]?.clientId, ...lotIds },
    }).catch(() => undefined);
    setAsking(false);
    setChosen(new Set());
    if (recalled)
      notifications.add(
        'success',
        text('userCredit.recalled', { amount: moneyText(recalled.amount, currency) }),
      );
  };
  const toggle = (id: number): void =>
    setChosen(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]));
  const amount = chosenLots.reduce((total, { remaining }) => total + remaining, 0);
  return { chosen, toggle, amount, isAsking, setAsking, recall, isPending };
};

/** What one employer gave and is left; all of it, or the chosen lots, can go back. */
const LotsOfClient = ({ userId, credit }: Props) => {
  const text = useAdminText();
  const { lots, currency } = credit;
  const [first] = lots;
  const { chosen, toggle, amount, isAsking, setAsking, recall, isPending } = useRecall(
    userId,
    credit,
  );
  return (
    <section className={styles.stack}>
      <div className={styles.head}>
        <Heading level={2} size="md">
          {first
            ? text('userCredit.lotsOf', { client: first.clientName })
            : text('userCredit.lots')}
        </Heading>
        <Allowed to={api.userCredit.recall}>
          {lots.length > 0 && (
            <Button kind="ghost" size="Small" icon="undo" onClick={() => setAsking(true)}>
              {text(chosen.size > 0 ? 'userCredit.recall' : 'userCredit.recallAll')}
            </Button>
          )}
        </Allowed>
      </div>
      <AdminTable
        caption={text('userCredit.lots')}
        rows={lots}
        isListed
        keyOf={({ id }) => String(id)}
        stateOf={({ id }) => (chosen.has(id) ? 'selected' : 'normal')}
        columns={useColumns(credit, chosen, toggle)}
        empty={
          <Text tone="soft" className={styles.empty}>
            {text('userCredit.noLots')}
          </Text>
        }
      />
      <RecallDialog
        isOpen={isAsking}
        title={text('userCredit.recallTitle')}
        isPending={isPending}
        onRecall={(reason) => void recall(reason)}
        onCancel={() => setAsking(false)}
      >
        {text('userCredit.recallText', {
          client: first?.clientName ?? '',
          amount: moneyText(amount, currency),
        })}
      </RecallDialog>
    </section>
  );
};

/** What employers gave and is left, each by itself: what one takes back is never another's. */
export const Lots = ({ userId, credit }: Props) => {
  const ofClients = Map.groupBy(credit.lots, ({ clientId }) => clientId);
  if (ofClients.size === 0) return <LotsOfClient userId={userId} credit={credit} />;
  return [...ofClients].map(([clientId, lots]) => (
    <LotsOfClient key={clientId} userId={userId} credit={{ ...credit, lots }} />
  ));
};
