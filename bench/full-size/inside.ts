/** Loaded into the product's process before it, to say from within what cannot be seen from outside. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const resolution = 5;

const answer = {
  /** Microseconds of the processor so far, of all threads. */
  cpu: (): number => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  /** Megabytes after everything that can be freed has been; first the most there ever were. */
  memory: () => {
    const peakBytes = process.resourceUsage().maxRSS * 1_024;
    // the most thorough collection there is: Node left alone gives back less
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    const { rss, heapUsed, external } = process.memoryUsage();
    return [peakBytes, rss, heapUsed, external].map((bytes) => bytes / 1_048_576);
  },
};

// the loader of a thread runs this, too
if (isMainThread) {
  const { startRecording } = await import('../statements.ts');
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let stopRecording: ReturnType<typeof startRecording> = () => [];
  const answers: Readonly<Record<string, () => unknown>> = {
    ...answer,
    record: () => {
      stopRecording = startRecording();
      return true;
    },
    recorded: () => stopRecording(),
    /** How long the event loop was held at most since this was asked last. */
    held: () => {
      const held = Math.max(0, delay.max / 1e6 - resolution);
      delay.reset();
      return held;
    },
  };
  process.on('message', (question: string) => process.send?.(answers[question]?.()));
  // the product ends itself, whether or not anybody could still ask
  process.channel?.unref();
}
