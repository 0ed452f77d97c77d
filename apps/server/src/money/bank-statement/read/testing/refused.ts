import { AppError } from '../../../../platform/app-error.ts';
import { readStatements } from '../index.ts';

const czech = { country: 'CZ', currency: 'CZK' } as const;
export const read = (content: string | Buffer) => readStatements(Buffer.from(content), czech);
/** What was refused, and where. */
export const refused = (content: string | Buffer) =>
  read(content).then(
    () => 'taken',
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      const { messageKey, params } = error.globalErrors[0] ?? {};
      return { key: messageKey?.split('.').at(-1), ...params };
    },
  );
