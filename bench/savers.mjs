// node bench/savers.mjs <origin> <headers> <path> <ids> <seconds>: as many people as there are ids, each saving a
// record of their own again and again with another text; says how many saves a second and how long one took (ms).
import http from 'node:http';
import https from 'node:https';

const [, , origin = '', given = '{}', path = '', ids = '', seconds = '4'] = process.argv;
const { Agent, request } = origin.startsWith('https:') ? https : http;
const agent = new Agent({ keepAlive: true });

const send = (method, url, body) =>
  new Promise((resolve, reject) => {
    const headers = { ...JSON.parse(given), 'content-type': 'application/json' };
    const sent = request(origin + url, { method, agent, headers }, (response) => {
      response.toArray().then((chunks) => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(`${method} ${url} answered ${response.statusCode} ${text}`));
      }, reject);
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });

const { fields, change } = JSON.parse(process.env.FORM ?? '{}');
const times = [];
const end = performance.now() + Number(seconds) * 1_000;
const save = async (id) => {
  const url = path.replace(':id', id);
  let record = await send('GET', url);
  for (let turn = 0; performance.now() < end; turn += 1) {
    const form = Object.fromEntries(fields.map((field) => [field, record[field]]));
    const text = `Text ${process.pid} ${id} ${turn}`;
    form[change] = typeof form[change] === 'string' ? text : { cs: text, sk: text, en: text };
    const started = performance.now();
    record = await send('PUT', url, form);
    times.push(performance.now() - started);
  }
};
await Promise.all(ids.split(',').map(save));
times.sort((a, b) => a - b);
const at = (share) => times[Math.floor(times.length * share)] ?? 0;
console.log(
  JSON.stringify({ perSecond: times.length / Number(seconds), p50: at(0.5), p99: at(0.99) }),
);
agent.destroy();
