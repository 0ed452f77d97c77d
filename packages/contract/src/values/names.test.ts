import { expect, test } from 'vitest';
import { ClientDocumentRow } from '../money/client-document.ts';
import { ClientSummary } from '../people/user.ts';
import { named } from './text.ts';

const bound = 'Pila a\u00A0syn, s.\u00A0r.\u00A0o.';

test('what an employer is called leaves with its legal form in one piece, wherever it is named', () => {
  expect(named().parse({ id: 1, name: 'Pila a syn, s. r. o.' }).name).toBe(bound);
  expect(ClientSummary.shape.name.parse('Pila a syn, s. r. o.')).toBe(bound);
  const { client } = ClientDocumentRow.shape;
  expect(client.parse({ id: 1, name: 'Pila a syn, s. r. o.' }).name).toBe(bound);
});
