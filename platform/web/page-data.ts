/** Data that the server embedded in the page; undefined if there is none, or it is invalid. */
export function pageData<Data>(): Partial<Data> {
  try {
    return JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as Partial<Data>
  } catch {
    return {}
  }
}
