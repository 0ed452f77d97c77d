export { ClientLog, type LogSearch } from './ClientLog.tsx';
export { Gallery } from './gallery/Gallery.tsx';
export { SystemState } from './SystemState.tsx';
