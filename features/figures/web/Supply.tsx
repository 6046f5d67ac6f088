import { Trans, useLingui } from '@lingui/react/macro'
import { industryLabels, stageLabels } from '#features/profiles/web/index.ts'
import { FiguresTable } from '#platform/web/FiguresTable.tsx'
import type { Balance, JourneyFigures } from '../contract.ts'
import { gapsIn } from '../gaps.ts'
import { FiguresSection } from './FiguresSection.tsx'
import { useCellText } from './cell-texts.ts'
import { useTypeNames } from './type-names.ts'

/** How many offer something and how many look for it, and who finds nobody. */
export function Supply({ journey: { industries, stages, alone } }: { journey: JourneyFigures }) {
  const { t } = useLingui()
  const text = useCellText()
  const types = useTypeNames()
  return (
    <>
      {industries.length > 0 && (
        <FiguresSection title={t`Supply and demand by industry`} description={<Gaps balances={industries} />} table="industries">
          <BalanceTable caption={t`Supply and demand by industry`} head={t`Industry`} balances={industries} />
        </FiguresSection>
      )}
      {stages.length > 0 && (
        <FiguresSection title={t`Supply and demand by stage`} description={<Gaps balances={stages} />} table="stages">
          <BalanceTable caption={t`Supply and demand by stage`} head={t`Stage`} balances={stages} />
        </FiguresSection>
      )}
      {alone.length > 0 && (
        <FiguresSection
          title={t`Who finds nobody`}
          description={t`Of members with a complete profile who joined more than 30 days ago. You can introduce them to somebody, or invite the kind of members they’re looking for.`}
          table="alone"
        >
          <FiguresTable
            caption={t`Who finds nobody`}
            heads={[t`Type`, t`Members`, t`Without a connection`, t`Never shown a match`]}
            rows={alone.map(({ user_type, members, unconnected, unmatched }) => [
              types[user_type],
              text(members),
              text(unconnected),
              text(unmatched),
            ])}
          />
        </FiguresSection>
      )}
    </>
  )
}

function BalanceTable({ caption, head, balances }: { caption: string; head: string; balances: readonly Balance[] }) {
  const { t } = useLingui()
  const text = useCellText()
  const nameOf = useBalanceName()
  return (
    <FiguresTable
      caption={caption}
      heads={[head, t`Founders`, t`Investors who look for it`]}
      rows={balances.map(({ what, offered, sought }) => [nameOf(what), text(offered), text(sought)])}
    />
  )
}

/** The largest gaps as sentences. */
function Gaps({ balances }: { balances: readonly Balance[] }) {
  const text = useCellText()
  const nameOf = useBalanceName()
  return gapsIn(balances).map(({ what, offered, sought }) => {
    const [name, founders, investors] = [nameOf(what), text(offered), text(sought)]
    return (
      <span key={what} className="block">
        <Trans>
          {name}: {founders} founders, {investors} investors looking for it.
        </Trans>
      </span>
    )
  })
}

function useBalanceName(): (what: string) => string {
  const { i18n } = useLingui()
  const labels = { ...industryLabels, ...stageLabels }
  return (what) => (what in labels ? i18n._(labels[what as keyof typeof labels]) : what)
}
