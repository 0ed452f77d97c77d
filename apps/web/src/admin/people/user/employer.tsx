import { api } from '@cafeteria/contract/light';
import { SelectField } from '@cafeteria/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { read } from '../../../shared/api/index.ts';
import {
  optionalReference,
  useAdminText,
  useOtherField,
  type Widget,
  type WidgetProps,
} from '../../frame/index.ts';
import { companyTarget } from '../../widgets/reference/index.ts';

/** The companies that employ a client's people. */
const useEmployers = (clientId: number | undefined) => {
  const { data: client } = useQuery({
    ...read(api.clientAdmin.get, { id: clientId ?? 0 }),
    enabled: clientId !== undefined,
  });
  const companies = useQueries({
    queries: (clientId === undefined ? [] : (client?.employerCompanyIds ?? [])).map((id) =>
      read(api.companyAdmin.get, { id }),
    ),
  });
  return companies.flatMap(({ data }) =>
    data ? [{ value: String(data.id), label: companyTarget.labelOf(data) }] : [],
  );
};

const EmployerEdit = ({
  name,
  label,
  description,
  value,
  onChange,
  onBlur,
  error,
}: WidgetProps<number | null>) => {
  const text = useAdminText();
  const clientId = useOtherField('clientId', z.int());
  const options = useEmployers(clientId);
  const known =
    value === null || options.some((one) => one.value === String(value))
      ? options
      : [...options, { value: String(value), label: `#${value}` }];
  return (
    <SelectField
      name={name}
      label={label}
      description={clientId === undefined ? text('user.chooseClient') : description}
      error={error()}
      options={known}
      emptyLabel={text('value.none')}
      value={value === null ? '' : String(value)}
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    />
  );
};

/** One of the companies of the chosen client. */
export const employer = (): Widget<number | null> => ({
  ...optionalReference(companyTarget),
  Edit: EmployerEdit,
});
