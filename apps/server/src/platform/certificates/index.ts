/** Until when a certificate holds: of a file, and of what a server shows. */
export { type Certificate, certificateOfFile, readServed, type Served } from './served.ts';
