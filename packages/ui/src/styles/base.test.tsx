import { expect, test } from 'vitest';

test('emphasis is slanted, though the text face has no italic; no weight is made up', () => {
  const host = document.body.appendChild(document.createElement('p'));
  host.append(document.createElement('em'));
  const { fontStyle, fontSynthesisStyle, fontSynthesisWeight } = getComputedStyle(
    host.firstElementChild ?? host,
  );
  host.remove();
  expect([fontStyle, fontSynthesisStyle, fontSynthesisWeight]).toEqual(['italic', 'auto', 'none']);
});
