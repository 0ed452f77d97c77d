import { Text } from '@cafeteria/ui';
import { useIsOnline } from '../../shared/online.ts';
import { useTexts } from '../../shared/texts/index.ts';

/** The sheet lies over the line that says so; the till may have a connection where the phone has none. */
export const Unconnected = () => {
  const { t } = useTexts('profile');
  const isOnline = useIsOnline();
  return (
    <div role="status" data-testid="pay-unconnected">
      {!isOnline && <Text size="small">{t('pay.unconnected')}</Text>}
    </div>
  );
};
