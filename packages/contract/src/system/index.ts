/** The installation itself: configuration, audit, dashboard, browser log, health, saved views. */
import { auditRoutes } from './audit.ts';
import { clientLogRoutes } from './client-log.ts';
import { configRoutes } from './config.ts';
import { dashboardRoutes } from './dashboard.ts';
import { healthRoutes } from './health.ts';
import { savedViewRoutes } from './saved-view.ts';

export * from './audit.ts';
export * from './client-log.ts';
export * from './config.ts';
export * from './dashboard.ts';
export * from './health.ts';
export * from './saved-view.ts';

/** The routes of this area by entity. */
export const systemApi = {
  config: configRoutes,
  clientLog: clientLogRoutes,
  audit: auditRoutes,
  dashboard: dashboardRoutes,
  health: healthRoutes,
  savedView: savedViewRoutes,
} as const;
