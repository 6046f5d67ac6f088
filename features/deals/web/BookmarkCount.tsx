import { Plural, Trans } from '@lingui/react/macro'

/** The bookmarks of one or several deals as their owners see them: a lower bound, or that there are too few to show. */
export const BookmarkCount = ({ count }: { count: number }) =>
  count === 0 ? <Trans>Too few bookmarks to show</Trans> : <Plural value={count} one="At least # bookmark" other="At least # bookmarks" />
