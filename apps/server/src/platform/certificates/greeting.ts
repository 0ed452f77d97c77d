/** What is said in the clear before a server encrypts: PostgreSQL is asked for it, a mail server told to. */
import type { Socket } from 'node:net';

/** Answers what `isWhole` of all that came is, or fails with the connection. */
const hear = (socket: Socket, isWhole: (text: string) => boolean): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const end = (): void => {
      socket.off('data', take).off('error', reject).off('close', close);
    };
    const take = (chunk: Buffer): void => {
      text += chunk.toString('latin1');
      if (!isWhole(text)) return;
      end();
      resolve(text);
    };
    const close = (): void => reject(new Error('it closed the connection'));
    socket.on('data', take).once('error', reject).once('close', close);
  });

/** The request of the protocol's documentation: eight bytes long, and the number of what is asked for. */
const tlsRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const askPostgres = async (socket: Socket): Promise<void> => {
  const answer = hear(socket, (text) => text.length > 0);
  socket.write(tlsRequest);
  if ((await answer) !== 'S') throw new Error('it does not encrypt');
};

/** The last line of an answer has a blank after its number. */
const lastLine = /^(\d{3})(?: .*)?\r?\n$/m;
const tellSmtp = async (socket: Socket): Promise<void> => {
  const answer = async (wanted: string): Promise<void> => {
    const text = await hear(socket, (heard) => lastLine.test(heard));
    const code = lastLine.exec(text)?.[1];
    if (code !== wanted) throw new Error(`it says ${text.trim()}`);
  };
  await answer('220');
  for (const [line, wanted] of [
    ['EHLO localhost', '250'],
    ['STARTTLS', '220'],
  ] as const) {
    const answered = answer(wanted);
    socket.write(`${line}\r\n`);
    await answered;
  }
};

export const greetings = { postgres: askPostgres, smtp: tellSmtp } as const;
