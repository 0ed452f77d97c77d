export { renderMail } from './mail.ts';
