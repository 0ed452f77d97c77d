export { offerRoute } from './routes.ts';
