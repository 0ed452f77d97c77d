import { LinkTabs } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { ClientLog } from './ClientLog.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { SystemState, versionQuery } from './SystemState.tsx';
import { Outbox, type OutboxSearch } from '../../messages/message/index.ts';
import {
  AdminPage,
  type PageProps,
  Stack,
  useAdminText,
  renderPageLink,
} from '../../frame/index.ts';
import { stringifySearch } from '../../../shared/url-state/index.ts';

const path = '/admin/dev';

type Search = OutboxSearch & { readonly tab?: 'components' | 'log' | 'outbox' | undefined };
type Props = PageProps<Record<never, number>, Search>;

/**
 * What engineers look at: versions and health, what went wrong in browsers, and, but in production, every component in
 * every state.
 */
export const Dev = ({ search }: Props) => {
  const text = useAdminText();
  const { tab, message, pageNumber } = search;
  const hasGallery = useQuery(versionQuery).data?.hasGallery === true;
  return (
    <AdminPage title={text('dev.title')}>
      <Stack>
        <LinkTabs
          label={text('dev.parts')}
          selected={tab ?? 'state'}
          renderLink={renderPageLink}
          items={[
            { key: 'state', label: text('dev.system'), href: path },
            ...(hasGallery
              ? [
                  {
                    key: 'components',
                    label: text('dev.components'),
                    href: `${path}?tab=components`,
                  },
                ]
              : []),
            { key: 'log', label: text('dev.log'), href: `${path}?tab=log` },
            { key: 'outbox', label: text('message.outbox'), href: `${path}?tab=outbox` },
          ]}
        />
        {tab === undefined && <SystemState />}
        {tab === 'components' && hasGallery && <Gallery />}
        {tab === 'outbox' && (
          <Outbox
            search={{ message, pageNumber }}
            hrefOf={(next) => path + stringifySearch({ tab: 'outbox', ...next })}
          />
        )}
        {tab === 'log' && <ClientLog search={search} />}
      </Stack>
    </AdminPage>
  );
};
