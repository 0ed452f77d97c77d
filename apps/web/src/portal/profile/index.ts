export { profileRoute } from './routes.ts';
