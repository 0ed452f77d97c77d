import type { Deps } from '../../../kernel/deps.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { checkCode } from './code.ts';
import { type CodeOwner, useCode } from './code.queries.ts';

/** What a wrong code is answered with, beside its field. */
export const wrongCode = (): AppError =>
  new AppError('code.error.invalid', undefined, [
    { field: 'code', messageKey: 'code.error.invalid' },
  ]);

/**
 * Does what a typed code allows, with what it was issued for, and uses the code up with it. Throws `code.error.invalid`
 * beside the field `code`, whatever is wrong with it.
 * @example await acceptCode(deps, owner, body.code, (tx, phone) => savePhoneNumber(tx, userId, phone))
 */
export const acceptCode = async (
  deps: Pick<Deps, 'db' | 'digest' | 'writeUnseen'>,
  owner: CodeOwner,
  typed: string,
  work: (tx: Db, target: string) => Promise<void>,
): Promise<void> => {
  // people type `123 456`
  const right = await checkCode(deps, owner, typed.replaceAll(/\s/g, ''));
  const target = right?.target;
  if (!target) throw wrongCode();
  await deps.writeUnseen(async (tx) => {
    if (!(await useCode(tx, right.id))) throw wrongCode();
    await work(tx, target);
  });
};
