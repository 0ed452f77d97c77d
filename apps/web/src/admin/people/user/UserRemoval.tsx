import type { UserRow } from '@cafeteria/contract';
import { Checkbox } from '@cafeteria/ui';
import { type RemovalProps, useAdminText } from '../../frame/index.ts';

/** Anyone who still has credits of an employer is deleted only when these go back to it. */
export const UserRemoval = ({ args, onChange }: RemovalProps<UserRow>) => {
  const text = useAdminText();
  return (
    <Checkbox
      label={text('user.recallWithDeletion')}
      checked={args.recall === 'true'}
      onChange={(event) => onChange(event.target.checked ? { recall: 'true' } : {})}
    />
  );
};
