import type { Deps } from '../../../kernel/deps.ts';
import type { Db } from '../../../platform/db/index.ts';
import { invalidFields } from '../../../platform/http/index.ts';
import { isGuessable } from './guessable.ts';
import { findNames } from './password.queries.ts';
import { isPatterned } from './patterned.ts';

/** Throws when a new password is shorter than this installation allows. */
export const assertLongEnough = (
  { config }: Pick<Deps, 'config'>,
  field: string,
  password: string,
): void => {
  const min = config.portal.passwordMinLength;
  if ([...password].length < min)
    throw invalidFields([{ field, messageKey: 'validation.passwordLength', params: { min } }]);
};

/** Throws when what is to be new is what there was: a change that ends sessions and phones would shut nobody out. */
export const assertAnother = (current: string, next: string): void => {
  if (current === next)
    throw invalidFields([{ field: 'newPassword', messageKey: 'validation.passwordSame' }]);
};

/**
 * Throws when a new password is among the first somebody would try. Asked when it is certain whose it is to be, for the
 * answer tells of their names.
 */
export const assertNotGuessable = async (
  db: Db,
  field: string,
  password: string,
  userId: number,
): Promise<void> => {
  if (isPatterned(password))
    throw invalidFields([{ field, messageKey: 'validation.passwordPatterned' }]);
  if (await isGuessable(password, await findNames(db, userId)))
    throw invalidFields([{ field, messageKey: 'validation.passwordGuessable' }]);
};
