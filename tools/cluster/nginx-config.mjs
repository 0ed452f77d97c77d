// What operators are given (ops/nginx/benefits.conf), with the play's names, ports and files in it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../node.mjs';

export const nginxFile = 'ops/nginx/benefits.conf';

/** Each thing that is an operator's own; what is not there would be played otherwise than it is written. */
const replaceAll = (text, pairs) => {
  let filled = text;
  for (const [from, to] of pairs) {
    if (!filled.includes(from)) throw new Error(`${nginxFile} has no ${from}`);
    filled = filled.replaceAll(from, to);
  }
  return filled;
};
const own = ({ nginx, api, web }, { folder, host }) => [
  ...api.map((port, nth) => [`10.0.0.1${nth + 1}:8080`, `127.0.0.1:${port}`]),
  ...web.map((port, nth) => [`10.0.0.1${nth + 1}:3000`, `127.0.0.1:${port}`]),
  ['/etc/nginx/benefits.crt', `${folder}/tls.crt`],
  ['/etc/nginx/benefits.key', `${folder}/tls.key`],
  ['/etc/nginx/nodes-ca.crt', `${folder}/ca.crt`],
  ['node.benefits.internal', `node.${host}`],
  ['benefits.example', host],
  ['listen 443 ssl', `listen 127.0.0.1:${nginx} ssl`],
];

/** A whole configuration around it, which touches nothing but its folder. */
export const nginxConfig = (ports, { folder, host, isRoot }) => `
daemon off;
${isRoot ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
access_log off;
client_body_temp_path ${folder}/nginx-body;
proxy_temp_path ${folder}/nginx-proxy;
fastcgi_temp_path ${folder}/nginx-fastcgi;
uwsgi_temp_path ${folder}/nginx-uwsgi;
scgi_temp_path ${folder}/nginx-scgi;
${replaceAll(readFileSync(path.join(root, nginxFile), 'utf8'), own(ports, { folder, host }))}
}
`;
