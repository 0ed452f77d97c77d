import type { PersonalDataPart } from '../../../kernel/personal-data.ts';
import { forgetDevices, listDevices } from './device.queries.ts';

export { mobileDeviceAppHandlers } from './device-app.handlers.ts';
export { findTokenOwner } from './device-key.ts';
export { mobileDeviceAdminHandlers } from './device.admin.ts';
export { mobileDeviceHandlers } from './device.handlers.ts';
export { mobileDeviceJobs } from './device.jobs.ts';
export {
  countDevices,
  type DeviceOwner,
  endDevices,
  endDevicesExcept,
  lockOwner,
} from './device.queries.ts';

export const devicesOfPerson: PersonalDataPart = {
  name: 'mobileDevices',
  tables: ['mobile_device'],
  read: listDevices,
  forget: forgetDevices,
};
