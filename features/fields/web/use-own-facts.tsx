import type { ReactNode } from 'react'
import type { UserType } from '#platform/members.ts'
import { isAnsweredByThem, isAskedOf } from '../own-field.ts'
import type { FieldValues, Subject } from '../vocabulary.ts'
import { Answer } from './Answer.tsx'
import { useOwnFields } from './data.ts'
import { useWords } from './use-words.ts'

/** Labels and answers for a list of facts. @param type of the member: answers that remain from another one are left out */
export function useOwnFacts(subject: Subject, answers: FieldValues, type?: UserType): [label: string, answer: ReactNode][] {
  const say = useWords()
  return useOwnFields(subject).flatMap((field): [string, ReactNode][] => {
    const value = answers[field.id]
    if (value === undefined || !isAnsweredByThem(field) || !isAskedOf(field, type)) return []
    return [[say(field, field.label), <Answer key={field.id} field={field} value={value} />]]
  })
}
