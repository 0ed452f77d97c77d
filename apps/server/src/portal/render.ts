import type { Finish, Finished } from './finish.ts';
import type { Visitor } from './visitor.ts';

/** What the page is started with, on the server and in the browser. */
export type Boot = Visitor & {
  readonly api: { readonly withoutSubdomain: boolean; readonly localPort: number };
  readonly queries: readonly unknown[];
};
/** A page the server renders, one it leaves to the browser, or the one a device keeps for when it is offline. */
export type PageKind = 'whole' | 'blank' | 'offline';
/** Asks the API for what a page shows. */
export type Transport = (url: string) => Promise<Response>;
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

/** An answer of the API to the reader of a page. */
export type Answer = {
  readonly status: number;
  readonly body: Uint8Array;
  readonly contentType: string;
};
/** A page to be rendered and finished in the thread of its own. */
export type PageRequest = Omit<Parameters<Render>[0], 'transport'> & { readonly finish: Finish };
/** Renders and packs a page; `call` answers what it asks the API for. */
export type RenderPacked = (
  page: PageRequest,
  call: (path: string) => Promise<Answer>,
) => Promise<Finished>;
