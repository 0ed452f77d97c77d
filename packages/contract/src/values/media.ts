import * as z from 'zod/mini';
import { text, uuid } from './text.ts';

const Fraction = z.number().check(z.minimum(0, 'validation.crop'), z.maximum(1, 'validation.crop'));
/** A rectangle of the picture in fractions of its width and height. */
export const CropArea = z
  .strictObject({ x: Fraction, y: Fraction, width: Fraction, height: Fraction })
  .check(
    z.refine(
      ({ x, y, width, height }) =>
        width > 0 && height > 0 && x + width <= 1.000_001 && y + height <= 1.000_001,
      'validation.crop',
    ),
  );
export type CropArea = z.output<typeof CropArea>;
export const Crop = z.strictObject({ crops: z.record(text(40), CropArea) });
export type Crop = z.output<typeof Crop>;

/** A picture as readers need it: enough to build its address and to reserve its place. */
export const MediaRef = z
  .object({
    uuid: uuid(),
    width: z.nullable(z.int()),
    height: z.nullable(z.int()),
    crops: z.record(z.string(), CropArea),
  })
  .register(z.globalRegistry, { id: 'MediaRef' });
export type MediaRef = z.output<typeof MediaRef>;
