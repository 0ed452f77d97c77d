import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;
/** Ports nobody listens at; all are held until the last is known, so that none comes twice. */
export const findFreePorts = async (count: number): Promise<readonly number[]> => {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => probe.address()).filter(isAddress);
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  return ports.map(({ port }) => port);
};
/**
 * The first process of a run chooses its ports, its workers know them from their environment: a
 * second run beside it has others.
 */
const chosen = (process.env.E2E_PORTS ??= (await findFreePorts(5)).join());
const [czWeb = '', czApi = '', skWeb = '', skApi = '', smtp = ''] = chosen.split(',');

const server = (webPort: string, apiPort: string) => ({
  ports: { WEB_PORT: webPort, API_PORT: apiPort },
  web: `http://localhost:${webPort}`,
  api: `http://localhost:${apiPort}`,
});
/** What journeys are played on: the Czech demo and, for those the project `slovak` plays again, a Slovak one. */
export const servers = { Cz: server(czWeb, czApi), Sk: server(skWeb, skApi) } as const;
export const slovakProject = 'slovak';
/** Where both send their mail: e2e/mail-server.ts. */
export const smtpPort = Number(smtp);
