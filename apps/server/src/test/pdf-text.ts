import { inflateSync } from 'node:zlib';

type Objects = ReadonlyMap<string, string>;
const objectsOf = (pdf: string): Objects =>
  new Map(
    [...pdf.matchAll(/(\d+) 0 obj\s*([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );
const streamOf = (body: string): string => {
  const packed = /stream\r?\n([\s\S]*)\r?\nendstream/.exec(body)?.[1] ?? '';
  return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
};
/** What the glyphs of a font stand for: ranges of them, each with its letters. */
const lettersOf = (cmap: string): ReadonlyMap<number, string> =>
  new Map(
    [...cmap.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/g)].flatMap(
      ([, first = '0', letters = '']) =>
        [...letters.matchAll(/<([\da-f ]*)>/g)].map(([, code = ''], nth) => {
          const letter = Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
          return [Number.parseInt(first, 16) + nth, letter] as const;
        }),
    ),
  );
const fontsOf = (
  objects: Objects,
  page: string,
): ReadonlyMap<string, ReadonlyMap<number, string>> => {
  const resources = objects.get(/\/Resources (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '';
  return new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
      return [name, lettersOf(streamOf(objects.get(cmap) ?? ''))];
    }),
  );
};
const textOfPage = (objects: Objects, page: string): string => {
  const fonts = fontsOf(objects, page);
  const drawn = streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '');
  return [...drawn.matchAll(/\/(F\d+) [\d.]+ Tf\s+\[([^\]]*)\] TJ/g)]
    .map(([, font = '', shown = '']) =>
      [...shown.matchAll(/<([\da-f]*)>/g)]
        .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
        .map((glyph) => fonts.get(font)?.get(Number.parseInt(glyph, 16)) ?? '')
        .join(''),
    )
    .join('\n');
};

/** What is written on the pages of a PDF as pdfmake makes it, each piece on a line. */
export const pdfText = (pdf: Uint8Array): string[] => {
  const objects = objectsOf(Buffer.from(pdf).toString('latin1'));
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((page) => textOfPage(objects, page));
};
