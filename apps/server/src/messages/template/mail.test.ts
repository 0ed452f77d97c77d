import { readFileSync } from 'node:fs';
import { colours, type Language } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../kernel/texts.ts';
import type { Letter } from './index.ts';
import { brands, paper } from './colours.ts';
import { renderMail } from './mail.ts';
import { wrap } from './text.ts';

const messageTexts = textsOf('message');
const settingOf = async (
  fields: { firstName?: string; clientName?: string; contact?: string } = {},
) => ({
  t: await messageTexts('cs'),
  to: {
    username: 'jana',
    firstName: 'Jana',
    clientName: 'Pekárny',
    contact: 'hr@pekarny.example',
    ...fields,
  },
  href: (path: string) => `https://benefity.example${path}`,
  apiHref: (path: string) => `https://api.benefity.example${path}`,
  language: 'cs' as const,
  colour: 'SPRUCE' as const,
  logo: undefined,
});
const mail: Letter = {
  subject: 'Předmět',
  heading: 'Nadpis',
  paragraphs: ['V obci do 5 km.'],
};

describe('a mail', () => {
  it('gives a name of several lines one line, so that it says nothing in the mail’s own words', async () => {
    const forged = 'Bistro\r\n\r\nVaše heslo vypršelo:\nhttps://zlo.example';
    const sections = [{ title: 'Nabídky', items: [{ label: forged, href: 'https://a.example' }] }];
    const facts: Letter['facts'] = [['Obchod', forged]];
    const { text } = renderMail({ ...mail, heading: forged, facts, sections }, await settingOf());
    expect(text).not.toMatch(/^(Vaše heslo|https:\/\/zlo)/m);
  });

  it('says the same as HTML and as text, with whom to ask', async () => {
    const { html, text } = renderMail(mail, await settingOf());
    expect(html).toContain('Pekárny');
    for (const whole of [html, text]) {
      expect(whole).toContain('Nadpis');
      expect(whole).toContain('Dobrý den, Jano,');
      expect(whole).toContain('hr@pekarny.example');
    }
  });
  it('binds what must not stand apart', async () => {
    expect(renderMail(mail, await settingOf()).html).toContain('v\u00A0obci do 5\u00A0km.');
  });
  it('goes on after the greeting as the language does', async () => {
    const firstLines = async (language: Language): Promise<string[]> => {
      const setting = { ...(await settingOf()), language, t: await messageTexts(language) };
      const letter = { ...mail, paragraphs: ['Účet čeká.', 'Přihlaste se.'] };
      return renderMail(letter, setting).text.split('\n\n').slice(1, 4);
    };
    expect(await firstLines('cs')).toEqual(['Dobrý den, Jano,', 'účet čeká.', 'Přihlaste se.']);
    expect(await firstLines('sk')).toEqual(['Dobrý deň, Jana,', 'účet čeká.', 'Přihlaste se.']);
    expect(await firstLines('en')).toEqual(['Hello Jana,', 'Účet čeká.', 'Přihlaste se.']);
  });
  it('keeps a telephone number on one line, in groups', async () => {
    const setting = await settingOf({ contact: '+420777123456' });
    expect(renderMail(mail, setting).text).toContain('+420\u00A0777\u00A0123\u00A0456');
  });
  it('holds no markup of what people call themselves, nor of what they are told', async () => {
    const evil = '<img src=x onerror=alert(1)>"\'&';
    const { html } = renderMail(
      { ...mail, heading: evil, paragraphs: [evil], facts: [[evil, evil]], notes: [evil] },
      await settingOf({ firstName: evil, clientName: evil }),
    );
    expect(html).not.toContain('<img');
    expect(html).not.toContain('alert(1)>"');
  });
  it('has a subject and a greeting of one line each', async () => {
    const { subject, text } = renderMail(
      { ...mail, subject: 'A\r\nBcc: x@y.example\u2028B' },
      await settingOf({ firstName: 'Eva\r\n\r\nKlikněte sem\u202E' }),
    );
    expect(subject).toBe('A Bcc: x@y.example B');
    expect(text.split('\n')).toContain('Dobrý den, Eva Klikněte sem,');
  });
  it('fetches nothing and runs nothing', async () => {
    const action = { label: 'Otevřít', href: 'https://benefity.example/?a=1&b=2' };
    const { html } = renderMail({ ...mail, action, code: '123456' }, await settingOf());
    expect(html).not.toMatch(/<script|<link|@import|url\(|src=|http-equiv/);
    expect(html).toContain('https://benefity.example/?a=1&amp;b=2');
  });
  it('keeps lines of text short, but addresses whole', () => {
    const address = `https://benefity.example/${'x'.repeat(100)}`;
    const lines = wrap(`${'slovo '.repeat(40)}${address}`).split('\n');
    expect(lines.filter((line) => line.length > 72)).toEqual([address]);
  });
});

describe('the colours of a mail', () => {
  const cssOf = (name: string): string =>
    readFileSync(
      new URL(`../../../../../packages/ui/src/styles/${name}.css`, import.meta.url),
      'utf8',
    );
  const pairOf = (css: string, variable: string): string[] => {
    const value = new RegExp(`--${variable}: ([^;]+);`).exec(css)?.[1] ?? '';
    const found = value.match(/#[0-9a-f]{6}/g) ?? [];
    return found.length === 1 ? [...found, ...found] : found;
  };
  it('are those of the portal', () => {
    const tokens = cssOf('tokens');
    expect(paper.paper).toEqual(pairOf(tokens, 'paper'));
    expect(paper.surface).toEqual(pairOf(tokens, 'surface'));
    expect(paper.ink).toEqual(pairOf(tokens, 'ink'));
    expect(paper.inkSoft).toEqual(pairOf(tokens, 'ink-soft'));
    expect(paper.hairline).toEqual(pairOf(tokens, 'hairline'));
  });
  it.each(['SPRUCE', ...colours] as const)('of %s are those of the employer', (colour) => {
    const css = cssOf('brand');
    const start = colour === 'SPRUCE' ? ':root,' : `[data-brand='${colour}']`;
    const block = css.slice(css.indexOf(start)).split('}')[0] ?? '';
    expect(brands[colour]).toEqual({
      brand: pairOf(block, 'brand'),
      tint: pairOf(block, 'brand-tint'),
      ink: pairOf(block, 'brand-ink'),
      onBrand: pairOf(block, 'on-brand'),
    });
  });
});
