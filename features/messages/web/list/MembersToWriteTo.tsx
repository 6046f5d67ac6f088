import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { itemsOf } from '#platform/web/pages.ts'
import type { useCompletedMembers } from '#features/directory/web/index.ts'
import { MemberLine } from '../MemberLine.tsx'
import { Draft } from './ConversationRow.tsx'
import { ListRow } from './ListRow.tsx'
import { MoreRows } from './MoreRows.tsx'
import { Section } from './Section.tsx'

export interface MembersToWriteToProps {
  pages: ReturnType<typeof useCompletedMembers>
  /** Those who stand in the list already. */
  listed: ReadonlySet<string>
  drafts: ReadonlyMap<string, string>
  scroller: RefObject<HTMLElement | null>
}

/** Members one has not talked with yet. */
export function MembersToWriteTo({ pages, listed, drafts, scroller }: MembersToWriteToProps) {
  const { t } = useLingui()
  const members = itemsOf(pages.data).filter(({ id }) => !listed.has(id))
  return (
    <>
      {members.length > 0 && (
        <Section title={t`Members`}>
          {members.map((member) => (
            <ListRow key={member.id} member={member}>
              {drafts.has(member.id) ? <Draft text={drafts.get(member.id) ?? ''} /> : <MemberLine member={member} />}
            </ListRow>
          ))}
        </Section>
      )}
      <MoreRows pages={pages} scroller={scroller} />
    </>
  )
}
