import { type MediaRecord, shortenFileName, uploadLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatNumber, messageText } from '@cafeteria/i18n';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText, useUnderWay } from '../../frame/index.ts';
import { readFile, refusalOf } from './read-file.ts';
import { fitPicture, isHeic, type PictureFacts } from './scale-picture.ts';

export type UploadProgress = { readonly done: number; readonly total: number };

/** `4,2 MB (4 032 × 3 024)` */
const sizeText = ({ bytes, width, height }: PictureFacts): string =>
  `${formatNumber(Math.round((bytes / 1_048_576) * 10) / 10)}\u00A0MB ` +
  `(${formatNumber(width)}\u00A0×\u00A0${formatNumber(height)})`;

/**
 * Sends files one after another, pictures over the limit made smaller first; what is wrong with any
 * of them is said with its name, the others go through.
 */
export const useUpload = () => {
  const { i18n } = useTexts();
  const text = useAdminText();
  const { notifications } = useServices();
  const { mutateAsync } = useMutation(write(api.mediaAdmin.upload, { saysRefusals: true }));
  const [progress, setProgress] = useState<UploadProgress>();
  const [errors, setErrors] = useState<readonly string[]>([]);
  useUnderWay(progress !== undefined);

  const send = async (file: File): Promise<MediaRecord | string> => {
    const { file: fit, scaled } = await fitPicture(file);
    const refusal = refusalOf(fit);
    if (refusal) return `${file.name}: ${messageText(i18n, refusal)}`;
    try {
      const media = await mutateAsync({
        body: { fileName: shortenFileName(fit.name) },
        file: await readFile(fit),
      });
      if (scaled)
        notifications.add(
          'info',
          text(isHeic(file) ? 'media.converted' : 'media.scaled', {
            name: file.name,
            before: sizeText(scaled.before),
            after: sizeText(scaled.after),
          }),
        );
      return media;
    } catch (error) {
      const [first] = error instanceof ApiError ? error.globalErrors : [];
      return `${file.name}: ${messageText(i18n, first?.messageKey ?? 'common.error.unexpected', first?.params)}`;
    }
  };
  const turn = useRef(0);
  /** What was sent before a cancellation stays; what was on its way is nowhere used. */
  const cancel = (): void => {
    turn.current += 1;
    setProgress(undefined);
  };
  const upload = async (files: readonly File[]): Promise<MediaRecord[]> => {
    const own = (turn.current += 1);
    const accepted = files.slice(0, uploadLimit.files);
    const problems =
      files.length > accepted.length ? [text('media.tooMany', { count: uploadLimit.files })] : [];
    const uploaded: MediaRecord[] = [];
    setErrors([]);
    for (const [done, file] of accepted.entries()) {
      setProgress({ done, total: accepted.length });
      const result = await send(file);
      if (turn.current !== own) return uploaded;
      if (typeof result === 'string') problems.push(result);
      else uploaded.push(result);
    }
    setProgress(undefined);
    setErrors(problems);
    return uploaded;
  };
  /** Files of another kind than the field takes. */
  const refuse = (files: readonly File[]): void =>
    setErrors(files.map(({ name }) => `${name}: ${text('media.wrongType')}`));
  return { upload, cancel, refuse, progress, errors };
};
