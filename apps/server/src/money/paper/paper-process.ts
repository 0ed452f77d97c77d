/** The process that puts documents on paper, one at a time, for the process that started it. */
import { fileURLToPath } from 'node:url';
import type { Definition } from 'pdfmake';
import { serveApart } from '../../platform/apart/index.ts';
import type { Sheet } from './press.ts';
import { createDrawable } from './letters.ts';
import { createPrinter } from './printable.ts';

const fontOf = (name: string): string =>
  fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/${name}.ttf`));

/** Loaded with the first document: few installations print many, and most of it is fonts. */
const loadPdfmake = async () => {
  const [{ default: pdfmake }, { openSync }] = await Promise.all([
    import('pdfmake'),
    import('fontkit'),
  ]);
  const [normal, bold] = [fontOf('Roboto-Regular'), fontOf('Roboto-Medium')];
  pdfmake.setFonts({ Roboto: { normal, bold } });
  // a document names no file and no address of its own
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path === normal || path === bold);
  pdfmake.setTableLayouts({
    lines: {
      hLineWidth: (row) => (row === 0 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => '#bbb',
      paddingLeft: (column) => (column === 0 ? 0 : 10),
      paddingRight: () => 0,
      paddingTop: () => 4,
      paddingBottom: () => 4,
    },
  });
  const faces = [normal, bold].map((face) => new Set(openSync(face).characterSet));
  return { pdfmake, drawable: createDrawable(faces) };
};
let loaded: ReturnType<typeof loadPdfmake> | undefined;

/** A document on A4; the bytes of a PDF. */
const pdfOf = async (sheet: Sheet): Promise<Buffer> => {
  const { number, title, author, language, lost, content } = sheet;
  const { pdfmake, drawable } = await (loaded ??= loadPdfmake());
  const { print, hasLost } = createPrinter(drawable);
  const printed = [
    { text: title, fontSize: 18, bold: true, margin: [0, 0, 0, 16] } as const,
    ...content,
  ].map(print);
  const definition: Definition = {
    info: { title, author },
    language,
    // a window is called by the title, not by the file
    displayTitle: true,
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 48],
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.2 },
    styles: { label: { color: '#666', fontSize: 8.5 }, small: { color: '#444', fontSize: 8.5 } },
    footer: (page, pages) => ({
      text: `${number} · ${page}/${pages}`,
      style: 'label',
      alignment: 'right',
      margin: [48, 16, 48, 0],
    }),
    content: [
      ...printed,
      ...(hasLost() ? [{ text: lost, style: 'small', margin: [0, 14, 0, 0] } as const] : []),
    ],
  };
  return pdfmake.createPdf(definition).getBuffer();
};

serveApart<Sheet, Uint8Array>(pdfOf);
