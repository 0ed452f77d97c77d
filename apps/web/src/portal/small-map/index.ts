export { SmallMap } from './SmallMap.tsx';
