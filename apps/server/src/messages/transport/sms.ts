import type { SmsConfig } from '../../config/index.ts';
import { Bounced, type Sms, type Transport } from './transport.ts';

const patienceMs = 20_000;
/** Answers of a provider that say the number or the text is wrong; another try would not change it. */
const final: readonly number[] = [400, 422];

/** As a part of a string of JSON. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
const fill = (template: string, { to, text }: Sms, escape: (text: string) => string): string =>
  template.replaceAll(/\{\{(to|text)\}\}/g, (_all, name) => escape(name === 'to' ? to : text));

const isJson = (template: string): boolean => {
  try {
    JSON.parse(template);
    return true;
  } catch {
    return false;
  }
};

/** Sends SMS by one request to a provider, made of the templates of the configuration. */
export const createSms = ({ url, method, body, headers }: SmsConfig): Transport<Sms> => {
  const asJson = isJson(body);
  const type = asJson ? 'application/json' : 'application/x-www-form-urlencoded';
  return async (sms) => {
    const answer = await fetch(fill(url, sms, encodeURIComponent), {
      method,
      headers: { ...(method !== 'GET' && { 'content-type': type }), ...headers },
      ...(method !== 'GET' && { body: fill(body, sms, asJson ? inJson : encodeURIComponent) }),
      // what is sent holds codes: it goes where the configuration says and nowhere else
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    const why = `the SMS provider answered ${answer.status}`;
    throw final.includes(answer.status) ? new Bounced(why) : new Error(why);
  };
};
