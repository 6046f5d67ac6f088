import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import type pg from 'pg'
import type { Reader } from './database.ts'
import { nameStatement, poolOf } from './statement-pool.ts'
import type { Tables } from './tables.ts'

/**
 * The parameters while a statement is built: an expression each, undefined for those not given. They have no values yet, so the builder can
 * only check whether they are given.
 */
export type StatementParameters<Parameters> = {
  readonly [Name in keyof Parameters]: RawBuilder<Exclude<Parameters[Name], undefined>>
}

type Build<Parameters extends object, Row> = (
  kysely: Reader,
  parameters: StatementParameters<Parameters>,
) => Compilable<Row> | RawBuilder<Row>
type Statement<Parameters extends object, Row> = (reader: Reader, parameters: Parameters) => Promise<Row[]>

/**
 * A statement for hot reads. It is built once per combination of given parameters and prepared once per connection. PostgreSQL may use a
 * generic plan, so for values with very different numbers of matching rows, use `builtStatement`. Lists are always hidden from the planner.
 * @param name unique in the program, at most 60 characters, such as 'directory.newest'
 */
export const namedStatement = <Parameters extends object, Row>(name: string, build: Build<Parameters, Row>): Statement<Parameters, Row> =>
  statement(build, name)

/** The same, but planned for the values each time. */
export const builtStatement = <Parameters extends object, Row>(build: Build<Parameters, Row>): Statement<Parameters, Row> =>
  statement(build)

function statement<Parameters extends object, Row>(build: Build<Parameters, Row>, name?: string): Statement<Parameters, Row> {
  const shapes = new Map<string, { name: string | undefined; query: CompiledQuery<Row> }>()

  function shapeFor(given: readonly string[]) {
    const key = given.join()
    let shape = shapes.get(key)
    if (!shape) {
      const holes = Object.fromEntries(given.map((each) => [each, sql.val(new Hole(each))]))
      const built = build(compiler, holes as unknown as StatementParameters<Parameters>)
      const compiled: CompiledQuery<Row> = isRaw(built) ? built.compile(compiler) : built.compile()
      const query = name ? { ...compiled, sql: withHiddenLists(compiled.sql) } : compiled
      shapes.set(key, (shape = { name: name && shapes.size > 0 ? `${name}.${shapes.size + 1}` : name, query }))
    }
    return shape
  }

  return async (reader, parameters) => {
    const values = parameters as Readonly<Record<string, unknown>>
    const { name: shapeName, query } = shapeFor(Object.keys(values).filter((each) => values[each] !== undefined))
    const filled = query.parameters.map((value) => (value instanceof Hole ? values[value.name] : value))
    const timed = poolOf(reader)
    if (timed) {
      const began = performance.now()
      const asked = { ...(shapeName && { name: shapeName }), text: query.sql, values: filled }
      const { rows: found } = await timed.pool.query<Row & pg.QueryResultRow>(asked)
      timed.times.record(query.sql, performance.now() - began, shapeName)
      return found
    }
    const { rows } = await reader.executeQuery<Row>({ ...query, parameters: shapeName ? nameStatement(shapeName, filled) : filled })
    return rows
  }
}

/**
 * A parameter, cast to a type, whose value is hidden from the planner. PostgreSQL uses one plan for all values only if that looks no dearer
 * than plans for the first five calls. For a short list or a small limit it often does, and then planning takes longer than the statement.
 */
export const hidden = (parameter: RawBuilder<unknown>, type: string) => sql`(select ${parameter}::${sql.raw(type)})`

const withHiddenLists = (text: string) => text.replace(/(\$\d+)::(\w+\[\])/g, '(select $1::$2)::$2')

function isRaw<Row>(built: Compilable<Row> | RawBuilder<Row>): built is RawBuilder<Row> {
  return 'isRawBuilder' in built
}

/** Placeholder for a parameter's value in a built statement. */
class Hole {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Builds statements but cannot run them. */
const compiler = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
