/** The routes without their schemas, for code that only asks: no schema and no zod comes with them. */
export * as api from './generated/routes.gen.ts';
