import { Button, ErrorState } from '@cafeteria/ui';
import { useTexts } from '../../shared/texts/index.ts';
import { useAdminText } from './texts.ts';

type Props = {
  /** What did not come; a list unless said. */
  readonly title?: string;
  readonly onRetry: () => unknown;
};
/** In the place of what did not come, with a way to ask again. */
export const LoadFailed = ({ title, onRetry }: Props) => {
  const { t } = useTexts();
  const text = useAdminText();
  return (
    <ErrorState
      title={title ?? text('list.failed')}
      actions={<Button onClick={() => void onRetry()}>{t('action.retry')}</Button>}
    />
  );
};
