import { type CategoryView, resolveText, slug } from '@cafeteria/contract';
import type { Reader } from '../../kernel/caller/index.ts';
import type { Catalogue } from '../card/index.ts';

const inOrder = (
  a: { readonly position: number; readonly id: number },
  b: { readonly position: number; readonly id: number },
): number => a.position - b.position || a.id - b.id;

/** The active categories in order with their subcategories and the number of partners the reader finds in each. */
export const categoryTree = ({ model, partners }: Catalogue, reader: Reader): CategoryView[] => {
  const { language, primary, audience } = reader;
  const sees = model.sees(audience);
  const counts = partners.counts(reader);
  const subcategories = [...model.subcategories.values()]
    .filter(({ isOn }) => isOn)
    .toSorted(inOrder);
  return [...model.categories.values()]
    .filter(({ id, active }) => active && sees.category(id))
    .toSorted(inOrder)
    .map(({ id, code, name, description, colour, image }) => ({
      id,
      code,
      name: resolveText(name, language, primary),
      description: resolveText(description, language, primary),
      colour,
      image,
      partnerCount: counts.byCategory.get(id) ?? 0,
      route: slug(resolveText(name, primary, primary), id),
      subcategories: subcategories
        .filter(({ categoryId }) => categoryId === id)
        .map((one) => ({
          id: one.id,
          name: resolveText(one.name, language, primary),
          partnerCount: counts.bySubcategory.get(one.id) ?? 0,
          categoryId: id,
          route: slug(resolveText(one.name, primary, primary), one.id),
        })),
    }));
};
