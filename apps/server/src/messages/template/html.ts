import type { MailContent } from '../kinds/index.ts';
import { brands, darkStyle, paper } from './colours.ts';
import type { Letter, Setting } from './setting.ts';
import { openingOf, preheaderOf, typesetIn } from './words.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '');

const headingFont = "'Bricolage Grotesque','Trebuchet MS',Verdana,Arial,sans-serif";
const textFont = "Onest,'Segoe UI',Helvetica,Arial,sans-serif";
const { ink, inkSoft, hairline, surface } = paper;
/** What Outlook needs to be told of every table. */
const bare = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const body = `margin:0 0 16px;font:16px/1.55 ${textFont};color:${ink[0]}`;
const small = `margin:0 0 8px;font:13px/1.5 ${textFont};color:${inkSoft[0]}`;
const wrapAnywhere = 'overflow-wrap:anywhere;word-break:break-word';

/** Text in the words' own typography, safe in HTML. */
type Say = (text: string) => string;

/** An element with the class that turns it dark and the style that makes it light. */
const element = (tag: string, name: string, style: string, inside: string): string =>
  `<${tag} class="${name}" style="${style}">${inside}</${tag}>`;
const softly = (text: string): string =>
  element('span', 'soft', `font:14px/1.5 ${textFont};color:${inkSoft[0]}`, text);
const link = (href: string, label: string, { colour }: Setting, style = ''): string => {
  const look = `${style}color:${brands[colour].ink[0]};${wrapAnywhere}`;
  return `<a class="brand-ink" href="${escape(href)}" style="${look}">${label}</a>`;
};
const table = (lines: string): string =>
  `<table ${bare} width="100%" style="margin:0 0 24px">${lines}</table>`;

const facts = (rows: NonNullable<MailContent['facts']>, say: Say): string => {
  const line = `padding:8px 0;border-bottom:1px solid ${hairline[0]}`;
  const strong = `font:600 15px/1.5 ${textFont};color:${ink[0]};${wrapAnywhere}`;
  const lines = rows.map(([label, value]) =>
    [
      `<tr><td class="line" align="left" valign="top" style="${line};padding-right:16px">`,
      `${softly(say(label))}</td>`,
      `<td class="line" align="right" valign="top" style="${line}">`,
      `${element('strong', 'ink', strong, say(value))}</td></tr>`,
    ].join(''),
  );
  return table(lines.join(''));
};

const sections = (
  list: NonNullable<MailContent['sections']>,
  say: Say,
  setting: Setting,
): string => {
  const line = `padding:10px 0;border-bottom:1px solid ${hairline[0]}`;
  const strong = `font:600 16px/1.4 ${textFont};`;
  const title = `margin:24px 0 4px;font:700 18px/1.3 ${headingFont};color:${ink[0]}`;
  return list
    .map((section) => {
      const lines = section.items.map(({ label, href, note }) => {
        const about = note ? `<br>${softly(say(note))}` : '';
        const item = `${link(href, say(label), setting, strong)}${about}`;
        return `<tr><td class="line" style="${line}">${item}</td></tr>`;
      });
      return element('h2', 'ink', title, say(section.title)) + table(lines.join(''));
    })
    .join('');
};

const code = (digits: string, { colour }: Setting): string => {
  const { tint, ink: brandInk } = brands[colour];
  const box = `padding:20px 12px;border-radius:10px;background-color:${tint[0]}`;
  const large = `font:700 32px/1.2 Consolas,Menlo,monospace;letter-spacing:6px;color:${brandInk[0]}`;
  const inside = element('span', 'brand-ink', large, escape(digits));
  return table(`<tr><td class="tint" align="center" style="${box}">${inside}</td></tr>`);
};

const action = (
  { label, href }: NonNullable<MailContent['action']>,
  say: Say,
  setting: Setting,
): string => {
  const { brand, onBrand } = brands[setting.colour];
  const round = 'border-radius:10px;';
  const button =
    `${round}display:inline-block;padding:14px 26px;font:600 16px/1.25 ${textFont};` +
    `color:${onBrand[0]};text-decoration:none`;
  // only where the link cannot be found again on the portal
  const spelled = href.includes('?')
    ? element(
        'p',
        'soft',
        `${small};margin-bottom:20px`,
        `${say(setting.t('layout.link'))}<br>${link(href, escape(href), setting)}`,
      )
    : '';
  return [
    `<table ${bare} style="margin:8px 0 20px"><tr><td class="brand" align="center" `,
    `bgcolor="${brand[0]}" style="${round}background-color:${brand[0]}">`,
    `<a class="brand" href="${escape(href)}" style="${button}">${say(label)}</a>`,
    `</td></tr></table>${spelled}`,
  ].join('');
};

