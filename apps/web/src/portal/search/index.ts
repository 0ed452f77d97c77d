export { searchRoute } from './routes.ts';
