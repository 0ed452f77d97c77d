import {
  accountOfIban,
  type ClientDocumentRecord,
  type DocumentParty,
  formatAddress,
  formatIban,
  paperNotes,
  paperSign,
  payCodeName,
  payCodeOf,
  prepaidOf,
  plainIban,
} from '@cafeteria/contract';
import { QrCode } from '../../../shared/qr-code/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../../frame/index.ts';
import { dayText, moneyText, monthText } from '../credit/index.ts';
import { PaperLines, PaperVat } from './PaperTables.tsx';
import styles from './DocumentPaper.module.css';

type Of = { readonly document: ClientDocumentRecord };
type Fact = { readonly label: string; readonly value: string | null };
/** What is known, by its name; what is not is left out. */
const PaperFacts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(
      ({ label, value }) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);

type PartyProps = { readonly as: 'seller' | 'buyer'; readonly party: DocumentParty };
const Party = ({ as, party }: PartyProps) => {
  const text = useAdminText();
  return (
    <section>
      <h3 className={styles.label}>{text(`clientDocument.field.${as}`)}</h3>
      <p>
        <strong>{party.name}</strong>
        <br />
        {formatAddress(party.address)}
      </p>
      <PaperFacts
        facts={[
          { label: text('company.field.registrationNumber'), value: party.registrationNumber },
          { label: text('company.field.taxId'), value: party.taxId },
          { label: text('company.field.vatId'), value: party.vatId },
        ]}
      />
      {as === 'seller' && party.registerEntry && <p>{party.registerEntry}</p>}
      {as === 'seller' && !party.vatPayer && <p>{text('clientDocument.notPayer')}</p>}
    </section>
  );
};

const Terms = ({ document }: Of) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const { issuedOn, taxableOn, dueOn, month, seller, number, corrects, note } = document;
  const isPaid = payCodeOf(document) !== null || dueOn !== null;
  const iban = isPaid ? seller.iban : null;
  const term = (key: Parameters<typeof text>[0], value: string | null): Fact => ({
    label: text(key),
    value,
  });
  return (
    <PaperFacts
      facts={[
        term('clientDocument.field.issuedOn', dayText(issuedOn)),
        term(
          corrects ? 'clientDocument.field.suppliedOn' : 'clientDocument.field.taxableOn',
          taxableOn && dayText(taxableOn),
        ),
        term('clientDocument.field.dueOn', dueOn && dayText(dueOn)),
        term('clientDocument.field.month', month && monthText(month.slice(0, 7), i18n.language)),
        term('clientDocument.field.symbol', isPaid ? number : null),
        term('company.field.bankAccount', iban && accountOfIban(iban)),
        term('company.field.iban', iban && formatIban(plainIban(iban))),
        term('clientDocument.field.corrects', corrects && corrects.number),
        term('clientDocument.field.note', note),
      ]}
    />
  );
};

const Totals = ({ document }: Of) => {
  const text = useAdminText();
  const { kind, open, currency } = document;
  const amount = document.amount === 0 ? 0 : paperSign(kind) * document.amount;
  const code = payCodeOf(document);
  const prepaid = prepaidOf(document);
  return (
    <div className={styles.end}>
      {code && code.kind !== 'NONE' && (
        <figure className={styles.code}>
          <QrCode
            text={code.text}
            label={text('clientDocument.pay.label', { amount: moneyText(open, currency) })}
          />
          <figcaption className={styles.label}>{payCodeName[code.kind]}</figcaption>
        </figure>
      )}
      <PaperFacts
        facts={[
          { label: text('clientDocument.sum'), value: moneyText(amount, currency) },
          {
            label: text('clientDocument.prepaid.from'),
            value: prepaid > 0 ? moneyText(prepaid, currency) : null,
          },
          {
            label: text('clientDocument.field.open'),
            value: code || prepaid > 0 ? moneyText(open, currency) : null,
          },
          { label: text('clientDocument.field.issued'), value: document.issuedBy?.name ?? null },
        ]}
      />
      {paperNotes(document).map((note) => (
        <p key={note}>{text(`clientDocument.${note}`)}</p>
      ))}
    </div>
  );
};

/** The document as it is put on paper, and only there: one A4 of what an invoice has to say. */
export const DocumentPaper = ({ document, title }: Of & { readonly title: string }) => (
  <article className={styles.paper}>
    <h2 className={styles.name}>{title}</h2>
    <div className={styles.parties}>
      <Party as="seller" party={document.seller} />
      <Party as="buyer" party={document.buyer} />
    </div>
    <Terms document={document} />
    <PaperLines document={document} />
    {document.kind !== 'STATEMENT' && (
      <>
        {document.seller.vatPayer && <PaperVat document={document} />}
        <Totals document={document} />
      </>
    )}
  </article>
);
