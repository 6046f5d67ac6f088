import { largestAmount, mostEntries, mostInvestments } from '../limits.ts'
import type { EntryKind } from '../vocabulary.ts'
import { type BadLine, badLine } from './bad-line.ts'
import type { LedgerLine } from './read-line.ts'

/** An investment that is already in the ledger. */
export interface KnownInvestment {
  id: string
  company_name: string
  instrument: string
  currency: string
  entries: readonly { kind: EntryKind; date: string; amount: number; note: string }[]
}

type Entry = NonNullable<LedgerLine['entry']>

/** An investment that the import creates or adds entries to. */
export interface PlannedInvestment {
  id: string
  /** null for an existing investment, whose details stay the same. */
  added: LedgerLine['facts'] | null
  entries: Entry[]
}

export interface ImportPlan {
  investments: PlannedInvestment[]
  bad: BadLine[]
  /** Number of lines that are already in the ledger. */
  known: number
  /** The lines that add an investment or an entry. */
  adding: LedgerLine[]
}

/** An investment while the lines are processed. */
interface Growing {
  planned: PlannedInvestment
  currency: string
  /** Cash flows in the ledger that no line has matched yet, with their number. */
  unmatched: Map<string, number>
  /** Valuations by date. */
  valued: Map<string, number>
  count: { flows: number; valuations: number }
  amount: number
}

const keyOf = ({ kind, date, amount, note }: Entry) => `${kind} ${date} ${amount} ${note}`
const sameCompany = ({ company_name, currency, instrument }: Pick<KnownInvestment, 'company_name' | 'currency' | 'instrument'>) =>
  `${currency} ${instrument} ${company_name.toLowerCase()}`

/**
 * Plans what a file adds to a ledger. An import changes nothing that exists, and importing a file again adds nothing: of identical entries,
 * the ledger ends up with as many as the file or the ledger had, whichever is more.
 *
 * Investments are matched by id, by the id from another ledger's file, or, without ids, by company, instrument and currency.
 * @param idFor maps an id in the file to an id in this ledger, always the same
 * @param newId creates an id for an investment without one
 */
export function planImport(
  lines: readonly LedgerLine[],
  ledger: readonly KnownInvestment[],
  { idFor, newId }: { idFor: (ref: string) => string; newId: () => string },
): ImportPlan {
  const plan: ImportPlan = { investments: [], bad: [], known: 0, adding: [] }
  const byId = new Map<string, Growing>()
  const byCompany = new Map<string, Growing>()
  for (const known of ledger) {
    const growing = growingOf(known)
    byId.set(known.id, growing)
    if (!byCompany.has(sameCompany(known))) byCompany.set(sameCompany(known), growing)
  }
  let count = ledger.length

  const find = ({ ref, facts }: LedgerLine) =>
    ref === null ? byCompany.get(sameCompany(facts)) : (byId.get(ref.toLowerCase()) ?? byId.get(idFor(ref)))
  const begin = ({ ref, facts }: LedgerLine): Growing => {
    const id = ref === null ? newId() : idFor(ref)
    const growing = growingOf({ ...facts, id, entries: [] }, facts)
    byId.set(id, growing)
    if (ref === null) byCompany.set(sameCompany(facts), growing)
    plan.investments.push(growing.planned)
    count += 1
    return growing
  }

  for (const line of lines) {
    const found = find(line)
    if (!found && count >= mostInvestments) {
      plan.bad.push(badLine(line.line, 'company_name', 'tooManyInvestments', { most: mostInvestments }))
      continue
    }
    if (found && found.currency !== line.facts.currency) {
      plan.bad.push(badLine(line.line, 'currency', 'otherCurrency', { currency: found.currency }))
      continue
    }
    const growing = found ?? growingOf({ ...line.facts, id: '', entries: [] })
    const result = line.entry ? addEntry(growing, line.entry) : found ? 'known' : 'new'
    if (result === 'known') plan.known += 1
    else if (result === 'new') {
      const taken = found ?? begin(line)
      if (!found && line.entry) addEntry(taken, line.entry)
      if (line.entry) {
        if (taken.planned.added === null && taken.planned.entries.length === 0) plan.investments.push(taken.planned)
        taken.planned.entries.push(line.entry)
      }
      plan.adding.push(line)
    } else plan.bad.push(badLine(line.line, result === 'valuedThatDay' ? 'date' : 'amount', result, { most: mostEntries }))
  }
  return plan
}

function growingOf(known: KnownInvestment, added: LedgerLine['facts'] | null = null): Growing {
  const growing: Growing = {
    planned: { id: known.id, added, entries: [] },
    currency: known.currency,
    unmatched: new Map(),
    valued: new Map(),
    count: { flows: 0, valuations: 0 },
    amount: 0,
  }
  for (const entry of known.entries) {
    if (entry.kind === 'valuation') {
      growing.valued.set(entry.date, entry.amount)
      growing.count.valuations += 1
    } else {
      const key = keyOf(entry)
      growing.unmatched.set(key, (growing.unmatched.get(key) ?? 0) + 1)
      growing.count.flows += 1
      growing.amount += entry.amount
    }
  }
  return growing
}

/** Adds an entry to an investment, unless it is already in the ledger. */
function addEntry(growing: Growing, entry: Entry): 'new' | 'known' | 'valuedThatDay' | 'tooManyEntries' | 'tooMuch' {
  if (entry.kind === 'valuation') {
    const before = growing.valued.get(entry.date)
    if (before !== undefined) return before === entry.amount ? 'known' : 'valuedThatDay'
    if (growing.count.valuations >= mostEntries) return 'tooManyEntries'
    growing.valued.set(entry.date, entry.amount)
    growing.count.valuations += 1
    return 'new'
  }
  const key = keyOf(entry)
  const left = growing.unmatched.get(key) ?? 0
  if (left > 0) {
    growing.unmatched.set(key, left - 1)
    return 'known'
  }
  if (growing.count.flows >= mostEntries) return 'tooManyEntries'
  if (growing.amount + entry.amount > largestAmount) return 'tooMuch'
  growing.count.flows += 1
  growing.amount += entry.amount
  return 'new'
}
