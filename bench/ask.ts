/** One request after another over connections that are kept, to products on this machine. */
import { Agent, get } from 'node:http';
import type { LoadRequest } from './full-size/loader.ts';

export const connections = 4;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
type Got = { readonly status: number | undefined; readonly location: string | undefined };

export const askOne = (port: number, { path, headers }: LoadRequest): Promise<Got> =>
  new Promise((answered, failed) => {
    get({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
      const { statusCode: status, headers: responseHeaders } = answer;
      answer.resume().on('end', () => answered({ status, location: responseHeaders.location }));
    }).on('error', failed);
  });
export const closeConnections = (): void => agent.destroy();
