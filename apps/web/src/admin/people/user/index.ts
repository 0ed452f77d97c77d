export { AccountCard } from './AccountCard.tsx';
export { userResource } from './user.admin.tsx';
