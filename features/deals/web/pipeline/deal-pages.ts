/** Something about a deal, such as its place in a pipeline. */
export interface OfDeal {
  deal: { id: string; company_name: string }
}

interface LoadedPages<Item> {
  pages: { items: Item[] }[]
}

/** The pages of a column without a deal. */
export const withoutDeal = <Data extends LoadedPages<Item>, Item extends OfDeal>(data: Data, id: string): Data => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: page.items.filter(({ deal }) => deal.id !== id) })),
})

/** The pages of a column with an item after another deal, or at the start if that is null or not loaded. */
export function withDeal<Data extends LoadedPages<Item>, Item extends OfDeal>(data: Data, item: Item, after: string | null): Data {
  const isAfter = ({ deal }: Item) => deal.id === after
  const at = Math.max(
    0,
    data.pages.findIndex(({ items }) => items.some(isAfter)),
  )
  return {
    ...data,
    pages: data.pages.map((page, index) =>
      index === at ? { ...page, items: page.items.toSpliced(page.items.findIndex(isAfter) + 1, 0, item) } : page,
    ),
  }
}
