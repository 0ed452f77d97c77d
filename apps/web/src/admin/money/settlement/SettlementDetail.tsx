import type { NamedPerson, SettlementRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Banner } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import {
  AdminPage,
  LoadFailed,
  ownPage,
  PageLink,
  pageNumber,
  type PageProps,
  PageSkeleton,
  useAdminText,
} from '../../frame/index.ts';
import { BankEntries } from '../bank-entry/index.ts';
import { BooksLink, PartyLink, StatementLink } from '../book/index.ts';
import {
  creditStyles as styles,
  dayText,
  Figure,
  Figures,
  moneyText,
  byText,
  type Fact,
  fact,
  FactCard,
} from '../credit/index.ts';
import { madeText, rateText, runPath, settlementPath, settlementsOf } from './shared.ts';
import { HandPayment } from '../hand-payment/index.ts';
import { SettlementDecision } from './SettlementDecision.tsx';
import { SettlementFees } from './SettlementFees.tsx';
import { SettlementItems } from './SettlementItems.tsx';
import { SettlementSending } from './SettlementSending.tsx';
import { SettlementMark } from './SettlementMark.tsx';
import { TakeSettlement } from './TakeSettlement.tsx';

type Step = 'carriedIn' | 'captured' | 'refunded' | 'commission' | 'transactionFees' | 'vat';
/** What is paid out, and how it comes to be, as it is computed. */
const Sums = ({ settlement }: { readonly settlement: SettlementRecord }) => {
  const text = useAdminText();
  const { currency, vatRate, payout, carriedOut, minimumPayout } = settlement;
  const hasVat = settlement.feeLines.some((line) => line.hasVat);
  const money = (amount: number): string => moneyText(amount, currency);
  const note = (): string | undefined => {
    if (carriedOut < 0) return text('settlement.negativeNote');
    return carriedOut > 0
      ? text('settlement.minimumNote', { amount: money(minimumPayout) })
      : undefined;
  };
  const step = (field: Step, amount: number, rate = '') => (
    <Figure
      label={`${text(`settlement.field.${field}`)} ${rate}`.trim()}
      value={money(amount)}
      isNothing={amount === 0}
    />
  );
  return (
    <Figures>
      {payout > 0 ? (
        <Figure isResult label={text('settlement.field.payout')} value={money(payout)} />
      ) : (
        <Figure
          isResult
          label={text('settlement.field.carriedOut')}
          value={money(carriedOut)}
          note={note()}
        />
      )}
      {step('carriedIn', settlement.carriedIn)}
      {step('captured', settlement.captured)}
      {step('refunded', 0 - settlement.refunded)}
      {step('commission', 0 - settlement.commission)}
      {step('transactionFees', 0 - settlement.transactionFees)}
      {/* who keeps it pays no VAT: no rate is of anything then */}
      {step('vat', 0 - settlement.vat, hasVat ? rateText(vatRate) : '')}
    </Figures>
  );
};

type Neighbour = NonNullable<SettlementRecord['previous']>;
const NeighbourLink = ({ of }: { readonly of: Neighbour }) => {
  const text = useAdminText();
  return (
    <PageLink href={`${settlementPath}/${of.id}`}>{of.number ?? text('settlement.draft')}</PageLink>
  );
};
/** What is known of it; what it has not is not named. */
const Facts = ({ settlement }: { readonly settlement: SettlementRecord }) => {
  const text = useAdminText();
  const { partner, firstDay, cutOff, runId, madeBy, submittedAt, approvedBy, approvedAt } =
    settlement;
  const by = (person: NamedPerson | null, at: string) => byText(text, person, at);
  const neighbour = (which: 'previous' | 'next'): Fact => {
    const of = settlement[which];
    return fact(`settlement.${which}`, of && <NeighbourLink of={of} />);
  };
  const isNumbered = settlement.number !== null;
  const facts: readonly Fact[] = [
    fact('settlement.field.partner', <PartyLink kind="partner" party={partner} />),
    fact(
      'settlement.field.periodOf',
      firstDay
        ? text('settlement.period', { from: dayText(firstDay), to: dayText(cutOff) })
        : dayText(cutOff),
    ),
    fact(
      'settlement.field.made',
      <PageLink href={`${runPath}/${runId}`}>{madeText(text, settlement)}</PageLink>,
    ),
    fact('settlement.field.submitted', submittedAt && by(madeBy, submittedAt)),
    fact('settlement.field.approved', approvedAt && by(approvedBy, approvedAt)),
    fact('clientDocument.field.sent', isNumbered && <SettlementSending settlement={settlement} />),
    fact('bank.inStatement', isNumbered && <BankEntries of={{ settlementId: settlement.id }} />),
    neighbour('previous'),
    neighbour('next'),
  ];
  return <FactCard facts={facts} />;
};

/** What waits to be paid may have been paid by hand. */
const Payment = ({
  settlement: { id, status, payout, currency },
}: {
  readonly settlement: SettlementRecord;
}) =>
  (status === 'APPROVED' || status === 'RETURNED') &&
  payout > 0 && <HandPayment of={{ settlementId: id }} amount={payout} currency={currency} />;

type Props = PageProps<
  { readonly settlementId: number },
  { readonly pageNumber?: number | undefined }
>;
const SettlementDetail = ({ params: { settlementId: id }, search, crumbs }: Props) => {
  const text = useAdminText();
  const { data, isError, refetch } = useQuery(read(api.settlement.get, { id }));
  if (isError && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const { number, partner, status, isOwn, toSubmit } = data;
  const name = number ? text('settlement.one', { number }) : text('settlement.draftTitle');
  return (
    <AdminPage
      title={name}
      crumbs={[
        ...crumbs,
        { key: 'settlement', label: text('settlement.title'), href: settlementPath },
        { key: 'settlement.detail', label: name },
      ]}
      mark={<SettlementMark {...data} />}
      note={
        <span className={styles.row}>
          <span>{partner.name}</span>
          <PageLink href={settlementsOf({ partnerId: partner.id })}>
            {text('settlement.of')}
          </PageLink>
          <StatementLink kind="partner" partyId={partner.id} />
          {number && <BooksLink of={{ document: 'SETTLEMENT', documentId: id }} />}
        </span>
      }
      actions={
        <>
          <TakeSettlement settlement={data} />
          <Payment settlement={data} />
          {status === 'DRAFT' && <SettlementDecision settlement={data} />}
        </>
      }
    >
      <div className={styles.stack}>
        {toSubmit && <Banner tone="info">{text('settlement.submitNote')}</Banner>}
        {status === 'DRAFT' && isOwn && <Banner tone="info">{text('settlement.ownWork')}</Banner>}
        <Sums settlement={data} />
        <SettlementFees settlement={data} />
        <Facts settlement={data} />
        <SettlementItems id={id} page={search.pageNumber ?? 0} />
      </div>
    </AdminPage>
  );
};

/** One settlement: what was paid and given back, what is kept, and what is paid out. */
export const settlementPage = ownPage({
  name: 'settlement.detail',
  path: '/admin/settlement/$settlementId',
  needs: [api.settlement.get, api.settlement.items, api.settlement.file, api.bank.entries],
  search: { pageNumber },
  Screen: SettlementDetail,
});
