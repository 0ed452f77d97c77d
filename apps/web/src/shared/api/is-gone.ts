/** Whether the server that answers now has no such file: false where it does not answer. */
export const isGone = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
};
