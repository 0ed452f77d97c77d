/** What other commands share with the ones of backups: how they open an installation, and how they talk. */
export { command, say } from './command.ts';
export { type Installation, keyFile, migrations, openInstallation } from './open.ts';
export { listBackups, timeOf } from './names.ts';
export { openBackups } from './place.ts';
