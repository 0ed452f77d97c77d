// node bench/raw-server.mjs <port>: the reference for the cached list, a bare node:http server that
// answers with the bytes it got on standard input.
import { createServer } from 'node:http';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const body = Buffer.concat(chunks);
const headers = [
  'Content-Type',
  'application/json; charset=utf-8',
  'Content-Length',
  String(body.length),
];
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.argv[2]), '127.0.0.1', () => process.stdout.write('ready\n'));
