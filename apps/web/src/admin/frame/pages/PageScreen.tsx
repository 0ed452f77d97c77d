import type { ReactNode } from 'react';
import { useLoaderData, useSearch } from '@tanstack/react-router';
import type { Found } from './site.ts';
import { useCrumbs } from './trail.ts';

const Shown = ({
  page,
  params,
  raw,
}: Found & { readonly raw: Readonly<Record<string, unknown>> }) => {
  const crumbs = useCrumbs(page.trail, params);
  return <page.Screen params={params} search={page.readSearch(raw)} crumbs={crumbs} />;
};

/**
 * Draws the page the route has found, with its parameters read. Where it has found none the router draws it once more
 * without anything, before the word that nothing is here.
 */
export const PageScreen = (): ReactNode => {
  const found = useLoaderData({ strict: false, structuralSharing: false }) as Found | undefined;
  const raw: Readonly<Record<string, unknown>> = useSearch({
    strict: false,
    structuralSharing: false,
  });
  return found && <Shown key={found.page.path} {...found} raw={raw} />;
};
