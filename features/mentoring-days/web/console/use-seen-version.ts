import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import type { OperatedDay } from '../../contract.ts'
import { mentoringDayProblems } from '../../problems.ts'
import { operatedDay } from '../data.ts'

/**
 * Sends changes of a day as the operator saw it when a dialog opened, or after a change was refused. The day itself is updated live, also
 * just before a press.
 */
export function useSeenVersion({ id, version }: OperatedDay) {
  const queryClient = useQueryClient()
  const [seen, setSeen] = useState(version)
  return async function send<Output>(change: (day: { id: string; version: number }) => Promise<Output>): Promise<Output> {
    try {
      return await change({ id, version: seen })
    } catch (error) {
      if (problemOf(error).is(mentoringDayProblems.changedMeanwhile))
        setSeen((await queryClient.fetchQuery({ ...operatedDay(id), staleTime: 0 })).version)
      throw error
    }
  }
}
