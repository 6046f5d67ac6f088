/** What the server put into the page beside its markup; undefined if there is none, or it is broken. */
export function pageData<Data>(): Partial<Data> {
  try {
    return JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as Partial<Data>
  } catch {
    return {}
  }
}
