// HAProxy before PostgreSQL, nginx with https before the nodes that answer.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCertificates } from './certificates.mjs';
import { nginxConfig } from './nginx-config.mjs';

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

export const createProxies = ({ folder, ports, programs, children }) => {
  const files = {
    haproxy: path.join(folder, 'haproxy.cfg'),
    nginx: path.join(folder, 'nginx.conf'),
  };
  const { authority, issue, node } = createCertificates(programs.openssl, folder, host);
  writeFileSync(files.haproxy, haproxyConfig(ports));
  const isRoot = programs.account !== undefined;
  writeFileSync(files.nginx, nginxConfig(ports, { folder, host, isRoot }));
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
