import { useNavigate } from '@tanstack/react-router';
import { pathOf, recordPath, type Resource } from '../resource.ts';
import type { Values } from '../widget.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** What was typed while the record was being saved is put into its form, which goes on where that one ended. */
    goesOn?: true;
  }
}

/** Leads to the page of what was saved as a record of its own, or on into its form. */
export const useLanding = (resource: Resource, parent: Values) => {
  const navigate = useNavigate();
  return ({ id }: Values, goesOn: boolean): void => {
    const record = Number(id);
    void navigate(
      goesOn
        ? { to: pathOf(resource, parent, record, 'edit'), state: { goesOn } }
        : { to: recordPath(resource, parent, record) },
    );
  };
};
