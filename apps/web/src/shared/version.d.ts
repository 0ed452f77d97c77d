/** Written by the build (vite.config.ts): the version info of the specification, section 3. */
declare const __VERSION_INFO__: {
  readonly name: string;
  readonly version: string;
  readonly buildDate: string;
  readonly commitHash: string;
  readonly lastCommitDate: string;
};
