/** That a document was sent by mail, and sending it again. */
export { SendButton, Sending } from './Sending.tsx';
