import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { useIsPhone } from '#platform/web/phone.ts'
import { useMediaQuery } from '#platform/web/use-media-query.ts'
import { FilterChips } from '#ui/FilterChips.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import type { PipelineItem } from '../../pipeline-contract.ts'
import { type PipelineStep, pipelineSteps } from '../../pipeline-steps.ts'
import { stepLabels } from '../labels.ts'
import { InvestedDialog } from './InvestedDialog.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import { PassDialog } from './PassDialog.tsx'
import { PipelineColumn } from './PipelineColumn.tsx'
import { type Placed, usePlaceDeal } from './use-place-deal.ts'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** Above the investor's own pipeline: ways to others. */
    'deals.pipeline': object
  }
}

/** The open dialog. */
type Asked = { what: 'note' | 'invested'; item: PipelineItem } | { what: 'pass'; placed: Placed } | undefined

/** An investor's pipeline: all columns if there is room, otherwise one at a time. */
export function Pipeline() {
  const { t, i18n } = useLingui()
  const isWide = useMediaQuery('(min-width: 1024px)', !useIsPhone())
  const [shown, setShown] = useState<PipelineStep>('saved')
  const [asked, ask] = useState<Asked>()
  const [said, say] = useState('')
  const { mutate: place } = usePlaceDeal()
  const move = (placed: Placed) => {
    place(placed)
    const company = placed.item.deal.company_name
    const step = i18n._(stepLabels[placed.step])
    if (placed.step !== placed.item.step) say(t`${company} moved to ${step}`)
    if (placed.step === placed.item.step) return
    if (placed.step === 'passed') ask({ what: 'pass', placed })
    if (placed.step === 'invested' && !placed.item.deal.standing?.invested) ask({ what: 'invested', item: placed.item })
  }
  const column = (step: PipelineStep) => (
    <PipelineColumn key={step} step={step} onMove={move} onAsk={(what, item) => ask({ what, item })} isAlone={!isWide} />
  )
  return (
    <>
      <Slot name="deals.pipeline" />
      <p className="mb-4 text-ink-2">{t`Your pipeline is private: founders and other members can’t see it.`}</p>
      {isWide ? (
        <div className="grid grid-cols-5 items-stretch gap-3">{pipelineSteps.map(column)}</div>
      ) : (
        <>
          <FilterChips
            label={t`Step`}
            value={shown}
            onChange={setShown}
            options={pipelineSteps.map((id) => ({ id, label: i18n._(stepLabels[id]) }))}
          />
          <div className="mt-4">{column(shown)}</div>
        </>
      )}
      {asked?.what === 'note' && <NoteDialog item={asked.item} onClose={() => ask(undefined)} />}
      {asked?.what === 'invested' && (
        <InvestedDialog deal={asked.item.deal} isTold={asked.item.deal.standing?.invested ?? false} onClose={() => ask(undefined)} />
      )}
      {asked?.what === 'pass' && <PassDialog placed={asked.placed} onClose={() => ask(undefined)} />}
      <LiveRegion>{said}</LiveRegion>
    </>
  )
}
