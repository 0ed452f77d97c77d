import {
  type ClientDocumentLine,
  type ClientDocumentRecord,
  paperSign,
  vatByRate,
} from '@cafeteria/contract';
import { formatAmount } from '@cafeteria/i18n';
import { useAdminText } from '../../frame/index.ts';
import { moneyText } from '../credit/index.ts';
import { useReckoning } from './DocumentLines.tsx';
import { rateText } from './shared.ts';
import styles from './DocumentPaper.module.css';

type Of = { readonly document: ClientDocumentRecord };
type Taxed = Pick<ClientDocumentLine, 'net' | 'vatRate' | 'vat'>;
const useRate = () => {
  const text = useAdminText();
  return (rate: number | null): string =>
    rate === null ? text('clientDocument.outsideVat') : rateText(rate);
};
const TaxedHead = () => {
  const text = useAdminText();
  return (
    <>
      <th scope="col">{text('clientDocument.field.net')}</th>
      <th scope="col">{text('clientDocument.field.vat')}</th>
      <th scope="col">{text('clientDocument.withVat')}</th>
    </>
  );
};
/** What a credit note takes back is below nothing. */
const amountOf = (amount: number, { kind }: Of['document']): string =>
  formatAmount(amount === 0 ? 0 : paperSign(kind) * amount);
type TaxedProps = Of & { readonly of: Taxed };
const TaxedCells = ({ document, of: { net, vat } }: TaxedProps) => (
  <>
    <td>{amountOf(net, document)}</td>
    <td>{amountOf(vat, document)}</td>
    <td>{amountOf(net + vat, document)}</td>
  </>
);

/** The lines on paper; a statement has figures only, and who pays no VAT says nothing of it. */
export const PaperLines = ({ document }: Of) => {
  const { kind, lines, currency, seller } = document;
  const text = useAdminText();
  const reckoning = useReckoning();
  const rate = useRate();
  const isStatement = kind === 'STATEMENT';
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('clientDocument.field.what')}</th>
          {isStatement ? (
            <th scope="col">{text('clientDocument.field.amount')}</th>
          ) : (
            <>
              <th scope="col">{text('clientDocument.field.reckoning')}</th>
              {seller.vatPayer ? (
                <>
                  <th scope="col">{text('clientDocument.field.vatRate')}</th>
                  <TaxedHead />
                </>
              ) : (
                <th scope="col">{text('clientDocument.field.amount')}</th>
              )}
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.what}>
            <th scope="row">{text(`clientDocument.what.${line.what}`)}</th>
            {isStatement ? (
              <td>{moneyText(line.net, currency)}</td>
            ) : (
              <>
                <td>{reckoning(line)}</td>
                {seller.vatPayer ? (
                  <>
                    <td>{rate(line.vatRate)}</td>
                    <TaxedCells document={document} of={line} />
                  </>
                ) : (
                  <td>{amountOf(line.net, document)}</td>
                )}
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What is taxed by each rate, and the sum of all. */
export const PaperVat = ({ document }: Of) => {
  const { lines, net, vat } = document;
  const text = useAdminText();
  const rate = useRate();
  return (
    <table className={styles.table}>
      <caption>{text('clientDocument.vatSummary')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('clientDocument.field.vatRate')}</th>
          <TaxedHead />
        </tr>
      </thead>
      <tbody>
        {vatByRate(lines).map((sum) => (
          <tr key={String(sum.vatRate)}>
            <th scope="row">{rate(sum.vatRate)}</th>
            <TaxedCells document={document} of={sum} />
          </tr>
        ))}
        <tr>
          <th scope="row">{text('clientDocument.sum')}</th>
          <TaxedCells document={document} of={{ net, vat, vatRate: null }} />
        </tr>
      </tbody>
    </table>
  );
};
