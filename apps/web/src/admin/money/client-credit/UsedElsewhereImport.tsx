import {
  countryCode,
  type FileImport,
  firstYearlyRegimeOf,
  usedElsewhereImportColumns,
  UsedElsewhereTerms,
  yearlyRegimes,
} from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Card, classNames, KeyValueList, SelectField } from '@cafeteria/ui';
import { useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { number } from '../../../shared/url-state/index.ts';
import { ownPage, type PageProps, useAdminText, useWords } from '../../frame/index.ts';
import { type ImportKind, ImportPage } from '../../widgets/import/index.ts';
import { countryRegimes, RegimeField } from '../../widgets/money/index.ts';
import { creditStyles as styles, today } from '../credit/index.ts';

type Props = PageProps<{ readonly clientId: number }, { readonly importId?: number | undefined }>;
const regimesOf = countryRegimes(yearlyRegimes);

/** Which limit the figures are of, for who comes back to a file before it is imported. */
const Asked = ({ options }: Pick<FileImport, 'options'>) => {
  const text = useAdminText();
  const wordOf = useWords('enum.regime');
  const { data } = UsedElsewhereTerms.safeParse(options);
  if (!data) return null;
  return (
    <Card className={styles.card}>
      <KeyValueList
        items={[
          { key: 'regime', label: text('clientCredit.regime'), value: wordOf(data.regime) },
          { key: 'year', label: text('usedElsewhere.year'), value: String(data.year) },
        ]}
      />
    </Card>
  );
};

/** Figures of a client's people from a file; regime and year are said of all alike. */
const usedElsewhereImport = (clientId: number, terms: UsedElsewhereTerms): ImportKind => ({
  texts: 'usedElsewhereImport',
  columns: usedElsewhereImportColumns,
  required: ['amount'],
  names: 'usedElsewhereImport.column',
  Asked,
  templateName: 'vyuzito-jinde.csv',
  example: () => ['Z-0123', '', '4500,00'],
  path: `/admin/client/${clientId}/credit/used-elsewhere`,
  doneHref: `/admin/client/${clientId}/credit`,
  tags: ['admin:user-credit'],
  list: read(api.usedElsewhereImport.list, { clientId }),
  get: (id) => read(api.usedElsewhereImport.get, { clientId, id }),
  upload: (call, { fileName, file }) =>
    call(api.usedElsewhereImport.upload, { clientId, body: { fileName, ...terms }, file }),
  check: (call, id) => call(api.usedElsewhereImport.check, { clientId, id }),
  run: (call, id, accepted) =>
    call(api.usedElsewhereImport.run, { clientId, id, body: { accepted: [...accepted] } }),
});

const UsedElsewhereImport = ({ params: { clientId }, search: { importId }, crumbs }: Props) => {
  const text = useAdminText();
  const { config } = useServices();
  const thisYear = Number(today().slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const [regime, setRegime] = useState(firstYearlyRegimeOf(countryCode[config.country]));
  const credit = {
    key: 'client.credit',
    label: text('clientCredit.title'),
    href: `/admin/client/${clientId}/credit`,
  };
  return (
    <ImportPage
      name="client.usedElsewhere"
      label="usedElsewhere.title"
      kind={usedElsewhereImport(clientId, { regime, year })}
      importId={importId}
      crumbs={[...crumbs, credit]}
    >
      <Card className={classNames(styles.card, styles.pair)}>
        <RegimeField
          label={text('clientCredit.regime')}
          isRequired
          regimesOf={regimesOf}
          value={regime}
          onChange={(next) => setRegime(next ?? regime)}
        />
        <SelectField
          label={text('usedElsewhere.year')}
          options={[thisYear, thisYear - 1].map((one) => ({
            value: String(one),
            label: String(one),
          }))}
          value={String(year)}
          onChange={(event) => setYear(Number(event.target.value))}
        />
      </Card>
    </ImportPage>
  );
};

/** What a client's people used of yearly limits elsewhere, from a file. */
export const usedElsewhereImportPage = ownPage({
  name: 'client.usedElsewhere',
  path: '/admin/client/$clientId/credit/used-elsewhere',
  needs: Object.values(api.usedElsewhereImport),
  search: { importId: number },
  Screen: UsedElsewhereImport,
});
