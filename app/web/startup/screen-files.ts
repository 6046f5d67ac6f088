let first: { path: string; files: string[] } | undefined

/** Records which code files the first screen has loaded, apart from those of every page. */
export function recordScreenFiles(): void {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((file) => /^\/assets\/.+\.js$/.test(file) && !document.head.querySelector(`[src="${file}"]`))
  first = { path: location.pathname, files: [...new Set(files)] }
}

/** @returns undefined if the page was opened at another path */
export const screenFilesAt = (path: string): readonly string[] | undefined => (first?.path === path ? first.files : undefined)
