import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packPage } from './pack-page.ts';

const line = '<li class="card">Kavárna Žabka, the government of the people</li>';
/** A page whose packer has so much left for its last block. */
const partsOf = (length: number): readonly string[] => [
  `<style>${line.repeat(600)}</style>`,
  line.repeat(Math.ceil(length / line.length)).slice(0, length),
  '</body></html>',
];

// a block that is not worth packing stands as it is, from a whole byte on
test('a page is read as it was written, whatever is left for its last block', async () => {
  for (let blocks = 1; blocks <= 4; blocks += 1)
    for (let beyond = -40; beyond <= 40; beyond += 1) {
      const parts = partsOf(blocks * 16_384 + beyond);
      const read = brotliDecompressSync(await packPage(parts, 4)).toString();
      expect(read === parts.join('')).toBe(true);
    }
});
