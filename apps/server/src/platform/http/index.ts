export { type AskInside, type InsideAnswer, insideOf } from './ask-inside.ts';
export { closeWhenAnswered } from './close-when-answered.ts';
export { lasting, lastingBut } from './answer-writer.ts';
export { AppError, found, invalidFields, notFound } from '../app-error.ts';
export { bodyLimitOf } from './body-limit.ts';
export { accepts, type Encoding, encodingOf } from './encoding.ts';
export { isBodyIntact } from './body-digest.ts';
export { registerDocumentation } from './documentation.ts';
export { registerErrorHandler, retrySeconds } from './error-handler.ts';
export { createRefusedAnswers } from './refused-answers.ts';
export { createRefusedProofs } from './refused-proofs.ts';
export { CallerGoneError, goneSignal } from './gone.ts';
export type { CallerTools, RouteInput } from './caller-tools.ts';
export { type HandlersOf, type HttpTools, implementAll, type SignedIn } from './implement.ts';
export { contentDigest, readSignature, signMessage } from './message-signature.ts';
export { createListener } from './listener.ts';
export { createReadyAnswers, type ReadyAnswers } from './ready-answers.ts';
export { partOf } from './part.ts';
export type { ReadyFile } from './ready-files.ts';
export { type ProductGauge, registerOperations } from './operations.ts';
export {
  trustsProxies,
  createHttpServer,
  withoutRequestLog,
  readyHeaders,
  transportSecurity,
} from './server.ts';
export { refuseUnreadable } from './refuse-unreadable.ts';
export { addressGroup, createLimit } from './limit.ts';
export { fieldPath } from './validation.ts';
