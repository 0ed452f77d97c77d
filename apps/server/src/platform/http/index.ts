export { AppError, found, invalidFields, notFound } from './app-error.ts';
export { type Audience, type Context, languageOf, type Session, type SessionUser } from './context.ts';
export { registerErrorHandler } from './error-handler.ts';
export { type Handlers, type HttpTools, implement } from './implement.ts';
export { ResponseCache } from './response-cache.ts';
export { parse, validationError } from './validation.ts';
