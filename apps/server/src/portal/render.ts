import type { Visitor } from './visitor.ts';

/** What the page is started with, on the server and in the browser. */
export type Boot = Visitor & {
  readonly api: { readonly withoutSubdomain: boolean; readonly localPort: number };
  readonly queries: readonly unknown[];
  /** Of a page for many: `me` only stands in, and does not go to the browser. */
  readonly isShell?: true;
};
/**
 * A page the server renders, one of which it renders what is around it, one it leaves to the browser, or the one a
 * device keeps for when it is offline.
 */
export type PageKind = 'whole' | 'frame' | 'blank' | 'offline';
/** An answer of the API as the page reads it. */
export type Reply = {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { readonly get: (name: string) => string | null };
  readonly text: () => Promise<string>;
};
/** Asks the API for what a page shows. */
export type Transport = (url: string) => Promise<Reply>;
export type Rendered =
  | { redirect: string }
  | {
      status: number;
      /** The title and the description of the document. */
      head: string;
      /** Undefined where the browser renders by itself. */
      html: string | undefined;
      /** What stands there until it has. */
      placeholder?: string;
      /** Its style, beside that of every page. */
      style?: string;
      /** What the page is started with, as text for the browser. */
      boot: string;
      modules: readonly string[];
      texts: readonly string[];
    };
export type Render = (request: {
  url: string;
  origin: string;
  boot: Boot;
  transport: Transport;
  kind: PageKind;
}) => Promise<Rendered>;
/** What of a page is its reader's own: the answers it was drawn from, and HTML by the name of its room (`OwnPart`). */
export type Own = {
  readonly queries: readonly unknown[];
  readonly parts: Readonly<Record<string, string>>;
};
/** Whose it is, of which page, and where the API is for the browser. */
export type OwnRequest = { readonly boot: Boot; readonly path: string; readonly apiOrigin: string };
/** Draws it apart from its page. */
export type DrawOwn = (request: OwnRequest & { readonly transport: Transport }) => Promise<Own>;
