import { describe, expect, test } from 'vitest';
import { wordProblems } from './words.mjs';

const planted = (text: string, file = 'apps/web/src/portal/offer/OfferPage.tsx') =>
  wordProblems([{ file, text }]);

describe('a word written into a component is refused', () => {
  test.each([
    ['between its tags', '<p>Ahoj</p>'],
    ['in a fragment', '<>{name} Kc</>'],
    ['in braces', "<p>{'Ahoj'}</p>"],
    ['as one of two', "<p>{isOn ? 'Ano' : text('no')}</p>"],
    ['beside a value', '<p>{`Celkem ${total}`}</p>'],
    ['after a condition', "<p>{isOn && 'Ahoj'}</p>"],
    ['for who does not see', '<button aria-label="Close" />'],
    ['of a picture', '<img alt="Logo firmy" />'],
    ['in an empty field', '<input placeholder={isOn ? "Search" : undefined} />'],
    ['that a component shows', '<Card title="Domov" />'],
    ['on a button of a dialog', '<Dialog confirmLabel="Smazat" />'],
    ['in a list of what is shown', "const tabs = [{ key: 'a', label: 'Domov' }];"],
    ['in Czech, wherever it stands', "notify('Uloženo č.');"],
    ['in Czech, joined to a value', 'document.title = `Nabídka ${name}`;'],
  ])('%s', (_where, text) => expect(planted(text)).toHaveLength(1));
  test('it is named with its file', () =>
    expect(planted('<p>Ahoj</p>')).toEqual([
      'apps/web/src/portal/offer/OfferPage.tsx: "Ahoj" is said in one language: it is a text of packages/i18n/locales',
    ]));
});

describe('nothing is said against', () => {
  test.each([
    ['a text', "<p>{text('offer.title')}</p>"],
    ['what stands between texts', '<p>{name}, {city} · {price}</p>'],
    ['a word of the program', '<Button kind="ghost" data-testid="close" />'],
    ['a key of a text', "const tab = { title: 'offer.title' };"],
    ['an address', '<Field placeholder="/sport-6" />'],
    ['a comment', '// Ahoj, světe\n<p />'],
  ])('%s', (_what, text) => expect(planted(text)).toEqual([]));
  test.each([
    ['a test', 'apps/web/src/portal/a.test.tsx'],
    ['what tests are made of', 'apps/web/src/portal/testing/page.tsx'],
    ['the gallery', 'apps/web/src/admin/system/dev/gallery/Actions.tsx'],
    ['another program', 'apps/server/src/a.tsx'],
  ])('%s', (_what, file) => expect(planted('<p>Ahoj</p>', file)).toEqual([]));
});
