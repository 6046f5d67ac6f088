/**
 * A screen's markup to be read, and to follow its links, until the application takes its place: what is pressed or typed before would be lost. The
 * pages' policy takes no styles in markup: what they hide from the eye alone, or give a length, is hidden by ui/styles.css then.
 */
export const asPicture = (markup: string): string =>
  markup
    .replace(/<button(?=[ >])/g, '<button inert=""')
    .replace(/<(input|textarea)(?=[ >])/g, '<$1 readonly=""')
    .replace(/ style="([^"]*)"/g, (_, style: string) => (/clip-path:|width:|inline-size:/.test(style) ? ' data-unseen=""' : ''))
