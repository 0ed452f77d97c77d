export { contacts } from './contacts.tsx';
