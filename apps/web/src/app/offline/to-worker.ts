/** What a page says to the service worker. */
export type ToWorker =
  /** Asks of which build the worker is; the answer comes through the port sent with it. */
  | { readonly kind: 'build' }
  /** The page is of the worker's build: no older one needs to go on. */
  | { readonly kind: 'takeOver' }
  /** In which language the page speaks. */
  | { readonly kind: 'language'; readonly language: string };
