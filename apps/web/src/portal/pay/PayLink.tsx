import { Icon } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { AppLink, useCurrentPath } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { parseSearch, stringifySearch } from '../../shared/url-state/index.ts';

/** The page one is on, with the code over it. */
const withCode = (path: string): string => {
  const [page = '/', search = ''] = path.split('?');
  return page + stringifySearch({ ...parseSearch(search), pay: 1 });
};

type Props = {
  readonly className: string;
  /** Shorter words, where there is no room for all of them. */
  readonly children?: ReactNode;
};
/** Opens the code to pay with: `<PayLink className={buttonClass()} />`. */
export const PayLink = ({ className, children }: Props) => {
  const { t } = useTexts();
  const path = useCurrentPath();
  return (
    <AppLink href={withCode(path)} resetScroll={false} className={className} data-testid="pay-link">
      <Icon name="mobile-phone" />
      {children ?? t('money.pay')}
    </AppLink>
  );
};
