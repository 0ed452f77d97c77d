export { taxLimitResource } from './tax-limit.admin.tsx';
