import type { ReactNode } from 'react';
import type { Resource } from '../resource.ts';

type Props = { readonly resource: Resource; readonly children: ReactNode };

/** What a resource draws around the pages with its form. */
export const AroundForm = ({ resource: { AroundForm: Around }, children }: Props) =>
  Around ? <Around>{children}</Around> : children;
