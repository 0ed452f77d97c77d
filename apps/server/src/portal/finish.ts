import { type Hole, packWithHoles } from './holes.ts';
import { createPacker } from './pack-page.ts';
import { endOfPage, type Page, pageHtml } from './page.ts';
import type { BuildManifest } from './manifest.ts';
import type { Boot, Render, Rendered } from './render.ts';
import type { Answer } from './visitor.ts';

/** What a page's document says beside what was rendered. */
export type Finish = {
  readonly apiOrigin: string;
  /** The one address the page is known by, if it turns out to be there. */
  readonly canonical: string;
  /** A page that is kept is worth more work than one for a single reader; a shell is kept for many and has holes. */
  readonly worth: 'kept' | 'own' | 'shell';
  /** What the page ends with, where that is its reader's own. */
  readonly end?: string | undefined;
};
/** A page as it goes out: packed bytes, made where it was rendered. */
export type Finished =
  | { readonly redirect: string }
  | {
      readonly status: number;
      /** Whether anything stands in it before the browser renders. */
      readonly isRendered: boolean;
      readonly br: Uint8Array<ArrayBuffer>;
      /** Where its reader's name comes; and it has no end yet, for there the rest of them comes. */
      readonly holes?: readonly Hole[];
      /** What the security policy knows its style by. */
      readonly cssHash: string;
    };

/** A page to be rendered and finished in the thread of its own. */
export type PageRequest = Omit<Parameters<Render>[0], 'transport'> & { readonly finish: Finish };
/** Renders and packs a page; `call` answers what it asks the API for. */
export type RenderPacked = (
  page: PageRequest,
  call: (path: string) => Promise<Answer>,
) => Promise<Finished>;

type Document = Exclude<Rendered, { redirect: string }>;
const documentOf = (
  { status, head, html, placeholder, style, boot, modules, texts }: Document,
  { language, theme, me }: Boot,
  { apiOrigin, canonical }: Finish,
): Page => ({
  apiOrigin,
  canonical: status === 200 ? canonical : undefined,
  language,
  theme,
  brand: me?.client?.primaryColour ?? null,
  head,
  html,
  placeholder,
  style,
  boot,
  modules: [...modules, ...texts],
});

const quality = { kept: 5, own: 4, shell: 5 } as const;

/** Makes the document of what was rendered, and packs it. */
export const createFinisher = (manifest: BuildManifest) => {
  const packPage = createPacker();
  return async (rendered: Rendered, boot: Boot, finish: Finish): Promise<Finished> => {
    if ('redirect' in rendered) return rendered;
    const { cssHash, ...html } = pageHtml(documentOf(rendered, boot, finish), manifest);
    const { opening, lead, rest } = html;
    const { worth, end = endOfPage } = finish;
    const packed =
      worth === 'shell'
        ? await packWithHoles([opening, lead.text(), ...rest].join(''), quality.shell)
        : { br: await packPage({ ...html, rest: [...rest, end] }, quality[worth]) };
    const { status, html: drawn, placeholder } = rendered;
    return { status, isRendered: (drawn ?? placeholder) !== undefined, ...packed, cssHash };
  };
};
