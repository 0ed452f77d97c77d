export { useSectionBeingRead } from './use-section-being-read.ts';
