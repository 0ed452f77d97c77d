import { api } from '@cafeteria/contract/light';
import { lazyRouteComponent } from '@tanstack/react-router';
import { number } from '../../../shared/url-state/index.ts';
import { ownPage, word } from '../../frame/index.ts';
import { clientLog } from './ClientLog.tsx';

/** The pages for engineers; the gallery of components is large, so they load when they are opened. */
export const devPage = ownPage({
  name: 'dev',
  path: '/admin/dev',
  needs: [api.clientLog.list, api.messageAdmin.list, api.health.get, api.config.version],
  nav: { icon: 'settings', group: 'system', text: 'dev.title' },
  search: {
    tab: word(['components', 'log', 'outbox']),
    ...clientLog.readers,
    message: number,
  },
  Screen: lazyRouteComponent(() => import('./Dev.tsx'), 'Dev'),
});
