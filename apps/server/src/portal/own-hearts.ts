import { createHash } from 'node:crypto';

/**
 * Presses the hearts of what a page's reader has taken, at the end of a page that was made for many and has none of
 * them pressed: a reader quicker than the scripts sees, and presses, their own. The page comes alive as it was
 * made, and draws the same again.
 */
export const ownHearts =
  '{const{favorites}=JSON.parse(document.getElementById("own").textContent);' +
  'for(const{entityType,entityId}of favorites.items)' +
  'for(const heart of document.querySelectorAll(`[data-heart="${entityType} ${entityId}"]`))' +
  'heart.setAttribute("aria-pressed","true")}';

/** What the security policy knows the script by. */
export const ownHeartsHash = `sha256-${createHash('sha256').update(ownHearts).digest('base64')}`;
