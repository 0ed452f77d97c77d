import { type CompanyLookup, CompanyNumber, Country, textLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Banner, Button, TextField } from '@cafeteria/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { apiOf } from '../../../shared/api/index.ts';
import { useHomeCountry } from '../../../shared/services.ts';
import {
  optionalText,
  useAdminText,
  useErrorParams,
  useOtherField,
  useSetOtherField,
  type Widget,
  type WidgetProps,
  PageLink,
} from '../../frame/index.ts';
import styles from './Company.module.css';

const Existing = z.object({ id: z.int(), name: z.string() });

/** Asks the public registry and fills the form with what it knows; what it does not know stays as it was typed. */
const useLookup = (registrationNumber: string) => {
  const { call } = apiOf(useQueryClient());
  const country = useOtherField('country', Country);
  const home = useHomeCountry();
  const setOther = useSetOtherField();
  const [answer, setAnswer] = useState<CompanyLookup>();
  const [isPending, setPending] = useState(false);
  const ask = async (): Promise<void> => {
    setPending(true);
    const found = await call(api.companyAdmin.lookup, {
      country: country ?? home,
      registrationNumber,
    }).catch((): CompanyLookup => ({ found: false, reason: 'UNREACHABLE', company: null }));
    setPending(false);
    setAnswer(found);
    if (!found.company) return;
    setOther('name', found.company.name);
    setOther('address', found.company.address);
    if (found.company.taxId) setOther('taxId', found.company.taxId);
  };
  return { ask, answer, isPending };
};

const NumberEdit = ({
  name,
  label,
  description,
  isRequired,
  value,
  onChange,
  onBlur,
  error,
}: WidgetProps<string>) => {
  const text = useAdminText();
  const existing = useErrorParams('registrationNumber', Existing);
  const { ask, answer, isPending } = useLookup(value);
  const isAskable = CompanyNumber.safeParse(value).success;
  return (
    <div className={styles.number}>
      <div className={styles.asked}>
        <TextField
          name={name}
          label={label}
          description={description}
          isRequired={isRequired}
          error={error()}
          inputMode="numeric"
          maxLength={textLimit.typedCompanyNumber}
          value={value}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button
          kind="ghost"
          icon="search"
          disabled={!isAskable}
          isPending={isPending}
          onClick={() => void ask()}
        >
          {text('registry.ask')}
        </Button>
      </div>
      {existing && error() && (
        <PageLink href={`/admin/company/${existing.id}`}>
          {text('registry.existing', { name: existing.name })}
        </PageLink>
      )}
      {answer && (
        <Banner tone={answer.found ? 'success' : 'info'} isLive>
          {text(answer.found ? 'registry.found' : `registry.${answer.reason ?? 'NOT_FOUND'}`)}
        </Banner>
      )}
    </div>
  );
};

/** The IČO, with the way to what a public registry knows of it. */
export const registrationNumber = (): Widget<string> => ({
  empty: '',
  isRequired: true,
  isWide: true,
  Edit: NumberEdit,
  Show: ({ value }) => value,
});

const slovak = optionalText();
const VatEdit = (props: WidgetProps<string | null>) => {
  const country = useOtherField('country', Country);
  return country === 'SK' || props.value !== null || props.error() ? (
    <slovak.Edit {...props} />
  ) : null;
};
/** IČ DPH, which only Slovak companies have. */
export const vatId = (): Widget<string | null> => ({ ...slovak, Edit: VatEdit });
