export { StallAt } from './StallAt.tsx';
