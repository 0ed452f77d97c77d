import { expect, test } from 'vitest';
import type { AdminTexts } from '@cafeteria/i18n';
import type { Complete } from './define.ts';

type Form = { readonly name: string; readonly logo: string };
type Texts = keyof AdminTexts['partner']['field'];
type Of<S, Shown = Texts> = Complete<Form, S, 'partner', Shown>['name'];
type Shown = { readonly name: unknown; readonly logo: unknown };

// what is planted stands in the directives: the compiler complains of one that has nothing to say
test('a form of all fields is whole; one that lacks a field, or keeps one or its text, does not compile', () => {
  const whole: Of<{ readonly basics: Shown }> = 'partner';
  // @ts-expect-error -- the form lacks its logo
  const lacking: Of<{ readonly basics: Pick<Shown, 'name'> }> = 'partner';
  // @ts-expect-error -- the contract has no such field any more
  const kept: Of<{ readonly basics: Shown; readonly more: { readonly gone: unknown } }> = 'partner';
  // @ts-expect-error -- the texts still have a field that nobody shows any more
  const outdated: Of<{ readonly basics: Shown }, Exclude<Texts, 'about'>> = 'partner';
  expect([whole, lacking, kept, outdated]).toEqual(['partner', 'partner', 'partner', 'partner']);
});
