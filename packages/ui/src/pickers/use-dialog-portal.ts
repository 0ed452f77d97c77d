import { useState } from 'react';

/** Inside a modal dialog everything outside it is inert, so what drops from a picker must be put into that dialog. */
export const useDialogPortal = () => {
  const [container, setContainer] = useState<Element>();
  const findDialog = (element: Element | null) => {
    if (element) setContainer(element.closest('dialog') ?? undefined);
  };
  return { container, findDialog };
};
