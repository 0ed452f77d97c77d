import { describe, expect, it } from 'vitest';
import { isNamed, namesIn } from './unused.mjs';

const names = namesIn([
  "t('offer.title'); const state = 'open'; const one = { closed: 1 };",
  'text(`state.${state}`); `${text(`entity.${kind}`)} · x`; `${a}.${b}`;',
  "useWords('enum.grade'); const grades = ['A', 'B']; texts.text('deleteText'); name: 'offer';",
  "throw new Refusal('common.error.gone'); t('hit', { count });",
]);

describe('a text', () => {
  it.each([
    'offer.title',
    'state.open',
    'state.closed',
    'entity.offer',
    'enum.grade.A',
    'offer.deleteText',
    'error.gone',
    'hit_one',
    'hit_other',
  ])('%s is named', (key) => expect(isNamed(key, names)).toBe(true));
  it.each(['offer.text', 'state.lost', 'enum.grade.C', 'enum.kind.A', 'person.deleteText'])(
    '%s is named by nobody',
    (key) => expect(isNamed(key, names)).toBe(false),
  );
});
