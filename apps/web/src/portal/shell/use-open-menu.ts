import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

export type OpenMenu = 'categories' | 'language' | 'theme' | 'account' | 'mobile';

/** Which menu of the header is open; it closes when a navigation starts. */
export const useOpenMenu = () => {
  const router = useRouter();
  const [open, setOpen] = useState<OpenMenu>();
  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(undefined)), [router]);
  const propsOf = (menu: OpenMenu) => ({
    isOpen: open === menu,
    onOpenChange: (isOpen: boolean): void =>
      setOpen((before) => (isOpen ? menu : before === menu ? undefined : before)),
  });
  return { propsOf, open: setOpen, close: (): void => setOpen(undefined) };
};
