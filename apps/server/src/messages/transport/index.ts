import type { MessageConfig } from '../../config/index.ts';
import { createSms } from './sms.ts';
import { createSmtp } from './smtp.ts';
import type { Transports } from './transport.ts';

export { trySmtp } from './smtp.ts';

export {
  Bounced,
  type Mail,
  type MailPicture,
  type Sms,
  type Transport,
  type Transports,
} from './transport.ts';

/** What the configuration can send by. */
export const openTransports = ({
  smtp,
  sms,
}: MessageConfig): Transports & { readonly close: () => void } => {
  const mail = smtp && createSmtp(smtp);
  return { mail: mail?.send, sms: sms && createSms(sms), close: () => mail?.close() };
};
