/** Search parameters of the introductions screen. */
export interface IntroductionsSearch {
  /** By default, the introductions that were made to the member. */
  list?: 'by-me'
}

/** Leaves out invalid values. */
export const validIntroductionsSearch = ({ list }: Record<string, unknown>): IntroductionsSearch => (list === 'by-me' ? { list } : {})
