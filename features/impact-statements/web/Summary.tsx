import { Trans, useLingui } from '@lingui/react/macro'
import { Banner } from '#ui/Banner.tsx'
import type { ImpactStatement } from '../contract.ts'
import type { LedgerYear } from './data.ts'
import { numberText, shareText, shortEuros } from './figures.ts'

/** The year in one sentence, and what to know before reading on. */
export function Summary({ statement: { year, quarters, statement }, of }: { statement: ImpactStatement; of: LedgerYear }) {
  const { t } = useLingui()
  const total = statement?.parts.find(({ indicator, part }) => indicator === 1 && part === 'total')
  if (!statement || !total) return null
  const value = shortEuros(statement.value)
  const isOwn = of.organisationId === undefined
  const covered = shareText(1 - total.coverage.missing)
  const emissions = numberText(total.value)
  return (
    <>
      <p className="max-w-read text-20 text-balance">
        {total.value === null ? (
          isOwn ? (
            <Trans>
              In {year}, your investments were worth {value}. No company’s emissions are known yet.
            </Trans>
          ) : (
            <Trans>
              In {year}, these investments were worth {value}. No company’s emissions are known yet.
            </Trans>
          )
        ) : isOwn ? (
          <Trans>
            In {year}, your investments of {value} financed <strong className="font-semibold">{emissions} t of CO₂ equivalent</strong>. This
            is known for {covered} of their value.
          </Trans>
        ) : (
          <Trans>
            In {year}, these investments of {value} financed <strong className="font-semibold">{emissions} t of CO₂ equivalent</strong>.
            This is known for {covered} of their value.
          </Trans>
        )}
      </p>
      <p className="max-w-read text-ink-2">
        <Trans>
          By the formulas of Delegated Regulation (EU) 2022/1288, Annex I, averaged over the ends of the quarters. Each number covers only
          the companies whose figures are known.
        </Trans>
      </p>
      {quarters < 4 && (
        <Banner tone="info">{t`The year is not over, so this statement is provisional: it covers the quarters until now.`}</Banner>
      )}
    </>
  )
}
