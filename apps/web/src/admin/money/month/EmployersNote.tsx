import { Text } from '@cafeteria/ui';
import { PageName, useAdminText } from '../../frame/index.ts';
import { placeOf } from './address.ts';

/** Why employers owe more than they were ever asked for, and where that is which they were. */
export const EmployersNote = () => {
  const text = useAdminText();
  return (
    <Text tone="soft" size="small">
      {text('month.employersNote')}{' '}
      <PageName href={placeOf('OVERDUE', '')}>{text('clientDocument.title')}</PageName>
    </Text>
  );
};
