import { early } from './early.ts';
import { noScriptNotice } from './no-script.ts';
import { ownScript } from './own-script.ts';
import type { BuildManifest } from './manifest.ts';
import type { Own } from './render.ts';

export type Page = {
  readonly language: string;
  readonly theme: 'system' | 'light' | 'dark';
  /** The colour of the reader's employer, in place of the portal's own. */
  readonly brand: string | null;
  /** The title and the description, as elements. */
  readonly head: string;
  /** Rendered HTML; undefined where the browser renders by itself. */
  readonly html: string | undefined;
  /** What stands in its place until it has. */
  readonly placeholder?: string | undefined;
  /** Its style, beside that of every page. */
  readonly style?: string | undefined;
  /** JSON. */
  readonly boot: string;
  readonly modules: readonly string[];
  readonly apiOrigin: string;
  /** The one address the page is known by; undefined where nothing is. */
  readonly canonical: string | undefined;
};

/** JSON that cannot end the element it stands in. */
const inertJson = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

export const endOfPage = '</body></html>';
/** The end of a page with what is its reader's own: what the browser is told of it, and what was drawn of it. */
export const ownEndOfPage = (own: object, parts: Own['parts']): string =>
  [
    `<script type="application/json" id="own">${inertJson(JSON.stringify(own))}</script>`,
    ...Object.entries(parts).map(
      ([name, html]) => `<template data-part="${name}">${html}</template>`,
    ),
    `<script>${ownScript}</script>${endOfPage}`,
  ].join('');

/** A document but for its end, and what the policy knows its inlined style by. */
export type PageHtml = {
  /** What it begins with, to the end of its first tag: the language and the look of its reader. */
  readonly opening: string;
  /** What follows, with its style last: the same on all pages of a kind and a language. */
  readonly lead: { readonly name: string; readonly text: () => string };
  /** In parts: a text of its size is a place of its own in memory, which outlives the page. */
  readonly rest: readonly string[];
  readonly cssHash: string;
};

const openingOf = ({ language, theme, brand }: Page): string => {
  const look =
    (theme === 'system' ? '' : ` data-theme="${theme}"`) + (brand ? ` data-brand="${brand}"` : '');
  return `<!doctype html><html lang="${language}"${look}>`;
};

const leadOf = (
  { language, apiOrigin }: Page,
  { css, files, hash }: ReturnType<BuildManifest['styleOf']>,
): PageHtml['lead'] => ({
  name: [language, hash].join(' '),
  text: () =>
    [
      '<head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
      `<script>${early}</script>`,
      '<meta name="color-scheme" content="light dark">',
      '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
      `<link rel="manifest" href="/manifest.${language}.webmanifest">`,
      `<link rel="preconnect" href="${apiOrigin}" crossorigin="use-credentials">`,
      `<style${files.length > 0 ? ` data-files="${files.join(' ')}"` : ''}>`,
      css,
      '</style>',
    ].join(''),
});

/** Fonts and scripts preloaded, boot data as inert JSON; nothing of it is of one answer alone, so it may be kept. */
export const pageHtml = (page: Page, manifest: BuildManifest): PageHtml => {
  const style = manifest.styleOf(page.modules, page.style);
  const preloads = [
    ...manifest.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    ...manifest
      .scriptsOf(page.modules)
      .map((href) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`),
  ];
  const rest = [
    page.head,
    page.canonical === undefined
      ? ''
      : `<link rel="canonical" href="${page.canonical.replaceAll('&', '&amp;')}">`,
    ...preloads,
    '</head><body>',
    noScriptNotice(page.language),
    page.html === undefined ? '<div id="root">' : '<div id="root" data-rendered>',
    page.html ?? page.placeholder ?? '',
    '</div><script type="application/json" id="boot">',
    inertJson(page.boot),
    `</script><script type="module" crossorigin fetchpriority="low" src="${manifest.main}"></script>`,
  ];
  return { opening: openingOf(page), lead: leadOf(page, style), rest, cssHash: style.hash };
};
