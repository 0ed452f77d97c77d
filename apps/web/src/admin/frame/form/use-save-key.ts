import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S and Cmd+S save, wherever on the page the focus is; a dialog in front keeps them to itself. */
export const useSaveKey = (save: () => void): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (!document.querySelector('dialog:modal')) save();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
