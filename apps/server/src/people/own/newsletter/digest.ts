import { languageOfUser } from '@cafeteria/i18n';
import { type Audience } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { queueMessage } from '../../../messages/outbox/index.ts';
import { noteNewsSent } from '../../records/user/index.ts';
import {
  type DatedItem,
  listNews,
  listNewsReaders,
  type News,
  type NewsItem,
  type NewsReader,
  readNow,
} from './news.queries.ts';

const peoplePerRun = 500;
/** Items of one kind in a mail; the portal has the rest. */
const maxOfKind = 6;

const audienceOf = ({ clientId }: NewsReader): Audience =>
  clientId === null ? { kind: 'public' } : { kind: 'client', clientId };
const itemsSince = (items: readonly DatedItem[], since: string): NewsItem[] =>
  items
    .filter(({ at }) => at > since)
    .slice(0, maxOfKind)
    .map(({ at: _at, ...item }) => item);

type Sending = Pick<Deps, 'db' | 'config' | 'jobs' | 'box' | 'digest' | 'writeUnseen'>;

/** The news by employer and language, read once for all who share them. */
const sharedNews = ({ db, config }: Sending, readers: readonly NewsReader[]) => {
  const oldest = readers.reduce(
    (since, reader) => (reader.since < since ? reader.since : since),
    '9',
  );
  const known = new Map<string, Promise<News>>();
  return (reader: NewsReader): Promise<News> => {
    const key = `${reader.clientId} ${reader.language}`;
    const reading = {
      language: languageOfUser[reader.language],
      primary: config.primaryLanguage,
      audience: audienceOf(reader),
    };
    const news = known.get(key) ?? listNews(db, reading, oldest);
    known.set(key, news);
    return news;
  };
};

const sendTo = async (deps: Sending, readers: readonly NewsReader[]): Promise<void> => {
  const now = await readNow(deps.db);
  const newsOf = sharedNews(deps, readers);
  const due: { reader: NewsReader; news: Record<keyof News, NewsItem[]> }[] = [];
  for (const reader of readers) {
    const { partners, offers, articles } = await newsOf(reader);
    const news = {
      partners: itemsSince(partners, reader.since),
      offers: itemsSince(offers, reader.since),
      articles: itemsSince(articles, reader.since),
    };
    // nothing new is no mail: the next thing that comes is told
    if (Object.values(news).some((items) => items.length > 0)) due.push({ reader, news });
  }
  await deps.writeUnseen(async (tx) => {
    for (const { reader, news } of due)
      await queueMessage(deps, tx, {
        kind: 'NEWSLETTER',
        userId: reader.id,
        data: news,
        once: `newsletter ${reader.id} ${reader.since}`,
      });
    await noteNewsSent(
      tx,
      due.map(({ reader }) => reader.id),
      now,
    );
  });
};

/** Sends the news to everybody whose time has come, some hundreds at once. */
export const sendNews = async (deps: Sending, afterId = 0): Promise<void> => {
  const readers = await listNewsReaders(deps.db, afterId, peoplePerRun);
  if (readers.length > 0) await sendTo(deps, readers);
  const last = readers.at(-1);
  if (last && readers.length === peoplePerRun) await sendNews(deps, last.id);
};