const head = ({ logo, to, t, colour }: Setting, say: Say): string => {
  const name = to.clientName ?? t('layout.portal');
  const type = `font:700 20px/1.3 ${headingFont};color:${brands[colour].ink[0]};${wrapAnywhere}`;
  // logos are made for white paper
  const paperBox = 'display:inline-block;padding:8px 12px;border-radius:8px;background:#ffffff';
  const inside = logo
    ? `<span style="${paperBox}"><img src="cid:${logo.cid}" width="${logo.width}" ` +
      `height="${logo.height}" alt="${escape(name)}" style="display:block;border:0"></span>`
    : element('span', 'brand-ink', type, say(name));
  return `<tr><td style="padding:0 4px 16px">${inside}</td></tr>`;
};

const foot = (mail: Letter, setting: Setting, say: Say): string => {
  const { t, to, href } = setting;
  const lines = [
    to.contact ? say(t('layout.contact', { contact: to.contact })) : '',
    say(t('layout.sentBy', { portal: new URL(href('/')).host })),
    mail.unsubscribe
      ? link(mail.unsubscribe.href, say(t(`layout.unsubscribe.${mail.unsubscribe.from}`)), setting)
      : '',
  ];
  const shown = lines.filter(Boolean).map((line) => element('p', 'soft', small, line));
  return `<tr><td style="padding:20px 4px 0">${shown.join('')}</td></tr>`;
};

/** What mail programs show beside the subject; the blanks keep the rest of the mail out of it. */
const preheader = (text: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;` +
  `color:${paper.paper[0]}">${escape(text)}${'&#8199;&#847;'.repeat(60)}</div>`;

const content = (mail: Letter, setting: Setting, say: Say): string => {
  const title = `margin:0 0 20px;font:700 26px/1.2 ${headingFont};color:${ink[0]};${wrapAnywhere}`;
  return [
    element('h1', 'ink', title, say(mail.heading)),
    ...openingOf(mail, setting).map((text) =>
      element('p', 'ink', `${body};${wrapAnywhere}`, say(text)),
    ),
    mail.facts ? facts(mail.facts, say) : '',
    mail.sections ? sections(mail.sections, say, setting) : '',
    mail.code ? code(mail.code, setting) : '',
    mail.action ? action(mail.action, say, setting) : '',
    ...(mail.notes ?? []).map((text) => element('p', 'soft', small, say(text))),
  ].join('\n');
};

/**
 * A mail as HTML that holds in Outlook, Gmail and on a phone: tables, styles at each element, 600 px, and dark where
 * the program says so.
 */
export const htmlOf = (mail: Letter, setting: Setting): string => {
  const { language, colour } = setting;
  const bind = typesetIn(language);
  const say: Say = (text) => escape(bind(text));
  const page = `background-color:${paper.paper[0]}`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
    `<title>${escape(mail.subject)}</title>`,
    `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}${darkStyle(colour)}</style></head>`,
    `<body class="paper" style="margin:0;padding:0;${page};-webkit-text-size-adjust:100%">`,
    preheader(bind(preheaderOf(mail))),
    `<table class="paper" ${bare} width="100%" style="${page}"><tr>`,
    '<td align="center" style="padding:28px 12px 36px">',
    // Outlook does not know max-width
    `<!--[if mso]><table ${bare} width="600"><tr><td><![endif]-->`,
    `<table ${bare} width="100%" style="max-width:600px">`,
    head(setting, say),
    `<tr><td class="stripe" height="4" style="height:4px;font-size:0;line-height:0;border-radius:4px 4px 0 0;` +
      `background-color:${brands[colour].brand[0]}">&nbsp;</td></tr>`,
    `<tr><td class="surface line" align="left" style="padding:28px 28px 20px;border:1px solid ${hairline[0]};` +
      `border-top:0;border-radius:0 0 10px 10px;background-color:${surface[0]}">`,
    content(mail, setting, say),
    '</td></tr>',
    foot(mail, setting, say),
    '</table><!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>',
  ].join('\n');
};
