/** What of fontkit is used here (https://github.com/foliojs/fontkit), which pdfmake draws with. */
declare module 'fontkit' {
  /** The code points a file of one face has letters for. Throws for what is no font. */
  export const openSync: (path: string) => { readonly characterSet: readonly number[] };
}
