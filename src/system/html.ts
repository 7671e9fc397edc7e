/** Text that is safe inside HTML, in content and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** Sentences in which `code` stands in backticks. */
export const prose = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n\n', '</p><p>');

/** A table that scrolls by itself on a narrow screen; cells are HTML already. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="scroll"><table><thead><tr>${cells('th', head)}</tr></thead><tbody>${rows
    .map((row) => `<tr>${cells('td', row)}</tr>`)
    .join('')}</tbody></table></div>`;

export const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

export const block = (text: string): string => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`;

export const section = (id: string, title: string, ...body: string[]): string =>
  `<section id="${id}"><h2>${escapeHtml(title)}</h2>${body.join('\n')}</section>`;

const cells = (tag: 'th' | 'td', texts: readonly string[]): string =>
  texts.map((text) => `<${tag}>${text}</${tag}>`).join('');
