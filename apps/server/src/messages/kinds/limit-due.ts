import type { Regime } from '@cafeteria/contract';
import { defineMessage } from './kind.ts';

/** For administrators: nobody has written yet how much of a regime the law exempts in a year. */
export const limitDue = defineMessage<{ readonly regime: Regime; readonly year: number }>({
  purpose: 'SERVICE',
  mail: ({ regime, year }, { t, href }) => {
    const values = { regime: t(`limitDue.regime.${regime}`), year };
    return {
      subject: t('limitDue.subject', values),
      heading: t('limitDue.heading', values),
      paragraphs: [t('limitDue.text', values)],
      action: { label: t('limitDue.action'), href: href('/admin/tax-limit') },
    };
  },
});
