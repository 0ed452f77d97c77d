import { uploadLimit } from '@cafeteria/contract';
import { describe, expect, test } from 'vitest';
import { fitPicture, isHeic } from './scale-picture.ts';
import { refusalOf } from './read-file.ts';

/** A picture of noise, which no format makes small. */
const noise = async (width: number, height: number, type: string, name: string): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = new ImageData(width, height);
  const words = new Uint32Array(image.data.buffer);
  let seed = 1;
  for (let index = 0; index < words.length; index += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    words[index] = seed | 0xff_00_00_00;
  }
  context?.putImageData(image, 0, 0);
  return new File([await canvas.convertToBlob({ type, quality: 1 })], name, { type });
};

describe('a picture before it is sent', () => {
  test('over a megabyte is made smaller, in its shape, and says from what to what', async () => {
    const photo = await noise(2_400, 1_200, 'image/jpeg', 'IMG_0042.jpeg');
    expect(photo.size).toBeGreaterThan(uploadLimit.bytes);
    const { file, scaled } = await fitPicture(photo);
    expect(file.size).toBeLessThanOrEqual(uploadLimit.bytes);
    expect([file.name, file.type]).toEqual(['IMG_0042.jpg', 'image/jpeg']);
    expect(scaled?.before).toEqual({ bytes: photo.size, width: 2_400, height: 1_200 });
    const { width, height } = await createImageBitmap(file);
    expect(scaled?.after).toEqual({ bytes: file.size, width, height });
    expect(width / height).toBe(2);
    expect(refusalOf(file)).toBeUndefined();
  });
  test('with transparency keeps it', async () => {
    const { file } = await fitPicture(await noise(1_000, 1_000, 'image/png', 'logo.png'));
    expect([file.name, file.type]).toEqual(['logo.webp', 'image/webp']);
  });
  test('within the limit is left alone, as are drawings and documents of any size', async () => {
    const small = await noise(40, 40, 'image/png', 'a.png');
    const large = new Uint8Array(uploadLimit.bytes + 1);
    const svg = new File([large], 'a.svg', { type: 'image/svg+xml' });
    const pdf = new File([large], 'a.pdf', { type: 'application/pdf' });
    for (const given of [small, svg, pdf]) expect((await fitPicture(given)).file).toBe(given);
    expect(refusalOf(pdf)).toBe('media.error.tooLarge');
  });
  test('in HEIC, which this browser does not read, is refused by its name', async () => {
    const heic = new File([new Uint8Array(64)], 'IMG_0042.HEIC', { type: '' });
    const { file } = await fitPicture(heic);
    expect([isHeic(file), refusalOf(file)]).toEqual([true, 'media.error.heic']);
  });
});
