import type { Site } from '../frame/index.ts';

const home = '/admin';
const months = '/admin/month';
/** Who has no overview begins where their work is told: with the months of the books, else with what stands first. */
export const startOf = ({ find, navigation }: Site): string | undefined =>
  find(home) ? home : (navigation.find(({ path }) => path === months) ?? navigation[0])?.path;
