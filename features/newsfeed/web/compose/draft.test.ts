import { expect, test } from 'vitest'
import { blankDraft, blankPoll, nextDraft } from './draft.ts'

const picture = (id: string) => ({ id, address: '', alt: '', width: 1, height: 1 })

test('after a post the draft is blank, but for what was added while it was sent', () => {
  const sent = { ...blankDraft('group'), content: 'First', topics: ['energy' as const], pictures: [picture('1')], poll: blankPoll }
  const blank = { ...blankDraft('group'), id: expect.not.stringContaining(sent.id) }
  expect(nextDraft(sent, sent)).toEqual(blank)
  const poll = { options: ['Lund', 'Porto'], days: 1 as const }
  const now = { ...sent, content: 'Second', pictures: [picture('1'), picture('2')], poll }
  expect(nextDraft(sent, now)).toEqual({ ...blank, content: 'Second', pictures: [picture('2')], poll })
})
