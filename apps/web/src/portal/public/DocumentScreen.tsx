import type { ClientDocumentShown } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDate, formatMoney } from '@cafeteria/i18n';
import { Button, buttonClass, Icon, Skeleton, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError, read } from '../../shared/api/index.ts';
import { useServices } from '../../shared/services.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { stringifySearch } from '../../shared/url-state/index.ts';
import { Sheet } from './account/Sheet.tsx';
import styles from './account/Account.module.css';

const route = getRouteApi('/client-document');

/** Where the mail of a document leads: for who keeps an employer's books, and has no account here. */
export const DocumentScreen = () => {
  const { t } = useTexts('onboarding');
  const { token = '' } = route.useSearch();
  const { data, isPending, error, refetch } = useQuery({
    ...read(api.clientDocumentLink.get, { token }),
    enabled: token !== '',
    retry: false,
    meta: { saysRefusals: true },
  });
  if (data) return <Shown document={data} token={token} />;
  if (isPending && token !== '')
    return (
      <Sheet title={t('clientDocument.loading')}>
        <div aria-busy="true">
          <Skeleton count={2} width="long" />
        </div>
      </Sheet>
    );
  // what a link does not name is not there at the second try either
  const isOver = token === '' || (error instanceof ApiError && error.globalErrors.length > 0);
  return (
    <Sheet title={t('clientDocument.failed.title')} lead={t('clientDocument.failed.text')}>
      {!isOver && (
        <div className={styles.actions}>
          <Button onClick={() => void refetch()}>{t('clientDocument.retry')}</Button>
        </div>
      )}
    </Sheet>
  );
};

type Props = { readonly document: ClientDocumentShown; readonly token: string };
/** What is to be done about it. */
const useSaid = ({ state, open, currency, dueOn }: ClientDocumentShown): string | undefined => {
  const { t } = useTexts('onboarding');
  if (state === 'CANCELLED') return t('clientDocument.cancelled');
  if (state === 'PAID') return t('clientDocument.paid');
  if (open === 0 || dueOn === null) return undefined;
  const amount = formatMoney({ amount: open, currency });
  return t('clientDocument.open', { amount, due: formatDate(dueOn) });
};
const Shown = ({ document, token }: Props) => {
  const { t } = useTexts('onboarding');
  const { origin } = useServices().api;
  const said = useSaid(document);
  const { number, seller } = document;
  return (
    <Sheet
      title={t('clientDocument.title', { number })}
      lead={t('clientDocument.lead', { seller })}
    >
      {said && <Text>{said}</Text>}
      <div className={styles.actions}>
        <a
          className={buttonClass({ kind: 'filled', size: 'Large' })}
          href={`${origin}${api.clientDocumentLink.pdf.path}${stringifySearch({ token })}`}
          download
        >
          <Icon name="download" size="em" /> {t('clientDocument.pdf')}
        </a>
      </div>
    </Sheet>
  );
};
