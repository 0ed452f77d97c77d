export { importProfileFrame, profileRoute } from './routes.ts';
