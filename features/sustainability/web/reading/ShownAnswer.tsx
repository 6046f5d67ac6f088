import { Trans, useLingui } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Organisation } from '#features/organisations/organisation-contract.ts'
import { useMember } from '#features/members/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { toast } from '#ui/toast.ts'
import type { ShownAnswer as Answer } from '../../reading-contract.ts'
import { sustainability } from '../data.ts'
import { EvidenceLine } from '../evidence/EvidenceLine.tsx'
import { basisLabels, stateLooks } from '../labels.ts'
import { StateBadge } from '../StateBadge.tsx'
import { useChange } from '../use-change.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { answerInWords, figureInWords } from './answer-in-words.ts'

/** Longer answers get the whole width, below their label. */
const longest = 120

interface ShownAnswerProps {
  organisation: Organisation
  year: number
  answer: Answer
  currency: string
  isTeam: boolean
}

/** An answer with what it rests on. A claim without evidence says who makes it. */
export function ShownAnswer({ organisation, year, answer, currency, isTeam }: ShownAnswerProps) {
  const { t, i18n } = useLingui()
  const { label, row_label, state, basis, evidence, confirmations, contradiction, not_applicable, may_confirm } = answer
  const [isConfirming, setConfirming] = useState(false)
  const member = useMember()
  const words = answerInWords(answer, currency)
  const isLong = not_applicable === null && words.length > longest
  const isMine = confirmations.some(({ reader }) => reader.id === member?.id)
  const withdraw = useChange({
    send: () => sustainability.call.withdrawConfirmation({ id: organisation.id, year, question: answer.question, row: answer.row }),
    failed: t`Failed to withdraw your confirmation`,
    onDone: () => toast.info(t`Confirmation withdrawn`),
  })
  return (
    <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,4fr)_9.5rem] gap-x-5 gap-y-1 px-4 py-2.5 phone:grid-cols-[minmax(0,1fr)]">
      <dt className="min-w-0 text-ink-2">
        {label}
        {row_label !== null && <bdi className="text-ink"> · {row_label}</bdi>}
      </dt>
      <dd
        className={classNames('min-w-0 font-medium whitespace-pre-line tabular-nums wrap-anywhere', isLong && 'order-1 col-span-full')}
        dir="auto"
      >
        {not_applicable === null ? words : <NotApplicable reason={not_applicable} />}
      </dd>
      <dd className={classNames('text-12 text-ink-2', isLong && 'col-start-3 phone:col-start-auto')}>
        {state === 'stated' ? i18n._(stateLooks.stated.label) : <StateBadge state={state} />}
        {basis && <span className="block">{i18n._(basisLabels[basis])}</span>}
      </dd>
      {contradiction && (
        <dd className="order-2 col-span-full flex gap-1.5 text-12 text-warning">
          <TriangleAlert className="icon-xs mt-px shrink-0" aria-hidden />
          <span>
            <Trans>
              The other answers give {figureInWords(answer, contradiction.computed, currency)} ({contradiction.formula}), a difference of{' '}
              {figureInWords(answer, contradiction.difference, currency)}.
            </Trans>
          </span>
        </dd>
      )}
      {evidence.map((each) => (
        <dd key={each.id} className="order-2 col-span-full">
          <EvidenceLine slug={organisation.slug} evidence={each} />
        </dd>
      ))}
      {confirmations.map(({ reader, statement }) => (
        <dd key={reader.id} className="order-2 col-span-full text-12 text-ink-2">
          <Trans>
            Confirmed by <b className="font-medium text-ink">{reader.full_name}</b>: {statement}
          </Trans>
        </dd>
      ))}
      {!isTeam && may_confirm && (
        <dd className="order-2 col-span-full">
          {isMine ? (
            <Button
              size="small"
              variant="quiet"
              pending={withdraw.isPending}
              pendingLabel={t`Withdrawing`}
              onPress={() => withdraw.mutate()}
            >
              <Trans>Withdraw your confirmation</Trans>
            </Button>
          ) : (
            <Button size="small" variant="quiet" className="-ms-2.5" aria-label={t`Confirm: ${label}`} onPress={() => setConfirming(true)}>
              <Trans context="an answer">Confirm</Trans>
            </Button>
          )}
        </dd>
      )}
      {isConfirming && <ConfirmDialog organisationId={organisation.id} year={year} answer={answer} onClose={() => setConfirming(false)} />}
    </div>
  )
}

const NotApplicable = ({ reason }: { reason: string }) => (
  <>
    <Trans>Does not apply</Trans>
    <span className="block font-normal text-ink-2">{reason}</span>
  </>
)
