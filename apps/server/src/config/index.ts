export { ConfigError, readConfig, type ServerConfig } from './config.ts';
export type { PaymentConfig } from './payment.ts';
export type { MessageConfig, SmsConfig, SmtpConfig } from './message.ts';
