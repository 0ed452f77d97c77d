import { isRouteActive } from '@cafeteria/contract';
import { useRouterState } from '@tanstack/react-router';
import { useTexts } from '../texts/index.ts';

/** Search engines show about so much of a description. */
const longestDescription = 160;
/** The beginning of a text, ended with a whole word. */
const beginningOf = (text: string): string =>
  text.length <= longestDescription
    ? text
    : `${text.slice(0, longestDescription).replace(/[\s,;.:–-]+\S*$/u, '')}…`;

type PageTitleProps = {
  readonly children: string;
  /** What the page is about, for search engines and previews of links; the portal's own where left out. */
  readonly description?: string | null | undefined;
};
/** The title of the browser tab (the page, then the portal) and the description of the document. */
export const PageTitle = ({ children, description }: PageTitleProps) => {
  const { t } = useTexts();
  return (
    <>
      <title>{`${children} | ${t('appName')}`}</title>
      <meta name="description" content={beginningOf(description || t('appDescription'))} />
    </>
  );
};

/** The path and query of the screen that is shown. */
export const useCurrentPath = (): string =>
  useRouterState({ select: ({ location }) => location.href });

/** `aria-current` of a link, by the specification's rule of active routes. */
export const currentOf = (path: string, base: string): 'page' | undefined =>
  isRouteActive(path, base) ? 'page' : undefined;
