import { createHash } from 'node:crypto';

/**
 * The one script that stands in every page. A form sent before the page is alive would be sent by the browser itself,
 * with what was typed (a password too) in the address: it is held back, and sent once it is alive (`sendEarly` in the
 * browser). No form of the portal is ever the browser's to send, so it stays.
 */
export const earlySubmit =
  'addEventListener("submit",(event)=>{event.preventDefault();' +
  'if(globalThis.sentEarly===undefined)globalThis.sentEarly=event.target},true)';

/** What the security policy knows the script by. */
export const earlySubmitHash = `sha256-${createHash('sha256').update(earlySubmit).digest('base64')}`;
