/** The little of an EventSource that is used; tests bring their own. */
type Source = Pick<EventSource, 'close'> & {
  onmessage: unknown;
  onerror: unknown;
};
type StreamOptions<T> = {
  readonly url: string;
  readonly onMessage: (message: T) => void;
  /** Whether it was the last one: the stream is then closed. */
  readonly closeWhen: (message: T) => boolean;
  /** Called once, when it was tried as often as it may be; nothing is tried after that. */
  readonly onGiveUp: () => void;
  /** How often in a row it may fail. */
  readonly maxRetries?: number;
  readonly waitMs?: number;
  readonly connect?: (url: string) => Source;
};

/**
 * Follows a live event stream with the reader's cookies. A lost one is opened again after a second (specification,
 * sections 4 and 9), unlike by the browser a limited number of times. Returns what ends it.
 */
export const openStream = <T>({
  url,
  onMessage,
  closeWhen,
  onGiveUp,
  maxRetries = 5,
  waitMs = 1_000,
  connect = (address) => new EventSource(address, { withCredentials: true }),
}: StreamOptions<T>): (() => void) => {
  let source: Source | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOver = false;
  const stop = (): void => {
    isOver = true;
    clearTimeout(timer);
    source?.close();
  };
  const fail = (): void => {
    source?.close();
    if (isOver) return;
    failures += 1;
    if (failures <= maxRetries) {
      timer = setTimeout(open, waitMs);
      return;
    }
    stop();
    onGiveUp();
  };
  const hear = ({ data }: MessageEvent<string>): void => {
    // that it opened is not enough: a server that ends at once would be asked for ever
    failures = 0;
    const message = JSON.parse(data) as T;
    onMessage(message);
    if (closeWhen(message)) stop();
  };
  const open = (): void => {
    source = connect(url);
    source.onmessage = hear;
    source.onerror = fail;
  };
  open();
  return stop;
};
