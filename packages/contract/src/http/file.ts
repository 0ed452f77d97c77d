/**
 * The body of a request is a file: its bytes as they are, not more of them, sent as one of the types or as bytes of no
 * type. What the route's `body` says stands beside it, as JSON in the query (`fileForm`): it is judged before a byte of
 * the file is read.
 */
export type FileBody = {
  readonly bytes: number;
  /** Media types; `image/*` is any of a kind. */
  readonly types: readonly string[];
};

/** What a caller sends: bytes, or a `File` of a browser. */
export type FileSource =
  | Uint8Array
  | {
      readonly size: number;
      readonly type: string;
      readonly arrayBuffer: () => Promise<ArrayBuffer>;
    };

/** The parameter of the query that holds what is said beside a file. */
export const fileForm = 'form';
/** Bytes of no type in particular. What a file is, its bytes say. */
export const anyBytes = 'application/octet-stream';

/** Whether a route takes a file that is sent as that type. */
export const takesType = ({ types }: FileBody, type: string): boolean =>
  [anyBytes, ...types].some((one) =>
    one.endsWith('/*') ? type.startsWith(one.slice(0, -1)) : one === type,
  );
/** As what a file is sent; browsers call files by what is installed beside them, so that a type may be of no use. */
export const sentTypeOf = (file: FileBody, type: string): string =>
  takesType(file, type) ? type : anyBytes;
