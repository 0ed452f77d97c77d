import { type ClientDocumentLine, type ClientDocumentRecord, vatByRate } from '@cafeteria/contract';
import { formatAmount } from '@cafeteria/i18n';
import { useAdminText } from '../../frame/index.ts';
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
const TaxedCells = ({ of: { net, vat } }: { readonly of: Taxed }) => (
  <>
    <td>{formatAmount(net)}</td>
    <td>{formatAmount(vat)}</td>
    <td>{formatAmount(net + vat)}</td>
  </>
);

/** The lines on paper; a statement has figures only, and no VAT. */
export const PaperLines = ({ document: { kind, lines } }: Of) => {
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
              <th scope="col">{text('clientDocument.field.vatRate')}</th>
              <TaxedHead />
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.what}>
            <th scope="row">{text(`clientDocument.what.${line.what}`)}</th>
            {isStatement ? (
              <td>{formatAmount(line.net)}</td>
            ) : (
              <>
                <td>{reckoning(line)}</td>
                <td>{rate(line.vatRate)}</td>
                <TaxedCells of={line} />
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What is taxed by each rate, and the sum of all. */
export const PaperVat = ({ document: { lines, net, vat } }: Of) => {
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
            <TaxedCells of={sum} />
          </tr>
        ))}
        <tr>
          <th scope="row">{text('clientDocument.sum')}</th>
          <TaxedCells of={{ net, vat, vatRate: null }} />
        </tr>
      </tbody>
    </table>
  );
};
