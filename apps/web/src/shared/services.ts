import { type Config, type Country, type Language, primaryLanguage } from '@cafeteria/contract';
import { createContext, use } from 'react';
import type { Api } from './api/index.ts';
import type { ClientLog } from './client-log.ts';
import type { Notifications } from './notifications/index.ts';
import type { MediaFormat, ThemeChoice } from './preferences/index.ts';

/** What every screen may use besides its data: one set per page in the browser, one per request on the server. */
export type Services = {
  readonly api: Api;
  readonly config: Config;
  readonly notifications: Notifications;
  readonly imageFormat: MediaFormat;
  readonly theme: ThemeChoice;
  /** Reports browser errors to the server. */
  readonly log: ClientLog;
  /** Changes the language of texts and data without a reload, and remembers it. */
  readonly changeLanguage: (language: Language) => Promise<void>;
  readonly signOut: () => Promise<void>;
};

export const ServicesContext = createContext<Services | undefined>(undefined);

export const useServices = (): Services => {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices outside of its provider');
  return services;
};

/** The installation's country, as records write it. */
export const useHomeCountry = (): Country =>
  use(ServicesContext)?.config.country === 'Sk' ? 'SK' : 'CZ';

/** The language every record must have: that of the installation's country. */
export const usePrimaryLanguage = (): 'cs' | 'sk' =>
  primaryLanguage(use(ServicesContext)?.config.country ?? 'Cz');
