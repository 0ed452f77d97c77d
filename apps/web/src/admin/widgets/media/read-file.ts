import { uploadLimit } from '@cafeteria/contract';
import { isHeic } from './scale-picture.ts';

/** Why a file is not even sent; the key of its text. */
export const refusalOf = (
  file: Pick<File, 'name' | 'size' | 'type'>,
): 'media.error.heic' | 'media.error.tooLarge' | undefined => {
  if (isHeic(file)) return 'media.error.heic';
  return file.size > uploadLimit.bytes ? 'media.error.tooLarge' : undefined;
};

/**
 * The bytes of a file, before they are sent: one that has gone since it was chosen is said to be unreadable, and not
 * that there is no connection.
 */
export const readFile = (file: File): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('the file could not be read')),
    );
    reader.addEventListener('load', () => {
      if (!(reader.result instanceof ArrayBuffer))
        return reject(new Error('file reader ended with null result'));
      resolve(new Blob([reader.result], { type: file.type }));
    });
    reader.readAsArrayBuffer(file);
  });
