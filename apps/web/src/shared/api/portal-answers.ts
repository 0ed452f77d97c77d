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
