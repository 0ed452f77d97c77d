import type { NamedPerson } from '@cafeteria/contract';
import { type AdminText, useAdminText } from './texts.ts';

type Employee = Pick<NamedPerson, 'name'> & {
  readonly userId: number;
  readonly personalNumber: string | null;
};

/** What lists and details call a person by: the name, else the number of the account; a dash for nobody. */
export const personText = (text: AdminText, person: NamedPerson | null): string =>
  person ? person.name || text('person.erased', { id: person.id }) : '–';
export const usePersonName = (): ((person: NamedPerson | null) => string) => {
  const text = useAdminText();
  return (person) => personText(text, person);
};

/** The same beside the number of their payroll, where they have one. */
export const useEmployeeName = (): ((employee: Employee) => string) => {
  const nameOf = usePersonName();
  return ({ userId, name, personalNumber }) => {
    const called = nameOf({ id: userId, name });
    return personalNumber ? `${called} (${personalNumber})` : called;
  };
};
