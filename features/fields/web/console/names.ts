import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { FieldKind, Subject, Visibility } from '../../vocabulary.ts'

export const kindNames: Record<FieldKind, MessageDescriptor> = {
  text: msg({ message: 'Text', context: 'kind of field' }),
  choice: msg`One of several options`,
  choices: msg`Several options`,
  number: msg({ message: 'Number', context: 'kind of field' }),
  date: msg({ message: 'Date', context: 'kind of field' }),
  link: msg({ message: 'Link', context: 'kind of field' }),
}

/** Who can see the answers, with a sentence about it. */
export function useVisibilityNames(subject: Subject): Record<Visibility, { name: string; detail: string }> {
  const { t } = useLingui()
  const isMember = subject === 'member'
  return {
    community: { name: t`Everybody in the community`, detail: t`All members. Visitors never see it.` },
    connections: { name: t`Their connections`, detail: t`And the community’s operators.` },
    own: isMember
      ? { name: t`Only the member`, detail: t`And the community’s operators.` }
      : { name: t`Only people of the organisation`, detail: t`And the community’s operators.` },
    staff: { name: t`Only operators`, detail: t`Operators fill in this field. Members find it in the copy of their data.` },
  }
}
