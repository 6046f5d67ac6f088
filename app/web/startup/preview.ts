/**
 * Turns a screen's HTML into a preview: readable, with working links, until the application replaces it and repeats the input
 * (replay-input.ts). Inline styles are removed, because the content security policy forbids them.
 * @param layout the layout it was rendered in; 'any' fits all
 * @param files code that the screen needs, to be loaded once the preview is painted (ui/public/first.js)
 */
export function previewOf(html: string, layout: 'phone' | 'wide' | 'any' = 'any', files: readonly string[] = []): string {
  const preview = html
    // Stops the browser from submitting forms, which would put typed text into the address.
    .replace(/<form(?=[ >])/g, '<form method="dialog"')
    .replace(/ style="([^"]*)"/g, (_, style: string) => (/clip-path:|width:|inline-size:/.test(style) ? ' data-visually-hidden=""' : ''))
  return `<div data-preview="${layout}" data-files="${files.join(' ')}">${preview}</div>`
}
