import { Select, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Banner } from '#ui/Banner.tsx'
import type { OwnDecision } from '../../contract.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { formatMoment } from '#platform/web/format-day.ts'

interface OwnDecisionCardProps {
  decision: OwnDecision
  /** Sends the appeal. */
  onAnswer: (answer: string) => Promise<void>
}

/** A decision as shown to its member: what was done, to what, why, and how to appeal. */
export function OwnDecisionCard({ decision, onAnswer }: OwnDecisionCardProps) {
  const { t } = useLingui()
  const { text, reason, created_at, answer, can_answer, outcome } = decision
  return (
    <article className="card grid gap-3 p-5 phone:p-4">
      <div>
        <h2 className="font-semibold text-balance">
          <Done decision={decision} />
        </h2>
        <p className="text-12 text-ink-2">{formatMoment(created_at)}</p>
      </div>
      {text !== null && <Quote label={t`What it is about`}>{text}</Quote>}
      <Quote label={t`Message from the operators`}>{reason}</Quote>
      {answer !== null && <Quote label={t`Your appeal`}>{answer}</Quote>}
      {answer !== null && outcome === null && (
        <Banner tone="info">
          <Trans>The operators have received your appeal and will review it.</Trans>
        </Banner>
      )}
      {outcome === 'kept' && (
        <Banner tone="info">
          <Trans>The operators have reviewed your appeal and upheld their decision.</Trans>
        </Banner>
      )}
      {outcome === 'reversed' && (
        <Banner tone="success">
          <Trans>The operators have reviewed your appeal and changed their decision.</Trans>
        </Banner>
      )}
      {can_answer && <AnswerForm onAnswer={onAnswer} />}
    </article>
  )
}

function Quote({ label, children }: { label: string; children: string }) {
  return (
    <div className="border-s-2 border-line ps-3">
      <p className="text-12 text-ink-2">{label}</p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {children}
      </p>
    </div>
  )
}

/** What was done, as sentences. */
function Done({ decision: { kind, content_act, member_act, ends_at } }: { decision: OwnDecision }) {
  const until = ends_at && formatMoment(ends_at)
  const ofContent: Record<string, ReactNode> = {
    hide: (
      <Trans>
        <Select
          value={kind}
          _post="Your post was hidden. Only you can see it."
          _comment="Your comment was hidden. Only you can see it."
          _review="Your review was hidden. Only you can see it."
          _update="Your update was hidden. Only you can see it."
          _organisation="Your organisation was hidden. Only its people can see it."
          _event="Your event was hidden. Only you and those who registered can see it."
          other=""
        />
      </Trans>
    ),
    restore: (
      <Trans>
        <Select
          value={kind}
          _post="Your post is visible again."
          _comment="Your comment is visible again."
          _review="Your review is visible again."
          _update="Your update is visible again."
          _organisation="Your organisation is visible again."
          _event="Your event is visible again."
          other=""
        />
      </Trans>
    ),
    remove: (
      <Trans>
        <Select
          value={kind}
          _post="Your post was removed."
          _comment="Your comment was removed."
          _review="Your review was removed."
          _update="Your update was removed."
          _organisation="Your organisation was removed."
          _event="Your event was removed."
          other=""
        />
      </Trans>
    ),
  }
  const ofMember: Record<string, ReactNode> = {
    warn:
      kind === 'message' ? (
        <Trans>You received a warning for something you wrote to a member.</Trans>
      ) : (
        <Trans>You received a warning.</Trans>
      ),
    withdraw: <Trans>The warning was withdrawn.</Trans>,
    suspend: until ? (
      <Trans>Your account was suspended until {until}.</Trans>
    ) : (
      <Trans>Your account was suspended until further notice. Only the operators can lift the suspension.</Trans>
    ),
    lift: <Trans>Your account is no longer suspended.</Trans>,
  }
  return (
    <>
      {content_act && ofContent[content_act]} {member_act && ofMember[member_act]}
    </>
  )
}
