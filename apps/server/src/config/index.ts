export { ConfigError, readConfig, type ServerConfig } from './config.ts';
