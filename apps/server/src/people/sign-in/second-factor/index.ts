import type { PersonalDataPart } from '../../../kernel/personal-data.ts';
import { forgetSecondFactor, readSecondFactor } from './second-factor.queries.ts';

export { forgetSecondFactor, lockFactors } from './second-factor.queries.ts';
export { secondFactorHandlers } from './second-factor.handlers.ts';
export {
  assertFactorLeft,
  beginApp,
  confirmApp,
  factorsOf,
  type FactorKind,
  firstRecoveryCodes,
  nextStepOf,
  useFactorCode,
} from './second-factor.ts';
export { findUsername } from './username.queries.ts';

export const secondFactorOfPerson: PersonalDataPart = {
  name: 'secondFactor',
  tables: ['second_factor', 'recovery_code'],
  read: readSecondFactor,
  forget: forgetSecondFactor,
};
