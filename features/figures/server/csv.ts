import { csvOf } from '#platform/server/csv.ts'
import type { Cell } from '../cells.ts'
import type { Balance, CommunityFigures, FigureTable } from '../contract.ts'

/** The same numbers as on the screen, in English. */
export function csvTable({ weeks, months, journey }: CommunityFigures, table: FigureTable): string {
  return csvOf(tables[table]({ weeks, months, journey }))
}

type Rows = (string | number)[][]

const tables: Record<FigureTable, (figures: CommunityFigures) => Rows> = {
  weeks: ({ weeks }) => [['Week from', 'Joined', 'Active'], ...weeks.map(({ from, joined, active }) => [from, text(joined), text(active)])],
  months: ({ months }) => [
    ['Month', 'Joined', ...(months[0]?.by_type ?? []).map(({ user_type }) => user_type)],
    ...months.map(({ from, joined, by_type }) => [from, text(joined), ...by_type.map((each) => text(each.joined))]),
  ],
  funnels: ({ journey }) => [
    ['Joined from', 'Joined until', 'Step', 'Members', 'Median days'],
    ...(journey?.funnels ?? []).flatMap(({ from, until, joined, steps }) => [
      [from, until, 'joined', text(joined), ''],
      ...steps.map(({ id, members, median_days }) => [from, until, id, text(members), median_days ?? '']),
    ]),
  ],
  retention: ({ journey }) => [
    ['Joined in', 'Joined', ...(journey?.retention ?? []).map((_, months) => `Active after ${months} months`)],
    ...(journey?.retention ?? []).map(({ month, joined, active }) => [month, text(joined), ...active.map(text)]),
  ],
  industries: ({ journey }) => balanceRows('Industry', journey?.industries ?? []),
  stages: ({ journey }) => balanceRows('Stage', journey?.stages ?? []),
  alone: ({ journey }) => [
    ['Type', 'Members', 'Without a connection', 'Never shown a match'],
    ...(journey?.alone ?? []).map(({ user_type, members, unconnected, unmatched }) => [
      user_type,
      text(members),
      text(unconnected),
      text(unmatched),
    ]),
  ],
}

const balanceRows = (what: string, balances: readonly Balance[]): Rows => [
  [what, 'Founders', 'Investors who look for it'],
  ...balances.map((balance) => [balance.what, text(balance.offered), text(balance.sought)]),
]

const words = { few: 'fewer than 5', nearlyAll: 'nearly all', hidden: 'not shown' }
const text = (cell: Cell | null): string | number => (cell === null ? '' : typeof cell === 'number' ? cell : words[cell])
