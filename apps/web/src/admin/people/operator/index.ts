export { operatorResource } from './operator.admin.tsx';
