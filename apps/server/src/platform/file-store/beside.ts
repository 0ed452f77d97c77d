import { FilesAway, type FileStore } from './store.ts';

/**
 * A store that also finds what still lies in another one, while files move from that to this. Everything new goes into
 * this; what is removed goes from both.
 */
export const withFallback = (store: FileStore, other: FileStore): FileStore => ({
  place: store.place,
  get: async (path) => {
    try {
      return (await store.get(path)) ?? (await other.get(path));
    } catch (error) {
      if (!(error instanceof FilesAway)) throw error;
      const found = await other.get(path);
      // that the other has none says nothing while this cannot be asked
      if (!found) throw error;
      return found;
    }
  },
  put: store.put,
  hashOf: async (path) => (await store.hashOf(path)) ?? other.hashOf(path),
  remove: async (path) => {
    await store.remove(path);
    await other.remove(path);
  },
  removeFolder: async (folder) => {
    await store.removeFolder(folder);
    await other.removeFolder(folder);
  },
  list: async function* (folder) {
    const seen = new Set<string>();
    for (const one of [store, other])
      for await (const path of one.list(folder)) {
        if (!seen.has(path)) yield path;
        seen.add(path);
      }
  },
  sweep: store.sweep,
});
