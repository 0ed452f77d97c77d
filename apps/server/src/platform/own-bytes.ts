/**
 * The same bytes in a piece of memory of their own, for what is kept for long. Small buffers lie many in one piece, and
 * compressed ones in a larger one than they need: the one that stays keeps all of it.
 */
export const ownBytes = (bytes: Uint8Array): Buffer => {
  if (Buffer.isBuffer(bytes) && bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
};
