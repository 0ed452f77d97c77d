/**
 * Names what somebody wants done once (decision 0052): the same key with the same request gets the first answer again,
 * with another request it is refused.
 */
export const idempotencyHeader = 'Idempotency-Key';
