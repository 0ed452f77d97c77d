import type { ProductGauge } from '../../platform/http/index.ts';
import type { Search } from './search.model.ts';

/** What search holds: how many things it finds, in how many parts, and the bytes of their tables. */
export const searchGauge = (search: Search): ProductGauge => ({
  name: 'search_index',
  help: 'Things that can be found, the parts of the index, and the bytes of their tables',
  label: 'what',
  read: async () => search.size(),
});
