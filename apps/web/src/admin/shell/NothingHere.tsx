import { buttonClass, EmptyState } from '@cafeteria/ui';
import type { NotFoundRouteProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageTitle } from '../../shared/navigation/index.ts';
import { forbidden } from '../../shared/routing/index.ts';
import { useMe } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { PageLink, useAdminText } from '../frame/index.ts';
import { siteFor, startOf } from '../resources.ts';

/**
 * An address of administration that leads nowhere, or to what others look after: said within the frame, whose
 * navigation is the way on.
 */
export const NothingHere = ({ data }: Pick<NotFoundRouteProps, 'data'>): ReactNode => {
  const { t } = useTexts();
  const text = useAdminText();
  const start = startOf(siteFor(useMe()));
  const isForbidden = data === forbidden;
  const title = t(isForbidden ? 'forbidden.title' : 'notFound.title');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        icon={isForbidden ? 'lock' : 'search'}
        headingLevel={1}
        title={title}
        actions={
          start && (
            <PageLink className={buttonClass()} href={start}>
              {text('nothingHere.start')}
            </PageLink>
          )
        }
      >
        {isForbidden ? t('forbidden.text') : text('nothingHere.text')}
      </EmptyState>
    </>
  );
};
