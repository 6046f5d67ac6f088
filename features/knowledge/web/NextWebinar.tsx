import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { webinarsPath } from '../paths.ts'
import { nextWebinars } from './data.ts'
import { whenText } from './when-text.ts'

/** The next webinars, or a note that none are scheduled. */
export function NextWebinar() {
  const { data } = useQuery(nextWebinars())
  return (
    <div className="border-t border-line pt-3">
      {data?.items.length === 0 && (
        <p className="text-ink-2">
          <Trans>No webinars are scheduled at the moment.</Trans>
        </p>
      )}
      {data && data.items.length > 0 && (
        <ul className="grid gap-2">
          {data.items.map(({ id, title, starts_at }) => (
            <li key={id}>
              <p dir="auto" className="font-medium wrap-anywhere">
                {title}
              </p>
              <p className="text-12 text-ink-3">{whenText(starts_at)}</p>
            </li>
          ))}
        </ul>
      )}
      <Link to={webinarsPath()} className="link mt-1.5 inline-block phone:py-3">
        <Trans>All webinars</Trans>
      </Link>
    </div>
  )
}
