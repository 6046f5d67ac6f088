import { type I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { type ReactNode, isValidElement, useState } from 'react'
import { useStore } from '../use-store.ts'
import { type FieldProblem, type Form, createForm } from './form.ts'

/** Connects a value of a form with its input component. */
export interface FieldProps<Value> {
  value: Value
  onChange: (value: Value) => void
  error: ReactNode
}

/** A form that lives as long as the component. */
export const useForm = <Values extends object>(initial: Values | (() => Values)): Form<Values> =>
  useState(() => createForm(typeof initial === 'function' ? initial() : initial))[0]

/** A field; the component only re-renders when it changes. */
export function useField<Values extends object, Name extends keyof Values & string>(
  form: Form<Values>,
  name: Name,
): FieldProps<Values[Name]> {
  const { i18n } = useLingui()
  const problem = useStore(form.problems, (problems): FieldProblem => problems[name])
  return {
    value: useFieldValue(form, name),
    onChange: (value) => form.change({ [name]: value } as unknown as Partial<Values>),
    error: shownProblem(problem, i18n),
  }
}

/** A value of a form; the component only re-renders when it changes. */
export const useFieldValue = <Values extends object, Name extends keyof Values & string>(form: Form<Values>, name: Name): Values[Name] =>
  useStore(form.values, (values) => values[name])

/** A problem in the reader's language. */
export const shownProblem = (problem: FieldProblem, i18n: I18n): ReactNode =>
  typeof problem === 'object' && !isValidElement(problem) ? i18n._(problem) : problem

/** The submission state of a form. */
export const useSubmission = <Values extends object>(form: Form<Values>) => ({
  banner: useStore(form.banner),
  refusals: useStore(form.refusals),
  isPending: useStore(form.isPending),
})
