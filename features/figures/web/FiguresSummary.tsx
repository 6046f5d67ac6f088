import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ForStaff } from '#features/operators/web/index.ts'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { figuresPath } from '../paths.ts'
import { useCellText } from './cell-texts.ts'
import { figuresSummary } from './data.ts'

/** On the console's first page: growth in one sentence. */
export const FiguresSummary = () => (
  <ForStaff area="community">
    <Summary />
  </ForStaff>
)

function Summary() {
  const { t } = useLingui()
  const text = useCellText()
  const { data } = useQuery(figuresSummary())
  if (!data || data.joined === null) return null
  const [joined, active] = [text(data.joined), text(data.active)]
  return (
    <SettingsGroup title={t({ message: 'Figures', context: 'console' })}>
      <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
        <p className="min-w-0 flex-1">
          <Trans>People who joined last month: {joined}</Trans>
          {data.active !== null && (
            <>
              <br />
              <Trans>Members who were active last week: {active}</Trans>
            </>
          )}
        </p>
        <Link to={figuresPath()} aria-label={t`View the figures`} className={buttonClass({ size: 'small' })}>
          <Trans context="button">View</Trans>
        </Link>
      </div>
    </SettingsGroup>
  )
}
