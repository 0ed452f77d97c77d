// HAProxy before PostgreSQL, nginx with https before the nodes that answer.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCertificates } from './certificates.mjs';

export const host = 'benefits.test';

/** Connections go to whom Patroni calls the primary; those to one that no longer is are cut. */
const haproxyConfig = ({ haproxy, patroni }) => `
global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen primary
  bind 127.0.0.1:${haproxy}
  option httpchk GET /primary
  http-check expect status 200
  option clitcpka
  option srvtcpka
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${patroni
  .map(({ rest, postgres }, n) => `  server pg${n} 127.0.0.1:${postgres} check port ${rest}`)
  .join('\n')}
`;

/** After one failure, or one answer that broke off, both were out for two seconds where the other node was dead. */
const upstream = (name, ports) => `upstream ${name} {
${ports.map((port) => `    server 127.0.0.1:${port} max_fails=5 fail_timeout=2s;`).join('\n')}
    keepalive 64;
    keepalive_timeout 30s;
  }`;

/** As docs/operations.md has it, with a second node. */
const nginxConfig = ({ nginx, api, web }, folder, account) => `
daemon off;
${account ? 'user root;' : ''}
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
  ${upstream('api', api)}
  ${upstream('web', web)}
  ssl_certificate ${folder}/tls.crt;
  ssl_certificate_key ${folder}/tls.key;
  ssl_protocols TLSv1.2 TLSv1.3;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_connect_timeout 2s;
  proxy_read_timeout 60s;
  proxy_buffering off;
  client_max_body_size 12m;
  proxy_ssl_protocols TLSv1.2 TLSv1.3;
  proxy_ssl_verify on;
  proxy_ssl_trusted_certificate ${folder}/ca.crt;
  proxy_ssl_name node.${host};
  proxy_ssl_server_name on;
  server { listen 127.0.0.1:${nginx} ssl; server_name api.${host}; location /api/ { proxy_pass https://api; } }
  server { listen 127.0.0.1:${nginx} ssl; server_name ${host}; location / { proxy_pass https://web; } }
}
`;

export const createProxies = ({ folder, ports, programs, children }) => {
  const files = {
    haproxy: path.join(folder, 'haproxy.cfg'),
    nginx: path.join(folder, 'nginx.conf'),
  };
  const { authority, issue, node } = createCertificates(programs.openssl, folder, host);
  writeFileSync(files.haproxy, haproxyConfig(ports));
  writeFileSync(files.nginx, nginxConfig(ports, folder, programs.account));
  return {
    authority,
    /** What the nodes speak https with, which nginx checks. */
    nodeCertificate: node,
    /** Another certificate for so many days, taken by a reload: who is connected is not cut off. */
    renew: (days) => {
      issue(days);
      process.kill(children.pidOf('nginx'), 'SIGHUP');
    },
    startHaproxy: () => children.start('haproxy', programs.haproxy, ['-db', '-f', files.haproxy]),
    startNginx: () => children.start('nginx', programs.nginx, ['-p', folder, '-c', files.nginx]),
    stop: () => Promise.all(['nginx', 'haproxy'].map((name) => children.stop(name, 5_000))),
  };
};
