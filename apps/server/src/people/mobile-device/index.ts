export { mobileDeviceAppHandlers } from './device-app.handlers.ts';
export { findTokenOwner } from './device-key.ts';
export { mobileDeviceAdminHandlers } from './device.admin.ts';
export { mobileDeviceHandlers } from './device.handlers.ts';
export { mobileDeviceJobs } from './device.jobs.ts';
export { type DeviceOwner, endDevices, forgetDevices } from './device.queries.ts';
