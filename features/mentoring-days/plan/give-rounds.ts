import type { Pair } from './choose-pairs.ts'

export interface Placed extends Pair {
  /** The first is 1; null: no round is left for the two. */
  round: number | null
}

interface Rounds {
  /** How many there are. */
  rounds: number
  /** Pairs with the round that they had before, if any; those of pinned pairs do not change. */
  pairs: readonly (Placed & { is_pinned?: boolean })[]
  /** Rounds in which somebody cannot be met. */
  busy: ReadonlyMap<string, ReadonlySet<number>>
}

/**
 * Gives each pair a round, so that nobody is in two meetings at once: an edge colouring of a bipartite graph. Without busy rounds and pins,
 * nobody having more pairs than there are rounds is enough for all to get one (Kőnig): where the two have no free round in common, the meetings
 * along an alternating path swap theirs. Rounds of before are kept wherever they can be.
 */
export function giveRounds({ rounds, pairs, busy }: Rounds): Placed[] {
  const table = new Table(rounds, busy)
  const all = pairs.map((pair) => ({ ...pair, round: null as number | null }))
  for (const isFirst of [true, false])
    pairs.forEach(({ round, is_pinned: isPinned = false }, at) => {
      const meeting = all[at]
      if (meeting && isPinned === isFirst && round !== null && table.takes(meeting, round)) table.put(meeting, round)
    })
  const open = all.filter(({ round }) => round === null)
  const choices = new Map(open.map((meeting) => [meeting, table.roundsFor(meeting).length]))
  open.sort((one, other) => (choices.get(one) ?? 0) - (choices.get(other) ?? 0))
  // A meeting that found no round may find one once others have moved.
  for (let found = true; found;) {
    found = false
    for (const meeting of open) if (meeting.round === null && place(table, meeting)) found = true
  }
  return all.map(({ mentor_id, founder_id, round }) => ({ mentor_id, founder_id, round }))
}

type Meeting = Placed & { is_pinned?: boolean }

/** Who meets whom in which round. */
class Table {
  private readonly meetings = new Map<string, Meeting[]>()
  private readonly rounds: number
  private readonly busy: ReadonlyMap<string, ReadonlySet<number>>

  constructor(rounds: number, busy: ReadonlyMap<string, ReadonlySet<number>>) {
    this.rounds = rounds
    this.busy = busy
  }

  of(person: string, round: number): Meeting | undefined {
    return this.meetings.get(person)?.[round]
  }

  isBusy(person: string, round: number): boolean {
    return this.busy.get(person)?.has(round) ?? false
  }

  isFree(person: string, round: number): boolean {
    return !this.isBusy(person, round) && !this.of(person, round)
  }

  /** Whether a meeting can be in a round. Pinned ones were put there by people who may know better than a calendar. */
  takes({ mentor_id, founder_id, is_pinned: isPinned }: Meeting, round: number): boolean {
    if (round < 1 || round > this.rounds) return false
    return [mentor_id, founder_id].every((person) => (isPinned ? !this.of(person, round) : this.isFree(person, round)))
  }

  /** The rounds in which both would be there. */
  roundsFor({ mentor_id, founder_id }: Pair): number[] {
    return this.all.filter((round) => !this.isBusy(mentor_id, round) && !this.isBusy(founder_id, round))
  }

  get all(): number[] {
    return Array.from({ length: this.rounds }, (_, at) => at + 1)
  }

  put(meeting: Meeting, round: number): void {
    meeting.round = round
    for (const person of [meeting.mentor_id, meeting.founder_id]) {
      const own = this.meetings.get(person) ?? []
      own[round] = meeting
      this.meetings.set(person, own)
    }
  }

  remove(meeting: Meeting): void {
    for (const person of [meeting.mentor_id, meeting.founder_id])
      if (meeting.round !== null) delete this.meetings.get(person)?.[meeting.round]
    meeting.round = null
  }
}

/** Finds a round for a meeting. @returns whether there was one */
function place(table: Table, meeting: Meeting): boolean {
  const { mentor_id, founder_id } = meeting
  const common = table.all.find((round) => table.takes(meeting, round))
  if (common !== undefined) {
    table.put(meeting, common)
    return true
  }
  const freeOfMentor = table.all.filter((round) => table.isFree(mentor_id, round))
  const freeOfFounder = table.all.filter((round) => table.isFree(founder_id, round))
  for (const wanted of freeOfMentor)
    for (const given of freeOfFounder) {
      // The founder’s meeting in the wanted round moves to the given one, the mentor of that one the other way, and so on.
      if (table.isBusy(founder_id, wanted)) continue
      const path = alternating(table, founder_id, wanted, given)
      if (!path) continue
      for (const { meeting: moved } of path) table.remove(moved)
      for (const { meeting: moved, to } of path) table.put(moved, to)
      table.put(meeting, wanted)
      return true
    }
  return false
}

/** The meetings that swap two rounds if one of them ends for a person; undefined if one is pinned or somebody is busy then. */
function alternating(table: Table, first: string, wanted: number, given: number) {
  const path: { meeting: Meeting; to: number }[] = []
  let [person, from, to] = [first, wanted, given]
  for (let next = table.of(person, from); next; next = table.of(person, from)) {
    const other = next.mentor_id === person ? next.founder_id : next.mentor_id
    if (next.is_pinned || table.isBusy(person, to) || table.isBusy(other, to)) return undefined
    path.push({ meeting: next, to })
    person = other
    ;[from, to] = [to, from]
  }
  return path
}
