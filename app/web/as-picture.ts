/**
 * A screen's markup to be read, and its links to be followed, until the application takes its place, and does then what was pressed and typed before
 * (take-over.ts). The pages' policy takes no styles in markup: what they hide from the eye alone, or give a length, is hidden by ui/styles.css then.
 * @param width that of the window where it was seen; any if it goes with each
 * @param files of code that the screen needs, loaded once the picture is painted (ui/public/first.js)
 */
export function asPicture(markup: string, width: 'phone' | 'wide' | 'any' = 'any', files: readonly string[] = []): string {
  const picture = markup
    // It sends nothing by itself: what was typed would be in the address.
    .replace(/<form(?=[ >])/g, '<form method="dialog"')
    .replace(/ style="([^"]*)"/g, (_, style: string) => (/clip-path:|width:|inline-size:/.test(style) ? ' data-unseen=""' : ''))
  return `<div data-picture="${width}" data-files="${files.join(' ')}">${picture}</div>`
}
