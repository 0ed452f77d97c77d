/**
 * What of pdfmake is used here (https://pdfmake.github.io/docs/). Its own types bring those of browsers along, which
 * hide mistakes on a server.
 */
declare module 'pdfmake' {
  type Margins = readonly [left: number, top: number, right: number, bottom: number];
  type Look = {
    readonly style?: string;
    readonly margin?: Margins;
    readonly alignment?: 'left' | 'right';
    readonly bold?: boolean;
    readonly fontSize?: number;
    readonly color?: string;
    readonly lineHeight?: number;
    readonly font?: string;
    readonly noWrap?: boolean;
    readonly wordBreak?: 'break-all';
    /** Of what stands in columns. */
    readonly width?: number | string;
    readonly unbreakable?: boolean;
  };
  type Table = {
    readonly body: readonly (readonly Content[])[];
    readonly widths?: readonly (string | number)[];
    readonly headerRows?: number;
    readonly dontBreakRows?: boolean;
  };
  export type Content =
    | string
    | (Look &
        (
          | { readonly text: string }
          | { readonly stack: readonly Content[] }
          | { readonly columns: readonly Content[]; readonly columnGap?: number }
          | { readonly table: Table; readonly layout: string }
          | { readonly qr: string; readonly fit: number; readonly eccLevel: string }
        ));
  type Layout = {
    readonly hLineWidth: (row: number) => number;
    readonly vLineWidth: () => number;
    readonly hLineColor: () => string;
    readonly paddingLeft: (column: number) => number;
    readonly paddingRight: () => number;
    readonly paddingTop: () => number;
    readonly paddingBottom: () => number;
  };
  export type Definition = {
    readonly info: { readonly title: string; readonly author: string };
    readonly language: string;
    readonly displayTitle: boolean;
    readonly pageSize: string;
    readonly pageMargins: Margins;
    readonly defaultStyle: Look;
    readonly styles: Readonly<Record<string, Look>>;
    readonly footer: (page: number, pages: number) => Content;
    readonly content: readonly Content[];
  };
  const pdfmake: {
    setFonts: (fonts: Readonly<Record<string, { normal: string; bold: string }>>) => void;
    setUrlAccessPolicy: (may: (url: string) => boolean) => void;
    setLocalAccessPolicy: (may: (path: string) => boolean) => void;
    setTableLayouts: (layouts: Readonly<Record<string, Layout>>) => void;
    createPdf: (definition: Definition) => { getBuffer: () => Promise<Buffer> };
  };
  export default pdfmake;
}
