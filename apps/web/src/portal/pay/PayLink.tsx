import { Icon } from '@cafeteria/ui';
import { AppLink, useCurrentPath } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { parseSearch, stringifySearch } from '../../shared/url-state/index.ts';

/** The page one is on, with the code over it. */
const withCode = (path: string): string => {
  const [page = '/', search = ''] = path.split('?');
  return page + stringifySearch({ ...parseSearch(search), pay: 1 });
};

/** Opens the code to pay with: `<PayLink className={buttonClass()} />`. */
export const PayLink = ({ className }: { readonly className: string }) => {
  const { t } = useTexts();
  const path = useCurrentPath();
  return (
    <AppLink href={withCode(path)} resetScroll={false} className={className} data-testid="pay-link">
      <Icon name="mobile-phone" />
      {t('money.pay')}
    </AppLink>
  );
};
