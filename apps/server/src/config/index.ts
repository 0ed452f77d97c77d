export {
  environmentProblems,
  ownEnvironment,
  parseEnvironment,
  readConfig,
  type ServerConfig,
  variables,
} from './config.ts';
export { ConfigError } from './given.ts';
export type { TlsFiles } from './tls.ts';
export { isLoopback } from './encryption.ts';
export type { PaymentConfig } from './payment.ts';
export type { MessageConfig, SmsConfig, SmtpConfig } from './message.ts';
