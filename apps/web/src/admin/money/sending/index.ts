/** That a document was sent by mail, and sending it again. */
export { Sending } from './Sending.tsx';
