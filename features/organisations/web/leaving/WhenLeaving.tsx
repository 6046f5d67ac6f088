import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { whenLeaving } from '../data.ts'

/** List items: what happens to the organisations that only the member owns when they delete their account. */
export function WhenLeaving() {
  const { data } = useQuery(whenLeaving())
  return data?.items.map(({ name, heir }, index) => {
    const heirName = heir?.full_name
    return (
      <li key={index} className="wrap-anywhere">
        {heirName ? (
          <Trans>
            {heirName} becomes the owner of {name}.
          </Trans>
        ) : (
          <Trans>{name} will be deleted with your account.</Trans>
        )}
      </li>
    )
  })
}
