import * as z from 'zod/mini';
import { text } from '../values/text.ts';
import { CodeChannel } from '../vocabulary/enums.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

export const CodeSent = z
  .object({
    codeSent: z.literal(true),
    channel: CodeChannel,
    /** Seconds until another code may be asked for. */
    retryAfterSeconds: z.int(),
  })
  .register(z.globalRegistry, { id: 'CodeSent' });
export type CodeSent = z.output<typeof CodeSent>;

/** A code as it was typed; what is not six digits is a wrong one. */
export const TypedCode = z.strictObject({ code: text(textLimit.code) });
