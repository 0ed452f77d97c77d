import { asksForMoney, type ClientDocumentRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import {
  AdminPage,
  Allowed,
  LoadFailed,
  ownPage,
  PageLink,
  PageName,
  type PageProps,
  PageSkeleton,
  useAdminText,
} from '../../frame/index.ts';
import { BooksLink, PartyLink, StatementLink } from '../book/index.ts';
import {
  creditStyles as styles,
  dayText,
  Figure,
  Figures,
  moneyText,
  monthText,
  byText,
  type Fact,
  fact,
  FactCard,
} from '../credit/index.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { DocumentLines } from './DocumentLines.tsx';
import { DocumentMark } from './DocumentMark.tsx';
import { DocumentPaper } from './DocumentPaper.tsx';
import { DocumentNotices } from './DocumentNotices.tsx';
import { DocumentPay } from './DocumentPay.tsx';
import { DocumentPayments, DocumentPrepaid } from './DocumentPayments.tsx';
import { TakeDocument } from './TakeDocument.tsx';
import { documentPath, documentsOf } from './shared.ts';
import paper from './DocumentPaper.module.css';

type Of = { readonly document: ClientDocumentRecord };
const Sums = ({ document: { net, vat, amount, open, currency } }: Of) => {
  const text = useAdminText();
  return (
    <Figures>
      <Figure
        isResult
        label={text('clientDocument.field.amount')}
        value={moneyText(amount, currency)}
      />
      <Figure label={text('clientDocument.field.net')} value={moneyText(net, currency)} />
      <Figure
        label={text('clientDocument.field.vat')}
        value={moneyText(vat, currency)}
        isNothing={vat === 0}
      />
      <Figure
        label={text('clientDocument.field.open')}
        value={moneyText(open, currency)}
        isNothing={open === 0}
      />
    </Figures>
  );
};

const linkTo = (of: ClientDocumentRecord['corrects']): ReactNode =>
  of && <PageLink href={`${documentPath}/${of.id}`}>{of.number}</PageLink>;
const company = ({ name, registrationNumber }: ClientDocumentRecord['seller']): string =>
  `${name} (${registrationNumber})`;

/** What is known of it; what it has not is not named. */
const Facts = ({ document }: Of) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const { client, order, grantId, month, dueOn, taxableOn, issuedBy, issuedAt } = document;
  const ofClient = (path: string, label: string) => (
    <PageName href={`/admin/client/${client.id}/credit/${path}`}>{label}</PageName>
  );
  const orderName = order && text('creditOrder.order', { id: order.id });
  const facts: readonly Fact[] = [
    fact('clientDocument.field.client', <PartyLink kind="client" party={client} />),
    fact('clientDocument.field.seller', company(document.seller)),
    fact('clientDocument.field.buyer', company(document.buyer)),
    fact('clientDocument.field.month', month && monthText(month.slice(0, 7), i18n.language)),
    fact('clientDocument.field.taxableOn', taxableOn && dayText(taxableOn)),
    fact('clientDocument.field.dueOn', dueOn && dayText(dueOn)),
    fact('clientDocument.field.issued', byText(text, issuedBy, issuedAt)),
    fact('clientDocument.field.sent', <DocumentNotices document={document} />),
    fact('clientDocument.field.corrects', linkTo(document.corrects)),
    fact('clientDocument.field.correctedBy', linkTo(document.correctedBy)),
    fact('creditOrder.ofGrant', order && orderName && ofClient(`order/${order.id}`, orderName)),
    fact(
      'creditOrder.grant',
      grantId && ofClient(`grant/${grantId}`, text('clientCredit.grant', { id: grantId })),
    ),
    fact('clientDocument.field.note', document.note),
  ];
  return <FactCard facts={facts} />;
};

const DocumentDetail = ({
  params: { documentId: id },
  crumbs,
}: PageProps<{ readonly documentId: number }>) => {
  const text = useAdminText();
  const [isCorrecting, setCorrecting] = useState(false);
  const { data, isError, refetch } = useQuery(read(api.clientDocument.get, { id }));
  if (isError && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const name = `${text(`clientDocument.kind.${data.kind}`)} ${data.number}`;
  const isCorrectable = asksForMoney(data) && data.correctedBy === null && !data.order?.isGiven;
  return (
    <AdminPage
      title={name}
      crumbs={[
        ...crumbs,
        { key: 'clientDocument', label: text('clientDocument.title'), href: documentPath },
        { key: 'clientDocument.detail', label: name },
      ]}
      mark={data.state && <DocumentMark state={data.state} />}
      note={
        <span className={styles.row}>
          <PageLink href={documentsOf({ clientId: data.client.id })}>
            {text('clientDocument.of')}
          </PageLink>
          <StatementLink kind="client" partyId={data.client.id} />
          <BooksLink of={{ document: 'CLIENT_DOCUMENT', documentId: id }} />
        </span>
      }
      actions={
        <>
          <TakeDocument document={data} />
          {isCorrectable && (
            <Allowed to={api.clientDocument.correct}>
              <Button kind="ghost" onClick={() => setCorrecting(true)}>
                {text('clientDocument.correct')}
              </Button>
            </Allowed>
          )}
        </>
      }
    >
      <div className={`${styles.stack} ${paper.onScreen}`}>
        {data.kind !== 'STATEMENT' && <Sums document={data} />}
        <DocumentPrepaid document={data} />
        <DocumentPay document={data} />
        <DocumentLines document={data} />
        <DocumentPayments document={data} />
        <Facts document={data} />
      </div>
      <DocumentPaper document={data} title={name} />
      {isCorrecting && <CorrectDialog document={data} onClose={() => setCorrecting(false)} />}
    </AdminPage>
  );
};

/** One document of an employer: what it is of, and what was paid of it. */
export const clientDocumentPage = ownPage({
  name: 'clientDocument.detail',
  path: '/admin/client-document/$documentId',
  needs: [api.clientDocument.get, api.clientDocument.correct],
  Screen: DocumentDetail,
});
