/** The look of the demonstration page, in the portal's colours; system fonts, because the portal's are another origin's. */
export const demoStyle = `:root {
  color-scheme: light dark;
  --paper: light-dark(#f8f4ed, #1a1917);
  --surface: light-dark(#fffdf9, #242320);
  --ink: light-dark(#23211c, #f3eee5);
  --ink-soft: light-dark(#565147, #c3bcaf);
  --hairline: light-dark(#e4dccd, #3a3732);
  --line: light-dark(#8c8373, #837b6d);
  --brand: light-dark(#14594a, #84ccb3);
  --brand-hover: light-dark(#0d4538, #a2dcc8);
  --brand-tint: light-dark(#dfece4, #1d3931);
  --brand-ink: light-dark(#14594a, #92d5be);
  --on-brand: light-dark(#fffdf9, #06241c);
  --warning: light-dark(#7e4f00, #efc06b);
  --warning-tint: light-dark(#fcedcd, #3d2d11);
  --focus: light-dark(#0d5c8f, #9fd3f7);
}
* { box-sizing: border-box; margin: 0; }
body {
  min-block-size: 100dvh;
  padding: clamp(1rem, 5vw, 4rem) 1rem;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
main { max-inline-size: 27rem; margin-inline: auto; }
.demo {
  padding: 0.75rem 1.25rem 2rem;
  margin-block-end: -1.125rem;
  border-radius: 1.125rem 1.125rem 0 0;
  background: var(--warning-tint);
  color: var(--warning);
  font-size: 0.9rem;
  line-height: 1.4;
}
.demo strong { display: block; }
section {
  position: relative;
  padding: 1.5rem 1.25rem;
  border: 1px solid var(--hairline);
  border-radius: 1.125rem;
  background: var(--surface);
  box-shadow: 0 1px 2px rgb(0 0 0 / 6%), 0 12px 24px -14px rgb(0 0 0 / 30%);
}
h1 { font-size: 1.25rem; line-height: 1.25; text-wrap: balance; }
dl { display: grid; gap: 0.25rem; margin-block: 1rem 1.5rem; }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; }
dt { color: var(--ink-soft); }
dd { font-variant-numeric: tabular-nums; }
.amount { display: block; padding-block-end: 0.75rem; margin-block-end: 0.5rem; border-block-end: 1px solid var(--hairline); }
.amount dd { font-size: clamp(2rem, 9vw, 2.75rem); font-weight: 700; line-height: 1.15; letter-spacing: -0.02em; }
form { display: grid; gap: 0.75rem; }
fieldset { min-inline-size: 0; padding: 0; border: 0; }
legend { padding: 0; margin-block-end: 0.25rem; font-weight: 600; }
.hint { color: var(--ink-soft); font-size: 0.875rem; line-height: 1.4; }
.choice { display: flex; gap: 0.75rem; align-items: center; min-block-size: 2.75rem; padding-block: 0.5rem; line-height: 1.35; cursor: pointer; }
.choice strong { display: block; font-variant-numeric: tabular-nums; }
.choice + .choice { border-block-start: 1px solid var(--hairline); }
.choice input { flex: none; inline-size: 1.25rem; block-size: 1.25rem; margin: 0; accent-color: var(--brand); }
button, a.primary {
  display: block;
  inline-size: 100%;
  min-block-size: 3rem;
  padding: 0.625rem 1.25rem;
  border: 1px solid transparent;
  border-radius: 0.625rem;
  font: inherit;
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
.primary { background: var(--brand); color: var(--on-brand); }
.primary:hover { background: var(--brand-hover); }
.secondary { border-color: var(--line); background: none; color: var(--ink); }
.secondary:hover { border-color: var(--brand); background: var(--brand-tint); }
.quiet { background: none; color: var(--brand-ink); }
.quiet:hover { background: var(--brand-tint); }
details { margin-block: 0.75rem; border-block: 1px solid var(--hairline); }
summary { padding-block: 0.75rem; color: var(--brand-ink); font-weight: 600; cursor: pointer; }
details form { padding-block-end: 1rem; }
.leave { gap: 0.25rem; text-align: center; }
section > p { margin-block: 0 1rem; }
h1 + p { margin-block-start: 0.5rem; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 0.375rem; }
@media (forced-colors: active) { button, a.primary { border-color: ButtonText; } }
`;
