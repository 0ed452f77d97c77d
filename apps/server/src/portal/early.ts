import { createHash } from 'node:crypto';

/**
 * The one script that stands in every page: what somebody does before the page is alive is held, and done once it is
 * (`sendEarly`, `doEarly` in the browser). A form would be sent by the browser itself, with what was typed (a password
 * too) in the address; no form of the portal is ever the browser's to send, so that stays held back. A pressed button
 * and a choice would simply be lost; they are kept until the page itself listens, however often the impatient press.
 */
export const early =
  'addEventListener("submit",(event)=>{event.preventDefault();' +
  'if(globalThis.sentEarly===undefined)globalThis.sentEarly=event.target},true);' +
  'globalThis.doneEarly=new Map;' +
  'addEventListener("click",({target})=>{const button=target.closest("button[type=button]:not([popovertarget])");' +
  'if(button)globalThis.doneEarly?.set(button,"")},true);' +
  'addEventListener("change",({target})=>{if(target.tagName==="SELECT")' +
  'globalThis.doneEarly?.set(target,target.value)},true)';

/** What the security policy knows the script by. */
export const earlyHash = `sha256-${createHash('sha256').update(early).digest('base64')}`;
