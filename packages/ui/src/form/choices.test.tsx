import { afterEach, expect, test } from 'vitest';
import { cleanUp, render } from '../test/render.tsx';
import { Checkbox } from './Checkbox.tsx';
import { RadioGroup } from './RadioGroup.tsx';

afterEach(cleanUp);

const looks = (host: HTMLElement) =>
  [...host.querySelectorAll('input')].map((input) => {
    const { backgroundColor, borderTopLeftRadius } = getComputedStyle(input);
    return { backgroundColor, borderTopLeftRadius, isChecked: input.checked };
  });

test('one of a few is round, and looks chosen where it is and nowhere else', () => {
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
  const { host } = render(
    <RadioGroup label="Komu" options={options} value="b" onChange={() => {}} />,
  );
  const [first, chosen, last] = looks(host);
  expect([first, chosen, last].map((one) => one?.borderTopLeftRadius)).toEqual(
    Array.from({ length: 3 }, () => '50%'),
  );
  expect(chosen?.isChecked).toBe(true);
  expect(first?.backgroundColor).toBe(last?.backgroundColor);
  expect(first?.backgroundColor).not.toBe(chosen?.backgroundColor);
});

test('what is ticked looks unlike what is not, and like no one of a few', () => {
  const { host } = render(
    <>
      <Checkbox label="Ano" checked onChange={() => {}} />
      <Checkbox label="Ne" checked={false} onChange={() => {}} />
    </>,
  );
  const [ticked, other] = looks(host);
  expect(ticked?.backgroundColor).not.toBe(other?.backgroundColor);
  expect(ticked?.borderTopLeftRadius).not.toBe('50%');
});
