import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { investments, refreshInvestments } from '../data.ts'
import type { Entry } from './entries.ts'

/** Saves a new or changed entry. */
export function saveEntry(investment: string, { id, kind, date, amount, note }: Omit<Entry, 'changed'>, isNew: boolean): Promise<unknown> {
  const { call } = investments
  if (kind === 'valuation') {
    const input = { id: investment, valuation_id: id, date, value: amount, note }
    return isNew ? call.addValuation(input) : call.changeValuation(input)
  }
  const input = { id: investment, flow_id: id, kind, date, amount, note }
  return isNew ? call.addFlow(input) : call.changeFlow(input)
}

/** Deletes entries, with an undo for the latest. */
export function useRemoveEntry(investment: string): (entry: Entry) => void {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const failed = (title: string) => (error: Error) => toast.error(title, { description: problemOf(error).text })
  const onSettled = () => refreshInvestments(queryClient)
  const { mutate: restore } = useMutation({
    mutationFn: (entry: Entry) => saveEntry(investment, entry, true),
    onError: failed(t`Failed to restore entry`),
    onSettled,
  })
  const { mutate: remove } = useMutation({
    mutationFn: ({ id, kind }: Entry) =>
      kind === 'valuation'
        ? investments.call.removeValuation({ id: investment, valuation_id: id })
        : investments.call.removeFlow({ id: investment, flow_id: id }),
    onSuccess: (_, entry) =>
      toast.info(entry.kind === 'valuation' ? t`Valuation deleted` : t`Cash flow deleted`, {
        action: { label: t`Undo`, onPress: () => restore(entry) },
        duration: 8_000,
      }),
    onError: failed(t`Failed to delete entry`),
    onSettled,
  })
  return remove
}
