/** The style of all pages: no assets from elsewhere, light or dark as the reader's system asks. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --soft: #556070; --line: #d9dee6; --paper: #fff; --tint: #f4f6f9; --mark: #0b5cad; --good: #17653a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e8ee; --soft: #9aa6b5; --line: #303947; --paper: #12161c; --tint: #1b212a; --mark: #7db8f5; --good: #7ecf9e; } }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
.page { display: grid; grid-template-columns: 15rem minmax(0, 1fr); max-width: 76rem; margin: 0 auto; }
.side { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow: auto; padding: 2rem 1rem 2rem 1.5rem; font-size: .9rem; }
.side strong { display: block; margin-bottom: .75rem; font-size: 1.05rem; }
nav + nav { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
nav a[aria-current] { color: var(--ink); font-weight: 600; }
nav a { display: block; padding: .15rem 0; color: var(--soft); text-decoration: none; overflow-wrap: anywhere; }
nav a:hover, nav a:focus-visible { color: var(--mark); }
nav a.deep { padding-left: .9rem; font-size: .85rem; }
main { padding: 2rem 2rem 6rem; min-width: 0; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { margin: 3.2rem 0 .8rem; padding-top: .8rem; border-top: 1px solid var(--line); font-size: 1.45rem; line-height: 1.25; }
h3 { margin: 2.2rem 0 .4rem; font-size: 1.1rem; }
h4 { margin: 1.2rem 0 .3rem; font-size: .85rem; letter-spacing: .04em; text-transform: uppercase; color: var(--soft); }
p, ul, ol { max-width: 44rem; }
a { color: var(--mark); }
code, pre { font: .87em/1.55 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
code { padding: .1em .3em; border-radius: 4px; background: var(--tint); }
pre { margin: .6rem 0; padding: .9rem 1rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--tint); }
pre code { padding: 0; background: none; font-size: 1em; }
.scroll { overflow-x: auto; margin: .6rem 0 1rem; }
table { border-collapse: collapse; width: 100%; font-size: .93rem; }
th, td { padding: .45rem .8rem .45rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th { font-size: .82rem; color: var(--soft); font-weight: 600; white-space: nowrap; }
td:first-child code, td:first-child { white-space: nowrap; }
tr:target, h3:target { background: color-mix(in srgb, var(--mark) 12%, transparent); }
.method { display: inline-block; min-width: 3.6rem; font-weight: 700; color: var(--good); }
.facts { margin: 0 0 .6rem; color: var(--soft); font-size: .93rem; }
.lead { font-size: 1.12rem; color: var(--soft); }
details { margin: .5rem 0; }
summary { cursor: pointer; color: var(--mark); }
.shape { font-size: .92rem; }
.shape ul { margin: .1rem 0 .3rem; padding-left: 1.2rem; list-style: none; border-left: 1px solid var(--line); }
.shape > ul { border-left: 0; padding-left: 0; }
.shape .type { color: var(--soft); }
@media (max-width: 52rem) { .page { display: block; } .side { position: static; max-height: none; padding: 1.25rem 1.25rem 0; } nav { columns: 2; } main { padding: 1.25rem 1.25rem 4rem; } }
@media print { .side { display: none; } .page { display: block; } }
`;
