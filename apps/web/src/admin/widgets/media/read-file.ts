import { uploadLimit } from '@cafeteria/contract';
import { isHeic } from './scale-picture.ts';

/** Why a file is not even sent; the key of its text. */
export const refusalOf = (
  file: Pick<File, 'name' | 'size' | 'type'>,
): 'media.error.heic' | 'media.error.tooLarge' | undefined => {
  if (isHeic(file)) return 'media.error.heic';
  return file.size > uploadLimit.bytes ? 'media.error.tooLarge' : undefined;
};
