import { useAdminText } from './texts.ts';

type Person = {
  readonly id: number;
  /** Blank where the account was erased: it has no name any more. */
  readonly name: string;
};

type Employee = Pick<Person, 'name'> & {
  readonly userId: number;
  readonly personalNumber: string | null;
};

/** What lists and details call a person by: the name, else the number of the account. */
export const usePersonName = (): ((person: Person) => string) => {
  const text = useAdminText();
  return ({ id, name }) => name.trim() || text('person.erased', { id });
};

/** The same beside the number of their payroll, where they have one. */
export const useEmployeeName = (): ((employee: Employee) => string) => {
  const nameOf = usePersonName();
  return ({ userId, name, personalNumber }) => {
    const called = nameOf({ id: userId, name });
    return personalNumber ? `${called} (${personalNumber})` : called;
  };
};
