export const textSizes = ['100', '150', '200'] as const
export const directions = ['ltr', 'rtl'] as const

/** How the page is shown, as its address says: `/design?text=150&dir=rtl`. */
export interface View {
  /** Per cent of the usual size of text. */
  text: (typeof textSizes)[number]
  dir: (typeof directions)[number]
}

export function viewOf(search: string): View {
  const given = new URLSearchParams(search)
  return {
    text: textSizes.find((each) => each === given.get('text')) ?? '100',
    dir: directions.find((each) => each === given.get('dir')) ?? 'ltr',
  }
}

export const addressOf = (view: View): string => `?${new URLSearchParams({ ...view }).toString()}`
