import { useAdminText } from './texts.ts';

type Person = {
  readonly id: number;
  /** Blank where the account was erased: it has no name any more. */
  readonly name: string;
};

/** What lists and details call a person by: the name, else the number of the account. */
export const usePersonName = (): ((person: Person) => string) => {
  const text = useAdminText();
  return ({ id, name }) => name.trim() || text('person.erased', { id });
};
