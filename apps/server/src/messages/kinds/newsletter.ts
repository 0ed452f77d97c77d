import { defineMessage, type MailSection } from './kind.ts';

type News = {
  readonly label: string;
  readonly note?: string;
  /** On the portal. */
  readonly path: string;
};
/** What is new since the last time; the lists are short, the portal has the rest. */
export const newsletter = defineMessage<{
  readonly partners: readonly News[];
  readonly offers: readonly News[];
  readonly articles: readonly News[];
}>({
  purpose: 'NEWS',
  mail: (news, { t, href }) => {
    const section = (name: 'partners' | 'offers' | 'articles'): MailSection[] =>
      news[name].length === 0
        ? []
        : [
            {
              title: t(`newsletter.${name}`),
              items: news[name].map(({ path, ...item }) => ({ ...item, href: href(path) })),
            },
          ];
    return {
      subject: t('newsletter.subject'),
      heading: t('newsletter.heading'),
      paragraphs: [t('newsletter.text')],
      sections: [...section('offers'), ...section('partners'), ...section('articles')],
      action: { label: t('newsletter.action'), href: href('/') },
      notes: [t('newsletter.why')],
    };
  },
});
