export { askForStall, Stall } from './Stall.tsx';
export { StallAt } from './StallAt.tsx';
