import { useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { type Pages, itemsOf } from '#platform/web/pages.ts'
import type { FoundMessage } from '../../contract.ts'
import { foundParts, fromFirstFound } from './highlight.ts'
import { LastTime, ListRow, Section } from './ListRow.tsx'
import { MoreRows } from './MoreRows.tsx'

interface FoundMessagesProps {
  pages: UseInfiniteQueryResult<Pages<FoundMessage>>
  query: string
  self: string
  scroller: RefObject<HTMLElement | null>
}

/** Messages that match a search; each links to its place in the conversation. */
export function FoundMessages({ pages, query, self, scroller }: FoundMessagesProps) {
  const { t } = useLingui()
  const found = itemsOf(pages.data)
  if (found.length === 0) return null
  return (
    <>
      <Section title={t`Messages`}>
        {found.map(({ member, message }) => (
          <ListRow key={message.id} member={member} at={message.position} time={<LastTime time={message.created_at} />}>
            <span dir="auto" className="line-clamp-2 flex-1 text-start wrap-anywhere">
              {message.sender_id === self && <span className="text-ink-3">{t`You: `}</span>}
              {fromFirstFound(foundParts(message.content, query)).map(({ text, isFound }, index) =>
                isFound ? (
                  <mark key={index} className="bg-transparent font-semibold text-ink">
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </span>
          </ListRow>
        ))}
      </Section>
      <MoreRows pages={pages} scroller={scroller} />
    </>
  )
}
