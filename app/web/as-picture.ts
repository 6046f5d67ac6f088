/**
 * Prepares the HTML of a screen as a preview: it can be read and its links work until the application replaces it and repeats what was
 * pressed and typed (take-over.ts). The content security policy forbids inline styles, so ui/styles.css hides what they would hide.
 * @param width the window it was rendered for; 'any' if it fits all
 * @param files code that the screen needs, loaded once the preview is painted (ui/public/first.js)
 */
export function asPicture(markup: string, width: 'phone' | 'wide' | 'any' = 'any', files: readonly string[] = []): string {
  const picture = markup
    // Prevents the browser from submitting the form, which would put typed text into the URL.
    .replace(/<form(?=[ >])/g, '<form method="dialog"')
    .replace(/ style="([^"]*)"/g, (_, style: string) => (/clip-path:|width:|inline-size:/.test(style) ? ' data-unseen=""' : ''))
  return `<div data-picture="${width}" data-files="${files.join(' ')}">${picture}</div>`
}
