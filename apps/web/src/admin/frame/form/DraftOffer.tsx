import { formatDate, formatMoment, formatTime, shortTime } from '@cafeteria/i18n';
import { Banner, Button } from '@cafeteria/ui';
import type { Draft } from '../../../shared/storage/index.ts';
import { useAdminText } from '../texts.ts';

/** The hour is enough today. */
const momentOf = (timestamp: number): string =>
  formatDate(timestamp) === formatDate(Date.now())
    ? shortTime(formatTime(timestamp))
    : formatMoment(timestamp);

type Props = {
  readonly draft: Draft;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
};
/** Offers what was typed here earlier and never saved. */
export const DraftOffer = ({ draft, onRestore, onDiscard }: Props) => {
  const text = useAdminText();
  return (
    <Banner
      tone="info"
      isLive
      title={text('draft.title', { time: momentOf(draft.timestamp) })}
      actions={
        <>
          <Button size="Small" onClick={onRestore}>
            {text('draft.restore')}
          </Button>
          <Button size="Small" kind="ghost" onClick={onDiscard}>
            {text('draft.discard')}
          </Button>
        </>
      }
    >
      {text('draft.text')}
    </Banner>
  );
};
