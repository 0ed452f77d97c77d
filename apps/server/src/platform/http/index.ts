export { AppError, found, invalidFields, notFound } from './app-error.ts';
export {
  type Audience,
  type Context,
  languageOf,
  type Session,
  type SessionUser,
} from './context.ts';
export { registerDocumentation } from './documentation.ts';
export { registerErrorHandler } from './error-handler.ts';
export { type Handlers, type HttpTools, implementAll } from './implement.ts';
export { registerOperations } from './operations.ts';
export { ResponseCache } from './response-cache.ts';
export { believing, createHttpServer, quietly, readyHeaders } from './server.ts';
export { fieldPath } from './validation.ts';
