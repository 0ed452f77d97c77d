/// <reference types="@vitest/browser-playwright" />
import { afterEach, expect, test } from 'vitest';
import { cleanUp, render } from '../test/render.tsx';
import { Avatar } from './Image.tsx';

afterEach(cleanUp);

test.each([
  ['Jana Nováková', 'JN'],
  ['šimon', 'Š'],
  ['🚀 Raketa', '🚀R'],
  ['שלום עולם', 'שע'],
])('of “%s” the first letters stand there whole', (name, letters) => {
  const { host } = render(<Avatar name={name} />);
  expect(host.textContent).toBe(letters);
  // half a picture is another text on the server than in the browser
  expect(host.textContent.isWellFormed()).toBe(true);
});
