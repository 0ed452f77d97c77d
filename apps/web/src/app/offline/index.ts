export { keepLastVisit } from './last-visit.ts';
export { OfflinePage } from './OfflinePage.tsx';
export { offlineScreens } from './offline-screens.ts';
export { startOffline } from './start-offline.ts';
export { startWorker } from './versions.ts';
