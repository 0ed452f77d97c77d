import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { greetings } from './greeting.ts';

export type Certificate = {
  readonly until: Date;
  /** Why it is not believed; of a file nobody asks that. */
  readonly problem: string | undefined;
};
export const certificateOfFile = (file: string): Certificate => ({
  until: new Date(new X509Certificate(readFileSync(file)).validTo),
  problem: undefined,
});

/** Who shows it. */
export type Served = {
  readonly host: string;
  readonly port: number;
  /** What is spoken before it encrypts, where it does not at once. */
  readonly greeting?: keyof typeof greetings;
  /** Of which authority it should be, where that is none of those Node knows. */
  readonly ca?: string;
};

const look = async ({ host, port, greeting, ca }: Served, sockets: Socket[]) => {
  const options = {
    rejectUnauthorized: false,
    host,
    ...(!isIP(host) && { servername: host }),
    ...(ca !== undefined && { ca }),
  };
  const keep = <S extends Socket>(socket: S): S => {
    // who gave up waiting is told no more
    sockets.push(socket.on('error', () => {}));
    return socket;
  };
  let socket: TLSSocket;
  if (greeting) {
    const plain = keep(connectPlain(port, host));
    await once(plain, 'connect');
    await greetings[greeting](plain);
    socket = keep(connect({ ...options, socket: plain }));
  } else socket = keep(connect({ ...options, port }));
  await once(socket, 'secureConnect');
  const { authorized, authorizationError } = socket;
  return {
    until: new Date(socket.getPeerCertificate().valid_to),
    problem: authorized ? undefined : String(authorizationError),
  };
};

/** As it is shown now, to whom nothing is said but a greeting. */
export const readServed = async (served: Served, patienceMs: number): Promise<Certificate> => {
  const sockets: Socket[] = [];
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer in ${patienceMs / 1_000} seconds`)),
      patienceMs,
    );
  });
  try {
    return await Promise.race([look(served, sockets), silence]);
  } finally {
    clearTimeout(timer);
    // one below another goes with it: destroyed beneath it, it takes the process along (Node 24)
    sockets.at(-1)?.destroy();
  }
};
