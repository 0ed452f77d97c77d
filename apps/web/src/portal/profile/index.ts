export { creditsRoutes } from './credits/routes.ts';
