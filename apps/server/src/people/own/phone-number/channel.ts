import type { CodeChannel } from '@cafeteria/contract';
import type { Deps } from '../../../kernel/deps.ts';

/**
 * How codes reach a person: by SMS where the installation sends them, else by e-mail; null who has no address then. A
 * number that is being proved gets the SMS itself.
 */
export const codeChannel = (
  { config }: Pick<Deps, 'config'>,
  email: string | null,
): CodeChannel | null => (config.messages.sms ? 'SMS' : email === null ? null : 'EMAIL');
