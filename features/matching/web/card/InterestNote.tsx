import { Trans } from '@lingui/react/macro'
import { Handshake } from 'lucide-react'
import { asWritten } from '#platform/web/as-written.ts'
import type { MatchCard } from '../../contract.ts'

/** Shows that the other has accepted already, with their note. */
export function InterestNote({ card }: { card: MatchCard }) {
  if (card.standing !== 'interested') return null
  return (
    <div className="flex gap-2.5 rounded-control bg-accent-soft px-3 py-2.5 text-accent-ink">
      <Handshake aria-hidden className="mt-px" />
      <div className="min-w-0">
        <p className="font-medium">
          <Trans>
            <bdi>{card.full_name}</bdi> is interested in you
          </Trans>
        </p>
        {card.note && (
          <blockquote {...asWritten(card.note)} className="mt-0.5 wrap-anywhere whitespace-pre-line text-ink">
            {card.note}
          </blockquote>
        )}
      </div>
    </div>
  )
}
