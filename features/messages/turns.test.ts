import { expect, test } from 'vitest'
import { type TurnMessage, advanceTurn } from './turns.ts'

const nobody = { speaker_id: null, since: null }
const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 9, minutes))
const says = (sender_id: string, minutes: number, isUnsent = false): TurnMessage => ({
  sender_id,
  created_at: at(minutes),
  unsent_at: isUnsent ? at(minutes + 1) : null,
})

test('the first message is not a reply', () => {
  expect(advanceTurn(nobody, [says('ada', 0)])).toEqual({ turn: { speaker_id: 'ada', since: at(0) }, answers: [] })
})

test('response time counts from the first unanswered message, however many followed', () => {
  const { answers } = advanceTurn(nobody, [says('ada', 0), says('ada', 5), says('ben', 10), says('ben', 11), says('ada', 30)])
  expect(answers).toEqual([
    { member_id: 'ben', at: at(10), seconds: 600 },
    { member_id: 'ada', at: at(30), seconds: 1_200 },
  ])
})

test('processing messages in parts gives the same result as all at once', () => {
  const talk = [says('ada', 0), says('ben', 3), says('ben', 4), says('ada', 9), says('ben', 20)]
  const whole = advanceTurn(nobody, talk)
  for (let cut = 0; cut <= talk.length; cut += 1) {
    const first = advanceTurn(nobody, talk.slice(0, cut))
    const second = advanceTurn(first.turn, talk.slice(cut))
    expect({ turn: second.turn, answers: [...first.answers, ...second.answers] }).toEqual(whole)
  }
})

test('an unsent message is neither a reply nor in need of one', () => {
  const { turn, answers } = advanceTurn(nobody, [says('ada', 0), says('ben', 3, true), says('ada', 5, true), says('ben', 8)])
  expect(answers).toEqual([{ member_id: 'ben', at: at(8), seconds: 480 }])
  expect(turn).toEqual({ speaker_id: 'ben', since: at(8) })
})
