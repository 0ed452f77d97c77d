export { AppError, found, invalidFields, notFound } from './app-error.ts';
export { registerDocumentation } from './documentation.ts';
export { registerErrorHandler } from './error-handler.ts';
export { type CallerTools, type HandlersOf, implementAll, type SignedIn } from './implement.ts';
export { registerOperations } from './operations.ts';
export { ResponseCache } from './response-cache.ts';
export { trustsProxies, createHttpServer, withoutRequestLog, readyHeaders } from './server.ts';
export { fieldPath } from './validation.ts';
