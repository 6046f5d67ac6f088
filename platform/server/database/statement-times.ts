import { Recent } from '../recent.ts'

interface StatementFigures {
  /** A name, or the verb and the tables: 'select members, profiles'. Never contains values. */
  kind: string
  count: number
  /** In milliseconds; the upper end of a step of about a quarter. */
  p95: number
}

/** How long statements of each kind took since the process started. Costs a lookup and an addition for each. */
export interface StatementTimes {
  record(text: string, milliseconds: number, name?: string): void
  slowest(limit: number): StatementFigures[]
}

/** Further kinds are not counted. */
const mostKinds = 1_000
/** Texts whose kind is remembered; lists of different lengths are different texts. */
const mostTexts = 2_000
const steps = 60
const stepOf = (milliseconds: number) => Math.min(steps - 1, Math.max(0, Math.ceil(Math.log(milliseconds) / Math.log(1.25))))
const endOf = (step: number) => Math.round(1.25 ** step)

export function statementTimes(): StatementTimes {
  const kinds = new Map<string, { count: number; byStep: Uint32Array }>()
  const known = new Recent<string, string>(mostTexts)

  function kindOf(text: string): string {
    let kind = known.get(text)
    if (kind === undefined) known.set(text, (kind = statementKind(text)))
    return kind
  }

  return {
    record(text, milliseconds, name) {
      const kind = name ?? kindOf(text)
      let times = kinds.get(kind)
      if (!times) {
        if (kinds.size >= mostKinds) return
        kinds.set(kind, (times = { count: 0, byStep: new Uint32Array(steps) }))
      }
      times.count += 1
      const step = stepOf(milliseconds)
      times.byStep[step] = (times.byStep[step] ?? 0) + 1
    },
    slowest: (limit) =>
      [...kinds]
        .map(([kind, { count, byStep }]) => ({ kind, count, p95: percentile(byStep, count, 0.95) }))
        .toSorted((one, other) => other.p95 - one.p95 || other.count - one.count)
        .slice(0, limit),
  }
}

function percentile(byStep: Uint32Array, count: number, share: number): number {
  let seen = 0
  const step = byStep.findIndex((times) => (seen += times) >= count * share)
  return endOf(Math.max(0, step))
}

/** 'select members, profiles': the verb of a statement and its first tables, without anything else of its text. */
export function statementKind(text: string): string {
  // Migrations are many statements in one, with comments.
  if (/\b(?:create|alter|drop)\s+(?:table|index|schema|function|trigger|type|sequence|unique)\b/i.test(text)) return 'change of the schema'
  const verb = /\b(select|insert|update|delete|merge|begin|commit|rollback|vacuum|set)\b/i.exec(text)?.[1]?.toLowerCase() ?? 'other'
  const tables = [...text.matchAll(/\b(?:from|join|into|update)\s+"?([a-z_][a-z0-9_]*(?:"?\."?[a-z_][a-z0-9_]*)?)/gi)]
    .map(([, name = '']) => name.replaceAll('"', ''))
    .filter((name) => !notTables.has(name.toLowerCase()))
  return [verb, [...new Set(tables)].slice(0, 3).join(', ')].filter(Boolean).join(' ')
}

const notTables = new Set(['lateral', 'unnest', 'set', 'select', 'only', 'of', 'skip', 'nowait', 'jsonb_array_elements', 'generate_series'])
