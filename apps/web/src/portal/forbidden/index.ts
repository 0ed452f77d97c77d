export { ForbiddenScreen } from './ForbiddenScreen.tsx';
