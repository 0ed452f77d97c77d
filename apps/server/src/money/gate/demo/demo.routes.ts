import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Language } from '@cafeteria/contract';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/index.ts';
import { demoDeclines, findDemoCard } from './demo.cards.ts';
import type { NotifyDemo } from './demo.notification.ts';
import { demoPage, unknownDemoPage } from './demo.page.ts';
import {
  decideDemoPayment,
  type DemoPayment,
  findDemoPayment,
  saveDemoCard,
} from './demo.queries.ts';
import { demoStyle } from './demo.style.ts';

/** Where the pages of the demonstration gate are; below `/api`, because that is what proxies pass on. */
export const demoGatePath = '/api/gateway/demo';
const styleHref = `${demoGatePath}/style.css`;

const Decision = z.object({
  decision: z.enum(['PAY', 'PAY_AND_SAVE', 'NEVER', ...demoDeclines]),
  card: z.optional(z.string().check(z.maxLength(4))),
});
const Params = z.object({ ref: z.string().check(z.maxLength(64)) });

/** Nothing but the page's own style; the form may end at the portal, where the answer sends the browser. */
const policyOf = (returnUrl: string | undefined): string => {
  const portal = returnUrl === undefined ? '' : ` ${new URL(returnUrl).origin}`;
  return (
    `default-src 'none'; style-src 'self'; form-action 'self'${portal}; ` +
    `base-uri 'none'; frame-ancestors 'none'`
  );
};
const sendPage = (reply: FastifyReply, page: string, returnUrl?: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': policyOf(returnUrl),
      // the address is the key to the payment
      'referrer-policy': 'no-referrer',
    })
    .send(page);

type Tools = {
  readonly db: Db;
  readonly notify: NotifyDemo;
  readonly language: Language;
};

const decide = async (
  { db, notify }: Tools,
  payment: DemoPayment,
  { decision, card }: z.output<typeof Decision>,
): Promise<void> => {
  if (decision === 'NEVER') return;
  if (decision !== 'PAY' && decision !== 'PAY_AND_SAVE') {
    if (await decideDemoPayment(db, payment.ref, { state: 'DECLINED', reason: decision }))
      notify(payment);
    return;
  }
  const year = new Date().getFullYear() + 3;
  const saves = decision === 'PAY_AND_SAVE' && payment.save_card;
  const savedCard = saves ? await saveDemoCard(db, findDemoCard(card).last4, year) : undefined;
  const paid = { state: 'PAID', ...(savedCard !== undefined && { savedCard }) } as const;
  if (await decideDemoPayment(db, payment.ref, paid)) notify(payment);
};

/** The pages of the demonstration gate, guarded by nothing but their unguessable addresses. */
export const registerDemoPages = (app: FastifyInstance, tools: Tools): void => {
  const schema: object = { hide: true };
  const find = async (params: unknown): Promise<DemoPayment | undefined> => {
    const { data } = z.safeParse(Params, params);
    return data && findDemoPayment(tools.db, data.ref);
  };
  const sendUnknown = (reply: FastifyReply): FastifyReply =>
    sendPage(reply.code(404), unknownDemoPage(tools.language, styleHref));
  void app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4_096 },
      async (_request: unknown, body: string | Buffer) =>
        Object.fromEntries(new URLSearchParams(String(body))),
    );
    pages.get(styleHref, { schema }, async (_request, reply) =>
      reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(demoStyle),
    );
    pages.get(`${demoGatePath}/:ref`, { schema }, async ({ params }, reply) => {
      const payment = await find(params);
      if (!payment) return sendUnknown(reply);
      return sendPage(reply, demoPage(payment, styleHref), payment.return_url);
    });
    pages.post(`${demoGatePath}/:ref`, { schema }, async ({ params, body }, reply) => {
      const payment = await find(params);
      const { data } = z.safeParse(Decision, body);
      if (!payment) return sendUnknown(reply);
      if (!data) return sendPage(reply.code(400), demoPage(payment, styleHref), payment.return_url);
      await decide(tools, payment, data);
      return reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(payment.return_url, 303);
    });
  });
};
