/** Small, and of the portal itself: it is not asked of the API, and no worker keeps it. */
const address = '/robots.txt';

/** Whether the portal can be reached: a device may have a network and no way here. */
export const portalAnswers = async (): Promise<boolean> => {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
};

/** Whether the portal that answers now has no such file (any more): false where it does not answer. */
export const isGone = async (file: string): Promise<boolean> => {
  try {
    return (await fetch(file, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
};
