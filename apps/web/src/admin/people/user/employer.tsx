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

/** The companies that employ a client's people; undefined while they are not known. */
const useEmployers = (clientId: number | undefined): readonly number[] | undefined =>
  useQuery({
    ...read(api.clientAdmin.get, { id: clientId ?? 0 }),
    enabled: clientId !== undefined,
  }).data?.employerCompanyIds;

/** Companies by name, as they become known. */
const useOptions = (ids: readonly number[]) =>
  useQueries({ queries: ids.map((id) => read(api.companyAdmin.get, { id })) }).flatMap(({ data }) =>
    data ? [{ value: String(data.id), label: companyTarget.labelOf(data) }] : [],
  );

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
  const employers = useEmployers(clientId);
  const ofEmployer = employers ?? [];
  const isOfAnother = value !== null && employers !== undefined && !ofEmployer.includes(value);
  const options = useOptions(
    value === null || ofEmployer.includes(value) ? ofEmployer : [...ofEmployer, value],
  );
  const chosen = options.find((one) => one.value === String(value));
  return (
    <SelectField
      name={name}
      label={label}
      description={clientId === undefined ? text('user.chooseClient') : description}
      error={
        isOfAnother && chosen ? text('user.companyOfAnother', { company: chosen.label }) : error()
      }
      options={options}
      emptyLabel={text('value.none')}
      value={chosen?.value ?? ''}
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
