/** Somebody of one side. Both sides are sorted by id, so that the same people always lead to the same choice. */
interface Chooser {
  id: string
  /** The most meetings that they can have. */
  most: number
}

export interface Pair {
  mentor_id: string
  founder_id: string
}

interface Choice {
  mentors: readonly Chooser[]
  founders: readonly Chooser[]
  /** How good a pair is, as a whole number; 0: not at all, the two must not meet. */
  weightOf(mentor_id: string, founder_id: string): number
  /** Pairs that are settled. They count towards the meetings of both. */
  pinned: readonly Pair[]
}

/**
 * What a further meeting is worth to somebody who has so many already, as a whole number. It shrinks with each meeting, so that meetings are
 * spread evenly and nobody is left without one for a little more fit elsewhere.
 */
export type WorthOfOneMore = (meetings: number) => number

/**
 * The pairs whose weights, together with what meetings are worth to each person, add up to the most: each pair once, nobody above their most.
 * A minimum-cost flow from the mentors to the founders by successive shortest paths, with potentials (Edmonds and Karp; Tomizawa).
 */
export function choosePairs({ mentors, founders, weightOf, pinned }: Choice, worth: WorthOfOneMore): Pair[] {
  const [rows, columns] = [mentors.length, founders.length]
  const weights = new Float64Array(rows * columns)
  const isPaired = new Uint8Array(rows * columns)
  const settled = new Set(pinned.map(keyOf))
  const [ofMentor, ofFounder] = [new Map<string, number>(), new Map<string, number>()]
  for (const { mentor_id, founder_id } of pinned) {
    ofMentor.set(mentor_id, (ofMentor.get(mentor_id) ?? 0) + 1)
    ofFounder.set(founder_id, (ofFounder.get(founder_id) ?? 0) + 1)
  }
  mentors.forEach(({ id: mentor_id }, row) =>
    founders.forEach(({ id: founder_id }, column) => {
      if (!settled.has(keyOf({ mentor_id, founder_id }))) weights[row * columns + column] = weightOf(mentor_id, founder_id)
    }),
  )
  const mentorHas = Float64Array.from(mentors, ({ id }) => ofMentor.get(id) ?? 0)
  const founderHas = Float64Array.from(founders, ({ id }) => ofFounder.get(id) ?? 0)
  const flow = { rows, columns, weights, isPaired, mentors, founders, mentorHas, founderHas, worth }
  const potentials = firstPotentials(flow)
  while (augment(flow, potentials));
  const chosen = mentors.flatMap(({ id: mentor_id }, row) =>
    founders.flatMap(({ id: founder_id }, column) => (isPaired[row * columns + column] ? [{ mentor_id, founder_id }] : [])),
  )
  return [...pinned, ...chosen]
}

export const keyOf = ({ mentor_id, founder_id }: Pair): string => `${mentor_id} ${founder_id}`

interface Flow {
  rows: number
  columns: number
  weights: Float64Array
  isPaired: Uint8Array
  mentors: readonly Chooser[]
  founders: readonly Chooser[]
  mentorHas: Float64Array
  founderHas: Float64Array
  worth: WorthOfOneMore
}

/** Costs are negative weights. A further meeting of a mentor is the edge from the source, one of a founder the edge to the sink. */
const ofMentor = ({ mentors, mentorHas, worth }: Flow, row: number): number =>
  (mentorHas[row] ?? 0) < (mentors[row]?.most ?? 0) ? -worth(mentorHas[row] ?? 0) : Infinity
const ofFounder = ({ founders, founderHas, worth }: Flow, column: number): number =>
  (founderHas[column] ?? 0) < (founders[column]?.most ?? 0) ? -worth(founderHas[column] ?? 0) : Infinity

/** The costs of the cheapest paths from the source: mentors first, then founders. Without any pairs, the graph has no cycles. */
function firstPotentials(flow: Flow): Float64Array {
  const { rows, columns, weights } = flow
  const potentials = new Float64Array(rows + columns).fill(Infinity)
  for (let row = 0; row < rows; row += 1) {
    const cost = ofMentor(flow, row)
    potentials[row] = cost
    if (cost === Infinity) continue
    for (let column = 0; column < columns; column += 1) {
      const weight = weights[row * columns + column] ?? 0
      if (weight > 0) potentials[rows + column] = Math.min(potentials[rows + column] ?? Infinity, cost - weight)
    }
  }
  // Infinity stays for those without a path: later pairs open none to them.
  return potentials
}

/** Pairs along the cheapest path that gains something, and updates the potentials. @returns whether there was one */
function augment(flow: Flow, potentials: Float64Array): boolean {
  const { rows, columns, isPaired } = flow
  const nodes = rows + columns
  const { distances, before } = cheapestPaths(flow, potentials)
  let [last, least] = [-1, 0]
  for (let column = 0; column < columns; column += 1) {
    const node = rows + column
    const cost = (distances[node] ?? Infinity) + (potentials[node] ?? Infinity) + ofFounder(flow, column)
    if (cost < least) [last, least] = [node, cost]
  }
  if (last < 0) return false
  for (let node = 0; node < nodes; node += 1) potentials[node] = (potentials[node] ?? Infinity) + (distances[node] ?? Infinity)
  flow.founderHas[last - rows] = (flow.founderHas[last - rows] ?? 0) + 1
  for (let node = last; ;) {
    const from = before[node] ?? -1
    if (from < 0) {
      flow.mentorHas[node] = (flow.mentorHas[node] ?? 0) + 1
      return true
    }
    // Forwards a pair is made, backwards one is taken apart.
    if (from < rows) isPaired[from * columns + node - rows] = 1
    else isPaired[node * columns + from - rows] = 0
    node = from
  }
}

/** Dijkstra on reduced costs, which are never negative. Of equal nodes, the first is taken. */
function cheapestPaths(flow: Flow, potentials: Float64Array) {
  const { rows, columns, weights, isPaired } = flow
  const nodes = rows + columns
  const distances = new Float64Array(nodes).fill(Infinity)
  const before = new Int32Array(nodes).fill(-1)
  const isDone = new Uint8Array(nodes)
  for (let row = 0; row < rows; row += 1) {
    const cost = ofMentor(flow, row)
    if (cost < Infinity) distances[row] = cost - (potentials[row] ?? 0)
  }
  for (;;) {
    let node = -1
    for (let each = 0; each < nodes; each += 1)
      if (!isDone[each] && (distances[each] ?? Infinity) < (node < 0 ? Infinity : (distances[node] ?? Infinity))) node = each
    if (node < 0) return { distances, before }
    isDone[node] = 1
    const [distance, potential] = [distances[node] ?? 0, potentials[node] ?? 0]
    if (node < rows)
      for (let column = 0; column < columns; column += 1) {
        const weight = weights[node * columns + column] ?? 0
        if (weight > 0 && !isPaired[node * columns + column]) reach(rows + column, -weight)
      }
    else
      for (let row = 0; row < rows; row += 1)
        if (isPaired[row * columns + node - rows]) reach(row, weights[row * columns + node - rows] ?? 0)

    function reach(to: number, cost: number) {
      const through = distance + cost + potential - (potentials[to] ?? 0)
      if (!isDone[to] && through < (distances[to] ?? Infinity)) {
        distances[to] = through
        before[to] = node
      }
    }
  }
}
