// node bench/stream-readers.mjs <url> <cookie> <count>: opens that many event streams and keeps them,
// and says when all have answered.
import { get } from 'node:http';

const [, , url = '', cookie = '', count = '0'] = process.argv;
let answered = 0;
for (let number = 0; number < Number(count); number += 1)
  get(url, { headers: { cookie, accept: 'text/event-stream' }, agent: false }, (response) => {
    response.once('data', () => {
      answered += 1;
      if (answered === Number(count)) console.log('open');
    });
    response.resume();
  });
