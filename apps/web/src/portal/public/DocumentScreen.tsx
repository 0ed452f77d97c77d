import type { ClientDocumentShown } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDate, formatMoney } from '@cafeteria/i18n';
import { Text } from '@cafeteria/ui';
import { read } from '../../shared/api/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { Sheet } from './account/Sheet.tsx';
import { LinkedDownload, LinkedSheet } from './LinkedSheet.tsx';
import styles from './account/Account.module.css';

/** Where the mail of a document leads: for who keeps an employer's books, and has no account here. */
export const DocumentScreen = () => {
  const { t } = useTexts('onboarding');
  return (
    <LinkedSheet
      question={(token) => read(api.clientDocumentLink.get, { body: { token } })}
      loading={t('clientDocument.loading')}
      failed={{
        title: t('clientDocument.failed.title'),
        text: t('clientDocument.failed.text'),
      }}
    >
      {(document, token) => <Shown document={document} token={token} />}
    </LinkedSheet>
  );
};

type Props = { readonly document: ClientDocumentShown; readonly token: string };
/** What is to be done about it. */
const useAdvice = ({ state, open, currency, dueOn }: ClientDocumentShown): string | undefined => {
  const { t } = useTexts('onboarding');
  if (state === 'CANCELLED') return t('clientDocument.cancelled');
  if (state === 'PAID') return t('clientDocument.paid');
  if (open === 0 || dueOn === null) return undefined;
  const amount = formatMoney({ amount: open, currency });
  return t('clientDocument.open', { amount, due: formatDate(dueOn) });
};
const Shown = ({ document, token }: Props) => {
  const { t } = useTexts('onboarding');
  const advice = useAdvice(document);
  const { number, seller, eInvoice } = document;
  return (
    <Sheet
      title={t('clientDocument.title', { number })}
      lead={t('clientDocument.lead', { seller })}
    >
      {advice && <Text>{advice}</Text>}
      <div className={styles.actions}>
        <LinkedDownload route={api.clientDocumentLink.pdf} args={{ body: { token } }}>
          {t('clientDocument.pdf')}
        </LinkedDownload>
        {eInvoice && (
          <LinkedDownload
            kind="ghost"
            route={api.clientDocumentLink.eInvoice}
            args={{ body: { token } }}
          >
            {t(`clientDocument.eInvoice.${eInvoice}`)}
          </LinkedDownload>
        )}
      </div>
    </Sheet>
  );
};
