let first: { at: string; files: string[] } | undefined

/** Records which code files were loaded for the first screen, besides those of every page. */
export function noteFirstFiles(): void {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((file) => /^\/assets\/.+\.js$/.test(file) && !document.head.querySelector(`[href="${file}"], [src="${file}"]`))
  first = { at: location.pathname, files: [...new Set(files)] }
}

/** @returns undefined if the page started with another screen */
export const firstFilesAt = (path: string): readonly string[] | undefined => (first?.at === path ? first.files : undefined)
