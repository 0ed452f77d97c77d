import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { api, namesOf, type Route } from '../index.ts';

const routes = Object.entries<Readonly<Record<string, Route>>>(api).flatMap(([entity, own]) =>
  Object.entries(own).flatMap(([name, route]) =>
    route.about ? [{ name: `${entity}.${name}`, route, about: route.about }] : [],
  ),
);

/** Whether a path leads to a number in what a schema describes. */
const leadsToNumber = (schema: unknown, [key, ...rest]: readonly string[]): boolean => {
  if (schema instanceof z.ZodMiniNullable)
    return leadsToNumber(schema.def.innerType, [key ?? '', ...rest]);
  const inner = schema instanceof z.ZodMiniObject ? schema.shape[key ?? ''] : undefined;
  return rest.length > 0 ? leadsToNumber(inner, rest) : inner instanceof z.ZodMiniNumber;
};

describe('what ready answers are about', () => {
  it('is said of some routes, of those only that are kept', () => {
    expect(routes.length).toBeGreaterThan(8);
    expect(routes.filter(({ route }) => route.cache !== 'catalogue')).toEqual([]);
  });

  it.each(routes)('leads to ids of the request or of the answer: $name', ({ route, about }) => {
    for (const one of about) {
      const [, reference = ''] = one.split(' ');
      if (reference === '') continue;
      const path = reference.slice(1).split('.');
      const schemas = reference.startsWith(':') ? [route.params, route.query] : [route.response];
      expect([one, schemas.some((schema) => leadsToNumber(schema, path))]).toEqual([one, true]);
    }
  });

  it('is named by what was asked for and what was answered', () => {
    const about = ['partner :id', 'category .category.id', 'counts'] as const;
    expect(namesOf(about, { id: 12 }, { category: { id: 6 } })).toEqual([
      'partner 12',
      'category 6',
      'counts',
    ]);
    expect(namesOf([], {}, {})).toEqual([]);
  });

  it('may be anything where the answer does not have what it is named by, or nothing is said', () => {
    expect(namesOf(['category .category.id'], {}, { category: null })).toBeUndefined();
    expect(namesOf(undefined, {}, {})).toBeUndefined();
  });
});
