import { api } from '@cafeteria/contract/light';
import { ClientLogRow } from '@cafeteria/contract';
import { lazyRouteComponent } from '@tanstack/react-router';
import { number, string } from '../../../shared/url-state/index.ts';
import { ownPage, pageNumber, word } from '../../frame/index.ts';

/** The pages for engineers; the gallery of components is large, so they load when they are opened. */
export const devPage = ownPage({
  name: 'dev',
  path: '/admin/dev',
  needs: [api.clientLog.list, api.messageAdmin.list, api.health.get, api.config.version],
  nav: { icon: 'settings', text: 'dev.title' },
  search: {
    tab: word(['components', 'log', 'outbox']),
    level: word(ClientLogRow.shape.level.options),
    from: string,
    to: string,
    pageNumber,
    message: number,
  },
  Screen: lazyRouteComponent(() => import('./Dev.tsx'), 'Dev'),
});
