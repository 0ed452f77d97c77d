import { formatNumber } from '@cafeteria/i18n';
import { type MoneyTask, taskPlaces } from '@cafeteria/contract';
import { defineMessage } from './kind.ts';

/** For who keeps the books: what waited last evening, each thing with the way to where it is done. */
export const moneyTasks = defineMessage<{
  readonly tasks: readonly { readonly kind: MoneyTask; readonly count: number }[];
}>({
  purpose: 'SERVICE',
  mail: ({ tasks }, { t, href }) => ({
    subject: t('moneyTasks.subject', { count: tasks.length }),
    heading: t('moneyTasks.heading'),
    paragraphs: [t('moneyTasks.text')],
    sections: [
      {
        title: t('moneyTasks.title'),
        items: tasks.map(({ kind, count }) => ({
          label: t(`moneyTasks.task.${kind}`),
          href: href(taskPlaces[kind]),
          note: formatNumber(count),
        })),
      },
    ],
    action: { label: t('moneyTasks.action'), href: href('/admin/month') },
    notes: [t('moneyTasks.when')],
  }),
});
