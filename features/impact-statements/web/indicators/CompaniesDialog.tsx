import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { PagedList } from '#platform/web/PagedList.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { CompanyBehind, ImpactStatement } from '../../contract.ts'
import type { IndicatorNumber, Unit } from '../../indicators/measure.ts'
import { type LedgerYear, companyPages } from '../data.ts'
import { impactText, shareText, wholeEuros } from '../figures.ts'
import { indicatorLabels, partLabels, unitLabels } from '../labels.ts'

type Part = NonNullable<ImpactStatement['statement']>['parts'][number]

interface CompaniesDialogProps {
  part: Part
  of: LedgerYear
  onClose: () => void
  onEnter: (company: CompanyBehind) => void
}

/** The companies behind a number, largest investment first. */
export function CompaniesDialog({ part, of, onClose, onEnter }: CompaniesDialogProps) {
  const { t, i18n } = useLingui()
  const pages = useInfiniteQuery(companyPages(of, part.indicator, part.part))
  const indicator = i18n._(indicatorLabels[part.indicator as IndicatorNumber])
  const label = partLabels[part.part]
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={label ? `${indicator}: ${i18n._(label)}` : indicator}
      description={part.indicator === 1 ? t`What the investments financed in ${of.year}` : t`Each company’s own number for ${of.year}`}
      closeLabel={t`Close`}
    >
      <PagedList
        pages={pages}
        skeleton={
          <SkeletonGroup label={t`Loading companies`}>
            <Skeleton className="my-4 w-full" />
            <Skeleton className="my-4 w-full" />
          </SkeletonGroup>
        }
        failed={t`Failed to load companies`}
        empty={
          <p className="text-ink-2">
            <Trans>No companies in this year.</Trans>
          </p>
        }
      >
        {(companies) => (
          <ul className="divide-y divide-line">
            {companies.map((company) => (
              <li key={company.id}>
                <CompanyRow
                  company={company}
                  unit={part.unit}
                  isShared={of.organisationId !== undefined}
                  onEnter={() => onEnter(company)}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Dialog>
  )
}

interface CompanyRowProps {
  company: CompanyBehind
  unit: Unit
  /** Whether the ledger is shared. */
  isShared: boolean
  onEnter: () => void
}

function CompanyRow({ company, unit, isShared, onEnter }: CompanyRowProps) {
  const { t, i18n } = useLingui()
  const { name, value, share, state, impact, is_entered: isEntered } = company
  const [worth, part] = [wholeEuros(value), shareText(share)]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-12 text-ink-2 tabular-nums">{t`${worth}, ${part} of all investments`}</p>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {isEntered && <Badge>{isShared ? t`Entered by your team` : t`Entered by you`}</Badge>}
        {state === 'estimated' && <Badge tone="warning">{t`Estimated`}</Badge>}
        {state === 'missing' ? (
          <span className="text-ink-3">{t`Figures missing`}</span>
        ) : state === 'not-applicable' ? (
          <span className="text-ink-3">{t`Doesn’t apply`}</span>
        ) : (
          <span className="tabular-nums">
            <strong className="font-semibold">{impactText(impact, unit)}</strong>{' '}
            {unit !== 'percent' && <span className="text-ink-2">{i18n._(unitLabels[unit])}</span>}
          </span>
        )}
        <IconButton icon={Pencil} size="small" label={t`Figures of ${name}`} onPress={onEnter} />
      </div>
    </div>
  )
}
