import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Currency } from '#features/profiles/vocabulary.ts'
import type { Basis, State, Value } from '../answers/value.ts'
import type { AnswerVersion } from '../answers-contract.ts'
import type { Audience } from '../audience.ts'
import type { Framework, Section } from '../catalogue/question.ts'
import type { Unit } from '../catalogue/units.ts'
import type { Fact } from '../reading-contract.ts'
import type { RequestState } from '../requests-contract.ts'

type Json<Content extends object | null> = JSONColumnType<Content, string | null, string | null>
type ValueColumn = ColumnType<Value | null, string | null, string | null>

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    sustainability_years: { organisation_id: string; year: number; starts_on: string; ends_on: string; currency: Currency }
    sustainability_answers: {
      id: Generated<string>
      organisation_id: string
      year: number
      question: string
      row: string
      value: ValueColumn
      unit: Unit | null
      /** An exact decimal. */
      amount: string | null
      basis: Basis | null
      not_applicable: string | null
      state: State
      version: Generated<number>
      author_id: string | null
      changed_at: Generated<Date>
    }
    sustainability_versions: {
      organisation_id: string
      year: number
      question: string
      row: string
      id: GeneratedAlways<number>
      act: AnswerVersion['act']
      value: ValueColumn
      unit: Unit | null
      basis: Basis | null
      not_applicable: string | null
      state: State | null
      author_id: string | null
      written_at: Generated<Date>
    }
    sustainability_files: { id: string; organisation_id: string; owner_id: string; added_at: Generated<Date> }
    sustainability_evidence: {
      id: string
      answer_id: string
      file_id: string | null
      page: number | null
      url: string | null
      note: string
      added_by: string | null
      added_at: Generated<Date>
    }
    sustainability_confirmations: { answer_id: string; reader_id: string; statement: string; confirmed_at: Generated<Date> }
    sustainability_sections: { organisation_id: string; section: Section; audience: Generated<Audience>; taken_by: string | null }
    sustainability_requests: {
      id: string
      organisation_id: string
      asked_by: string
      for_organisation: string | null
      framework: Framework
      year: number
      due_on: string | null
      note: string
      state: Generated<RequestState>
      reason: Generated<string>
      asked_at: Generated<Date>
      answered_at: Date | null
      reminded_at: Date | null
    }
    sustainability_readings: {
      organisation_id: string
      reader_id: string
      read_on: string
      year: number
      sections: Section[]
      read_at: Date
    }
    sustainability_facts: {
      organisation_id: string
      facts: Json<Fact[]>
      public_facts: Json<Fact[]>
      measures_emissions: boolean
      evidenced_goals: number[]
    }
  }
}
