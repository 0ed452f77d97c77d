import { Button, EmptyState } from '@cafeteria/ui';
import { useTexts } from '../../shared/texts/index.ts';

/** In the place of a code that another one has ended: it would be refused at the till. */
export const Elsewhere = ({ onShow }: { readonly onShow: () => void }) => {
  const { t } = useTexts('profile');
  return (
    <div role="alert" data-testid="pay-elsewhere">
      <EmptyState
        icon="refresh"
        headingLevel={3}
        title={t('pay.elsewhere')}
        actions={<Button onClick={onShow}>{t('pay.showHere')}</Button>}
      >
        {t('pay.elsewhereText')}
      </EmptyState>
    </div>
  );
};
