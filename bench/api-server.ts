/** The product's API in a process of its own, so that the load comes from outside as it does from the reference. */
import { startBenchServer } from './server.ts';

const server = await startBenchServer(Number(process.argv[2]));
process.stdout.write('ready\n');
process.on('message', (question: string) => {
  if (question === 'memory') process.send?.(process.memoryUsage().rss);
});
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
