import { Badge } from '@cafeteria/ui';
import { useTexts } from '../../../shared/texts/index.ts';

/** Whether a code that was sent to the number came back. */
export const PhoneMark = ({ isVerified }: { readonly isVerified: boolean }) => {
  const { t } = useTexts('profile');
  return (
    <Badge tone={isVerified ? 'positive' : 'warning'}>
      {t(isVerified ? 'phone.verified' : 'phone.unverified')}
    </Badge>
  );
};
