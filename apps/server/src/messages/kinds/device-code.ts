import { defineMessage } from './kind.ts';
import { fittedSms } from './sms.ts';

type DeviceCode = {
  readonly code: string;
  /** What the phone calls itself, or its owner calls it. */
  readonly device: string;
  readonly use: 'activate' | 'unblock';
};

export const deviceCode = defineMessage<DeviceCode>({
  purpose: 'SERVICE',
  mail: ({ code, device, use }, { t }) => ({
    subject: t(`deviceCode.${use}.subject`, { code }),
    heading: t(`deviceCode.${use}.heading`),
    paragraphs: [t(`deviceCode.${use}.text`, { device })],
    code,
    notes: [t('deviceCode.valid'), t('deviceCode.ignore')],
  }),
  sms: ({ code, device, use }, { t }) =>
    fittedSms(device, (shown) => t(`deviceCode.${use}.sms`, { code, device: shown })),
});
