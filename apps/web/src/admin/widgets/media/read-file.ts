import { shortenFileName, uploadLimit } from '@cafeteria/contract';
import { isHeic } from './scale-picture.ts';

/** Why a file is not even sent; the key of its text. */
export const refusalOf = (
  file: Pick<File, 'name' | 'size' | 'type'>,
): 'media.error.heic' | 'media.error.tooLarge' | undefined => {
  if (isHeic(file)) return 'media.error.heic';
  return file.size > uploadLimit.bytes ? 'media.error.tooLarge' : undefined;
};

/** A file as the upload wants it: base64 without the `data:` prefix, its name cut to what the portal keeps. */
export const readFile = (
  file: File,
): Promise<{ data: string; fileName: string; fileContentType: string }> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('the file could not be read')),
    );
    reader.addEventListener('load', () => {
      if (typeof reader.result !== 'string')
        return reject(new Error('file reader ended with null result'));
      resolve({
        data: reader.result.slice(reader.result.indexOf(',') + 1),
        fileName: shortenFileName(file.name),
        fileContentType: file.type,
      });
    });
    reader.readAsDataURL(file);
  });
