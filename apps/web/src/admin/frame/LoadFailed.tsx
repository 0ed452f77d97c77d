import { Button, ErrorState } from '@cafeteria/ui';
import { useTexts } from '../../shared/texts/index.ts';
import { useAdminText } from './texts.ts';

/** In the place of what did not come, with a way to ask again. */
export const LoadFailed = ({ onRetry }: { readonly onRetry: () => unknown }) => {
  const { t } = useTexts();
  return (
    <ErrorState
      title={useAdminText()('list.failed')}
      actions={<Button onClick={() => void onRetry()}>{t('action.retry')}</Button>}
    />
  );
};
