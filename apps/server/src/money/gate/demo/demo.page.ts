import { Currency, Language } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import { demoCards, demoDeclines } from './demo.cards.ts';
import type { DemoPayment } from './demo.queries.ts';
import { demoTexts } from './demo.texts.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (value: string): string =>
  value.replaceAll(/[&<>"']/g, (one) => entities[one] ?? '');

type Html = { readonly html: string };
const html = (
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html => ({
  html: parts.reduce((page, part, at) => {
    const value = values[at - 1] ?? '';
    if (typeof value === 'object' && 'html' in value) return page + value.html + part;
    if (typeof value === 'object') return page + value.map((one) => one.html).join('') + part;
    return page + escape(String(value)) + part;
  }),
});
const nothing = html``;

const shell = (language: Language, title: string, styleHref: string, content: Html): string => {
  const t = demoTexts[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${t.demo}</title>
        <link rel="stylesheet" href="${styleHref}" />
      </head>
      <body>
        <main>
          <p class="demo"><strong>${t.demo}</strong>${t.demoText}</p>
          ${content}
        </main>
      </body>
    </html>`.html;
};

const saving = (language: Language): Html => {
  const t = demoTexts[language];
  return html`<fieldset>
      <legend>${t.card}</legend>
      <p class="hint">${t.cardHint}</p>
      ${demoCards.map(
        ({ last4 }, at) =>
          html`<label class="choice"
            ><input
              type="radio"
              name="card"
              value="${last4}"
              ${at === 0 ? html` checked` : nothing}
            /><span
              ><strong>•••• ${last4}</strong> <span class="hint">${t.cards[last4]}</span></span
            ></label
          >`,
      )}
    </fieldset>
    <button class="primary" name="decision" value="PAY_AND_SAVE">${t.payAndSave}</button>
    <button class="secondary" name="decision" value="PAY">${t.pay}</button>`;
};

const paying = (payment: DemoPayment, language: Language): Html => {
  const t = demoTexts[language];
  if (payment.charged_last4 !== null)
    return html`<p>${t.confirmText(payment.charged_last4)}</p>
      <button class="primary" name="decision" value="PAY">${t.confirm}</button>`;
  return payment.save_card
    ? saving(language)
    : html`<button class="primary" name="decision" value="PAY">${t.pay}</button>`;
};

const declining = (language: Language): Html => {
  const t = demoTexts[language];
  return html`<details>
    <summary>${t.refuse}</summary>
    <form method="post">
      <fieldset>
        <legend>${t.reason}</legend>
        ${demoDeclines.map(
          (reason, at) =>
            html`<label class="choice"
              ><input
                type="radio"
                name="decision"
                value="${reason}"
                ${at === 0 ? html` checked` : nothing}
              /><span>${t.reasons[reason]}</span></label
            >`,
        )}
      </fieldset>
      <button class="secondary">${t.refuseAction}</button>
    </form>
  </details>`;
};

const deciding = (payment: DemoPayment, language: Language): Html => {
  const t = demoTexts[language];
  return html`<form method="post">${paying(payment, language)}</form>
    ${declining(language)}
    <form method="post" class="leave">
      <button class="quiet" name="decision" value="NEVER" aria-describedby="leave">
        ${t.leave}
      </button>
      <p class="hint" id="leave">${t.leaveText}</p>
    </form>`;
};

/** The page of a payment: what is paid, and the ways it can end. */
export const demoPage = (payment: DemoPayment, styleHref: string): string => {
  const language = Language.options.find((one) => one === payment.language) ?? 'cs';
  const currency = Currency.options.find((one) => one === payment.currency) ?? 'CZK';
  const t = demoTexts[language];
  const title = payment.charged_last4 === null ? t.title : t.bankTitle;
  return shell(
    language,
    title,
    styleHref,
    html`<section>
      <h1>${title}</h1>
      <dl>
        <div class="amount">
          <dt>${t.amount}</dt>
          <dd>${formatMoney({ amount: payment.amount, currency })}</dd>
        </div>
        <div>
          <dt>${t.merchant}</dt>
          <dd>${t.merchantName}</dd>
        </div>
        <div>
          <dt>${t.order}</dt>
          <dd>${payment.deposit_id}</dd>
        </div>
      </dl>
      ${
        payment.state.state === 'PENDING'
          ? deciding(payment, language)
          : html`<p role="status">${t.decided}</p>
              <a class="primary" href="${payment.return_url}">${t.back}</a>`
      }
    </section>`,
  );
};

export const unknownDemoPage = (language: Language, styleHref: string): string => {
  const t = demoTexts[language];
  const content = html`<section>
    <h1>${t.unknown}</h1>
    <p>${t.unknownText}</p>
  </section>`;
  return shell(language, t.unknown, styleHref, content);
};
