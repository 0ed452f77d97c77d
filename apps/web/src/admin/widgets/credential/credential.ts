/** What a machine proves itself by: the key of a till, the token of a directory. */
export type Credential = {
  readonly id: number;
  readonly name: string;
  readonly dateCreated: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
};
/** Which section of `admin.json` calls it by its name. */
export type CredentialKind = 'terminal' | 'directoryToken';
export const testIdOf = { terminal: 'terminal', directoryToken: 'directory-token' } as const;
