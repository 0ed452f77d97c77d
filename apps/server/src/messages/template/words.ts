import { type Language, typeset, typesetNumbers } from '@cafeteria/contract';
import { addressed } from '@cafeteria/i18n';
import type { MailContent } from '../kinds/index.ts';
import type { Setting } from './setting.ts';

/** Binds what must not stand apart, by the language's own rules. */
export const typesetIn = (language: Language): ((text: string) => string) =>
  language === 'en' ? typesetNumbers : typeset;

/** Czech and Slovak go on in lower case after the comma of a greeting; no first paragraph begins with a name. */
const afterGreeting = (paragraph: string, language: Language): string =>
  language === 'en'
    ? paragraph
    : paragraph.charAt(0).toLocaleLowerCase(language) + paragraph.slice(1);

/** The greeting, and what a mail says after it. */
export const openingOf = (
  { paragraphs, isToACompany }: MailContent,
  { t, to, language }: Setting,
): readonly string[] => {
  if (isToACompany) return paragraphs;
  const [first, ...rest] = paragraphs;
  return [
    t('layout.greeting', { name: addressed(to.firstName, language) }),
    ...(first === undefined ? [] : [afterGreeting(first, language)]),
    ...rest,
  ];
};

/** Sums, days and codes: what a reader of a mailbox looks for. */
const figuresIn = (text: string): readonly string[] => text.match(/\d[\d\s,.:]*\d/g) ?? [];

/** What stands beside the subject in a mailbox: the first fact that the subject does not say. */
export const preheaderOf = ({ subject, heading, facts, paragraphs }: MailContent): string => {
  const subjectFigures = figuresIn(subject);
  const isNew = (text: string): boolean =>
    figuresIn(text).some((one) => !subjectFigures.includes(one));
  const lines = [heading, ...(facts ?? []).map(([label, value]) => `${label}: ${value}`)];
  return lines.find(isNew) ?? paragraphs[0] ?? heading;
};
