import { useLingui } from '@lingui/react/macro'
import type { OwnField } from '../contract.ts'
import type { FieldValues } from '../vocabulary.ts'
import { useOwnFields } from './data.ts'

/** Who sees the answers of a field, unless all members do. */
export function useSeenByText({ subject, visibility }: Pick<OwnField, 'subject' | 'visibility'>): string | undefined {
  const { t } = useLingui()
  if (visibility === 'community') return undefined
  if (visibility === 'connections') return t`Only connections and the community’s operators see this.`
  if (visibility === 'staff') return t`Only the community’s operators see this.`
  return subject === 'member'
    ? t`Only the member and the community’s operators see this.`
    : t`Only people of the organisation and the community’s operators see this.`
}

/** Those of a member's own answers that others see. */
export function useAnswersSeenBy(by: 'member' | 'connection', answers: FieldValues): FieldValues {
  const seen = useOwnFields('member').filter(
    ({ visibility }) => visibility === 'community' || (by === 'connection' && visibility === 'connections'),
  )
  return Object.fromEntries(seen.flatMap(({ id }) => (answers[id] === undefined ? [] : [[id, answers[id]]])))
}
