import { describe, expect, it } from 'vitest';
import { type Brand, buildBrands } from '../brands.ts';
import { vocabularies } from '../vocab/countries/index.ts';
import { motifOf, pictureOf } from './subjects.ts';

const lengthOf = ({ length }: readonly unknown[]): number => length;

describe.each(['Cz', 'Sk'] as const)('the pictures of the merchants of %s', (country) => {
  const brands = buildBrands(vocabularies[country]);

  it('are three of different compositions one after another, the cover of what the logo is of', () => {
    for (const brand of brands) {
      const pictures = [0, 1, 2].map((nth) => pictureOf(brand, nth));
      expect(new Set(pictures.map(({ scene }) => scene)).size, brand.name).toBe(3);
      expect(pictures[0]?.motif).toBe(motifOf(brand));
    }
  });

  it('begin with different compositions in each trade', () => {
    for (const [trade, ofTrade] of Map.groupBy(brands, (brand) => brand.trade.key))
      expect(
        new Set(ofTrade.map((brand) => pictureOf(brand, 0).scene)).size,
        trade,
      ).toBeGreaterThanOrEqual(Math.min(3, ofTrade.length));
  });

  it('are so many in a category that a page of it does not repeat itself', () => {
    const categoryOf = ({ trade }: Brand): number =>
      Math.floor((trade.subcategories[0] ?? 0) / 100);
    const large = [...Map.groupBy(brands, categoryOf)].filter(([, own]) => own.length >= 20);
    expect(large.length).toBeGreaterThan(4);
    for (const [category, own] of large) {
      const covers = own.map((brand) => pictureOf(brand, 0));
      const repeats = Math.max(
        ...[...Map.groupBy(covers, ({ scene }) => scene).values()].map(lengthOf),
      );
      expect(repeats / own.length, `one composition in category ${category}`).toBeLessThan(0.25);
      const same = Map.groupBy(covers, ({ scene, motif }) => `${scene.name} ${motif}`);
      expect(Math.max(...[...same.values()].map(lengthOf)), `alike in ${category}`).toBeLessThan(4);
    }
  });

  it('are no two alike on the page of a merchant: its cover, its offers and its gallery', () => {
    for (const brand of brands) {
      const pictures = [0, 1, 2, 3, 4].map((nth) => pictureOf(brand, nth));
      const alike = new Set(pictures.map(({ scene, motif }) => `${scene.name} ${motif}`));
      expect(alike.size, brand.name).toBe(5);
    }
  });

  it('are of what the name says: padel is no tennis, and a zoo no gallery', () => {
    const motifs = new Map(brands.map((brand) => [brand.name.split(' ')[0], motifOf(brand)]));
    expect([motifs.get('Padel'), motifs.get('Tenis'), motifs.get('Zoopark')]).toEqual([
      'padel',
      'racket',
      'paw',
    ]);
  });
});
