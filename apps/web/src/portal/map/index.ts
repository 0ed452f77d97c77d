export { mapRoute } from './routes.ts';
