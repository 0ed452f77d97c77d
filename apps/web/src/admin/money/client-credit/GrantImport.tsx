import {
  countryCode,
  creditGrantImportColumns,
  type FileImport,
  GrantTerms,
  firstRegimeOf,
} from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { messageText } from '@cafeteria/i18n';
import { Card, KeyValueList } from '@cafeteria/ui';
import { useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { number } from '../../../shared/url-state/index.ts';
import { ownPage, type PageProps, useAdminText } from '../../frame/index.ts';
import { type ImportKind, ImportPage } from '../../widgets/import/index.ts';
import { creditStyles as styles } from '../credit/index.ts';
import { ShiftsMonth } from './ShiftsMonth.tsx';
import { firstTerms, missingTerms, sentTerms, type Terms } from './terms.ts';
import { useTermsFacts } from './terms-facts.tsx';
import { TermsFields, useAsksGround } from './TermsFields.tsx';

type Props = PageProps<{ readonly clientId: number }, { readonly importId?: number | undefined }>;

/** What was said of all lines alike, for who comes back to a file before it is posted. */
const Asked = ({ options }: Pick<FileImport, 'options'>) => {
  const factsOf = useTermsFacts();
  const { data } = GrantTerms.safeParse(options);
  if (!data) return null;
  const { regime, rest } = factsOf(data);
  return (
    <Card className={styles.card}>
      <KeyValueList items={[regime, ...rest]} />
    </Card>
  );
};

/** Amounts of a client's people from a file; the terms are what is said of all alike. */
const grantImport = (
  clientId: number,
  terms: Terms,
  refuses: () => string | undefined,
): ImportKind => ({
  refuses,
  texts: 'grantImport',
  columns: creditGrantImportColumns,
  required: ['amount'],
  names: 'grantImport.column',
  Asked,
  templateName: 'kredity.csv',
  example: () => ['Z-0123', '', '1500,00', '', ''],
  path: `/admin/client/${clientId}/credit/import`,
  doneHref: `/admin/client/${clientId}/credit`,
  tags: ['admin:credit-grant'],
  list: read(api.creditGrantImport.list, { clientId }),
  get: (id) => read(api.creditGrantImport.get, { clientId, id }),
  upload: (call, { fileName, file }) =>
    call(api.creditGrantImport.upload, {
      clientId,
      body: { fileName, ...sentTerms(terms) },
      file,
    }),
  check: (call, id) => call(api.creditGrantImport.check, { clientId, id }),
  run: (call, id, accepted) =>
    call(api.creditGrantImport.run, { clientId, id, body: { accepted: [...accepted] } }),
});

const GrantImport = ({ params: { clientId }, search: { importId }, crumbs }: Props) => {
  const text = useAdminText();
  const { config } = useServices();
  const first = firstRegimeOf(countryCode[config.country]);
  const [terms, setTerms] = useState(firstTerms(first));
  const [missing, setMissing] = useState<readonly string[]>([]);
  const asksGround = useAsksGround();
  const { i18n } = useTexts();
  const refuses = (): string | undefined => {
    const lacking = missingTerms(terms, asksGround);
    setMissing(lacking);
    return lacking.length > 0 ? text('grantImport.termsFirst') : undefined;
  };
  const credit = {
    key: 'client.credit',
    label: text('clientCredit.title'),
    href: `/admin/client/${clientId}/credit`,
  };
  return (
    <ImportPage
      name="client.creditImport"
      label="clientCredit.fromFile"
      kind={grantImport(clientId, terms, refuses)}
      importId={importId}
      crumbs={[...crumbs, credit]}
    >
      <Card className={styles.card}>
        <TermsFields
          terms={terms}
          onChange={setTerms}
          error={(field) =>
            missing.includes(field) && missingTerms(terms, asksGround).includes(field)
              ? messageText(i18n, 'validation.required')
              : undefined
          }
        />
      </Card>
      <ShiftsMonth terms={terms} onChange={setTerms} />
    </ImportPage>
  );
};

/** Credits for a client's people from a file. */
export const grantImportPage = ownPage({
  name: 'client.creditImport',
  path: '/admin/client/$clientId/credit/import',
  needs: Object.values(api.creditGrantImport),
  search: { importId: number },
  Screen: GrantImport,
});
