import { useQuery } from '@tanstack/react-query'
import type { QuestionText } from '../../question-contract.ts'
import { optionsFound } from '../data.ts'

/** What rows are called: goals, countries and pollutants have names in the reader's language, sites have their own. */
export function useRowLabels(by: QuestionText['by'], rows: readonly string[]): (row: string) => string {
  const list = by?.breakdown === 'country' || by?.breakdown === 'pollutant' || by?.breakdown === 'waste' ? by.breakdown : undefined
  const { data } = useQuery({ ...optionsFound(list ?? 'country', { ids: [...rows] }), enabled: list !== undefined && rows.length > 0 })
  const known = list ? data?.items : by?.fixed
  return (row) => known?.find(({ id }) => id === row)?.label ?? row
}
