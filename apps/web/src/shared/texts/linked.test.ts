import { languages } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { linked } from './linked.tsx';

const marked = {
  a: (label: string) => `[a ${label}]`,
  b: (label: string) => `[b ${label}]`,
};

describe('a text with slots', () => {
  it('has its links where the language puts them', () => {
    expect(linked('One <a>two</a> three <b>four</b>.', marked)).toEqual([
      'One ',
      '[a two]',
      ' three ',
      '[b four]',
      '.',
    ]);
    expect(linked('<b>Four</b>, <a>two</a>', marked)).toEqual(['[b Four]', ', ', '[a two]']);
  });
  it('is plain where nobody fills a slot', () =>
    expect(linked('One <c>two</c>', marked)).toEqual(['One ', 'two']));
  it.each(languages)(
    'is the consent of an invited person, with both links, in %s',
    async (language) => {
      const { default: texts } = await import(
        `../../../../../packages/i18n/locales/${language}/onboarding.json`
      );
      const found: string[] = [];
      const note = (name: string) => (label: string) => {
        found.push(name);
        return label;
      };
      const slots = { terms: note('terms'), privacy: note('privacy') };
      expect(linked(texts.welcome.consent, slots).length).toBeGreaterThan(3);
      expect(found).toEqual(['terms', 'privacy']);
    },
  );
});
