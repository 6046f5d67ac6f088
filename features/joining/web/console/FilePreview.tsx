import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { textsOf } from '#platform/web/server-text.ts'
import { Banner } from '#ui/Banner.tsx'
import type { FilePreview as Preview } from '../../invitations-contract.ts'

const messageOf = textsOf('joining.file')

/** Who would be invited, and which rows are not, with the reason. */
export function FilePreview({ preview: { good, bad, bad_count: badCount, sample } }: { preview: Preview }) {
  const { t } = useLingui()
  const more = badCount - bad.length
  const names = sample.map(({ email, full_name }) => full_name || email).join(', ')
  return (
    <section aria-label={t`Check of the addresses`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {good > 0 && (
        <Banner tone="success">
          <p>
            <Plural value={good} one="# person can be invited." other="# people can be invited." />
          </p>
          <p className="wrap-anywhere">
            {names}
            {good > sample.length && ' …'}
          </p>
        </Banner>
      )}
      {badCount > 0 && (
        <>
          <Banner tone="warning">
            <Plural value={badCount} one="# row is left out:" other="# rows are left out:" />
          </Banner>
          <div role="region" aria-label={t`Rows that are left out`} tabIndex={0} className="card max-h-72 overflow-auto">
            <table className="w-full">
              <caption className="sr-only">{t`Rows that are left out`}</caption>
              <thead className="sticky top-0 bg-surface text-12 text-ink-2">
                <tr className="h-8">
                  <th scope="col" className="w-14 px-3 text-end font-medium">
                    <Trans>Line</Trans>
                  </th>
                  <th scope="col" className="px-2 text-start font-medium">
                    <Trans>Address and reason</Trans>
                  </th>
                </tr>
              </thead>
              <tbody>
                {bad.map(({ line, email, problem: id, message, parameters }, index) => (
                  <tr key={index} className="border-t border-line">
                    <th scope="row" className="px-3 py-2 text-end align-top font-normal tabular-nums">
                      {line}
                    </th>
                    <td className="px-2 py-2 wrap-anywhere">
                      {email && <span className="block font-medium">{email}</span>}
                      {messageOf({ id, message, parameters })}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {more > 0 && (
            <p className="text-12 text-ink-3">
              <Plural value={more} one="And # more." other="And # more." />
            </p>
          )}
        </>
      )}
    </section>
  )
}
