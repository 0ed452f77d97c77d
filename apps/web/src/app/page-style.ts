/**
 * The style of a page holds that of its screen. Says so to what fetches the screen's script: it looks for the files of
 * the style among the links of the document first, and a disabled link fetches nothing.
 */
export const pageStyle = (): void => {
  const files = document.querySelector<HTMLElement>('style[data-files]')?.dataset.files;
  for (const href of files?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.href = href;
    document.head.append(link);
  }
};
