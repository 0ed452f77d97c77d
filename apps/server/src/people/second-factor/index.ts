export { forgetSecondFactor, lockFactors } from './second-factor.queries.ts';
export { secondFactorHandlers } from './second-factor.handlers.ts';
export {
  assertFactorLeft,
  beginApp,
  confirmApp,
  type FactorKind,
  firstRecoveryCodes,
  nextStepOf,
  useFactorCode,
} from './second-factor.ts';
export { findUsername } from './username.queries.ts';
