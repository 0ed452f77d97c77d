/** Lists that nobody has asked for: no two addresses and readers are the same. */
import { BenefitType, languages } from '@cafeteria/contract';
import type { LoadRequest } from './loader.ts';
import type { People } from './people.ts';

const sorts = ['SCORING', 'NAME', 'RATING', 'DATE_CREATED'];
const directions = ['ASC', 'DESC'];
const pageSizes = ['16', '17', '18', '19', '20', '21', '22', '23', '24'];
const levels = ['1', '2', '1,2'];
const yesOrNo = ['true', 'false'];
/** Those no employer hides (`grown.ts`): what is hidden is not found. */
const categories = ['4', '5', '6', '7', '8', '9', '10', '11'];
/** No length of the lists above is a multiple of it, so steps of it meet every combination once. */
const step = 1_000_003;

export type Wanted = { readonly isFiltered: boolean; readonly pageNumber: number };

/** Gives other lists each time it is asked. */
export const createLists = ({ readers, ofLarge }: People) => {
  const taken = new Map<string, number>();
  return (wanted: Wanted, count: number): LoadRequest[] => {
    const { isFiltered, pageNumber } = wanted;
    // of a few hundred partners there is no far page
    const people = pageNumber === 0 ? readers : ofLarge;
    const wheels = [people, categories, languages, sorts, directions, pageSizes];
    if (isFiltered) wheels.push([...BenefitType.options], levels, yesOrNo);
    const total = wheels.reduce((product, { length }) => product * length, 1);
    const key = JSON.stringify(wanted);
    const from = taken.get(key) ?? 0;
    taken.set(key, from + count);
    return Array.from({ length: count }, (_, at) => {
      let left = ((from + at) * step) % total;
      const turned = wheels.map((wheel) => {
        const value = wheel[left % wheel.length] ?? '';
        left = Math.floor(left / wheel.length);
        return value;
      });
      const [cookie = '', category, language = '', sort, direction, pageSize] = turned;
      const [payment, sustainability, onlineHidden] = turned.slice(6);
      const filter = isFiltered
        ? `&payment=${payment}&sustainability=${sustainability}&onlineHidden=${onlineHidden}`
        : '';
      return {
        path:
          `/api/tile/category/${category}?sort=${sort}&direction=${direction}` +
          `&pageNumber=${pageNumber}&pageSize=${pageSize}${filter}`,
        headers: { 'accept-language': language, cookie },
      };
    });
  };
};
