import { readFile, writeFile } from 'node:fs/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';

/**
 * Makes a key that opens backups, as age keeps it (`age -d -i <file>` takes it too).
 * @returns its recipient: what is enough to make backups, and opens none
 */
export const makeKey = async (file: string): Promise<string> => {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  // never over another one, which may be the only way to some backup
  await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600 });
  return recipient;
};

/** The keys in a file of age, one to a line beside comments. */
export const readKeys = async (file: string): Promise<string[]> => {
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  const keys = lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (keys.length === 0) throw new Error(`there is no key in ${file}`);
  return keys;
};
