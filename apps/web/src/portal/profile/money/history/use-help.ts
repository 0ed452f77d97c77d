import { type MovementView, ownPot } from '@cafeteria/contract';
import { formatDate } from '@cafeteria/i18n';
import { useServices } from '../../../../shared/services.ts';
import { useMe } from '../../../../shared/session/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';

/** What an employer knows nothing of, and is not to be told of by a ready letter. */
const isOwnMoney = ({ parts, reason }: MovementView): boolean =>
  reason === 'TOP_UP' ||
  reason === 'PAYOUT' ||
  (parts.length > 0 && parts.every(({ pot }) => pot === ownPot));

type Help = {
  readonly href: string;
  /** Their address, also for who writes elsewhere: not every browser opens a letter. */
  readonly contact?: string;
};

/**
 * Who helps with a movement: of the employer's credits the employer, by a letter that says which one; of own money who
 * runs the gate; where neither is known, the answers of the house.
 */
export const useHelp = (): ((item: MovementView) => Help) => {
  const { t } = useTexts('profile');
  const { gatewayHelpUrl } = useServices().config;
  const contact = useMe()?.client?.contactEmail;
  return (item) => {
    const { id, title, date } = item;
    if (isOwnMoney(item)) return { href: gatewayHelpUrl ?? '/faq' };
    if (!contact) return { href: '/faq' };
    const subject = `${t('history.wrong.subject', { id })}: ${title}, ${formatDate(date)}`;
    return { href: `mailto:${contact}?subject=${encodeURIComponent(subject)}`, contact };
  };
};
