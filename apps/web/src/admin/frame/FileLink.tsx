import type { LightRoute } from '@cafeteria/contract';
import { buttonClass, Icon, VisuallyHidden } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { useServices } from '../../shared/services.ts';
import { stringifySearch } from '../../shared/url-state/index.ts';
import { Allowed } from './Allowed.tsx';
import type { Values } from './widget.ts';

type Props = {
  /** The route that answers the file. */
  readonly of: LightRoute;
  readonly params?: Readonly<Record<string, number | string>>;
  readonly queryValues?: Values;
  readonly children: ReactNode;
  readonly title?: string;
  /** Said instead of its name to those who see the arrow: several files stand in one line. */
  readonly format?: string;
  /** Within a row of a table. */
  readonly size?: 'Small';
  readonly 'data-testid'?: string;
};

/** A file to take away; drawn only for who may have it. */
export const FileLink = ({
  of,
  params = {},
  queryValues = {},
  size,
  format,
  children,
  ...rest
}: Props) => {
  const { api } = useServices();
  const path = of.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
  return (
    <Allowed to={of}>
      <a
        {...rest}
        className={buttonClass({ kind: 'ghost', ...(size && { size }) })}
        href={`${api.origin}${path}${stringifySearch(queryValues)}`}
        download
      >
        <Icon name="download" size="em" />{' '}
        {format ? (
          <>
            <span aria-hidden="true">{format}</span>
            <VisuallyHidden>{children}</VisuallyHidden>
          </>
        ) : (
          children
        )}
      </a>
    </Allowed>
  );
};
