export { mediaAdminHandlers, mediaHandlers } from './media.handlers.ts';
