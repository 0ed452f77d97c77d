import { createHash } from 'node:crypto';

/**
 * Stands at the end of a page that has something of its reader's own, and runs before any other script has come.
 * It presses the hearts of what the reader has taken, of a page that was made for many and has none of them pressed:
 * the page comes alive as it was made, and draws the same again. And it puts what was drawn apart into its room
 * (`OwnPart`), with the styles that the policy of pages lets nobody write into HTML.
 */
export const ownScript =
  '{const{favorites}=JSON.parse(document.getElementById("own").textContent);' +
  'for(const{entityType,entityId}of favorites?.items??[])' +
  'for(const heart of document.querySelectorAll(`[data-heart="${entityType} ${entityId}"]`))' +
  'heart.setAttribute("aria-pressed","true");' +
  'for(const{dataset,content}of document.querySelectorAll("template[data-part]")){' +
  'for(const drawn of content.querySelectorAll("[data-style]"))drawn.style.cssText=drawn.dataset.style;' +
  'document.querySelector(`[data-room="${dataset.part}"]`)?.append(content)}}';

/** What the security policy knows the script by. */
export const ownScriptHash = `sha256-${createHash('sha256').update(ownScript).digest('base64')}`;
