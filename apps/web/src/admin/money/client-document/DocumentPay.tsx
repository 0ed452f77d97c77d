import { type ClientDocumentRecord, payCodeOf } from '@cafeteria/contract';
import { Banner, Card, Heading, Text } from '@cafeteria/ui';
import { QrCode } from '../../../shared/qr-code/index.ts';
import { useAdminText } from '../../frame/index.ts';
import { creditStyles as styles, moneyText } from '../credit/index.ts';
import paper from './DocumentPaper.module.css';

/** The code by which what is still open is paid, or why there is none; nothing of what asks for no money. */
export const DocumentPay = ({ document }: { readonly document: ClientDocumentRecord }) => {
  const text = useAdminText();
  const code = payCodeOf(document);
  if (!code) return null;
  if (code.kind === 'NONE')
    return <Banner tone="info">{text(`clientDocument.pay.${code.why}`)}</Banner>;
  const amount = moneyText(document.open, document.currency);
  return (
    <Card className={styles.card}>
      <div className={paper.pay}>
        <QrCode text={code.text} label={text('clientDocument.pay.label', { amount })} />
        <div className={styles.stack}>
          <Heading level={2} size="md">
            {text('clientDocument.pay.title')}
          </Heading>
          <Text tone="soft">{text(`clientDocument.pay.${code.kind}`)}</Text>
        </div>
      </div>
    </Card>
  );
};
