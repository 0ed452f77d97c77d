import type { Language } from '@cafeteria/contract';
import type { Content } from 'pdfmake';
import type { Caller } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { createLanes } from '../../platform/apart/index.ts';

/** A document as it is printed. */
export type Sheet = {
  /** What stands below each page. */
  readonly number: string;
  /** What it is saved as. */
  readonly fileName: string;
  readonly title: string;
  readonly author: string;
  readonly language: Language;
  /** What is said below where a letter could not be drawn. */
  readonly lost: string;
  readonly content: readonly Content[];
};

const patienceMs = 20_000;

/** Puts documents on paper, apart from the threads that serve people: a page is 40 ms of work, the first one 300. */
export const openPress = ({ onClose }: Pick<Deps, 'onClose'>) => {
  const program = new URL('paper-process.ts', import.meta.url);
  const { run, close } = createLanes<Sheet, Uint8Array>({
    program,
    lanes: 1,
    maxWaiting: 40,
    patienceMs,
  });
  onClose(async () => close());
  return {
    /** Answers a document: shown where a browser can, and saved under its name. */
    send: async (reply: Caller['reply'], sheet: Sheet) =>
      reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `inline; filename="${sheet.fileName}.pdf"`)
        // a browser that shows it has parts of its own to fetch
        .header('content-security-policy', "frame-ancestors 'none'")
        .type('application/pdf')
        .send(Buffer.from(await run(sheet))),
  };
};
