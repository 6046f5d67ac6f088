let first: { at: string; files: string[] } | undefined

/** Notes which files of code the page has loaded, once its first screen can be shown: those that screen needs, besides what every page begins with. */
export function noteFirstFiles(): void {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((file) => /^\/assets\/.+\.js$/.test(file) && !document.head.querySelector(`[href="${file}"], [src="${file}"]`))
  first = { at: location.pathname, files: [...new Set(files)] }
}

/** @returns undefined if the page began with another screen */
export const firstFilesAt = (path: string): readonly string[] | undefined => (first?.at === path ? first.files : undefined)
