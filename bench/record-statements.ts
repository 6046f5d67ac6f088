import pg from 'pg'

export interface RecordedStatement {
  /** The name of a prepared statement; absent for one that is planned each time. */
  name?: string
  text: string
  values: unknown[]
}

/** Runs `work` and returns the statements that reached the database meanwhile, on any of this process's connections. */
export async function recordStatements(work: () => Promise<unknown>): Promise<RecordedStatement[]> {
  const recorded: RecordedStatement[] = []
  const { query } = pg.Client.prototype
  const recording = function (this: pg.Client, ...given: unknown[]) {
    const [first, values] = given
    if (typeof first === 'string') recorded.push({ text: first, values: Array.isArray(values) ? values : [] })
    else if (isStatement(first))
      recorded.push({
        ...(first.name && { name: first.name }),
        text: first.text,
        values: first.values ?? (Array.isArray(values) ? values : []),
      })
    return Reflect.apply(query, this, given) as unknown
  }
  pg.Client.prototype.query = recording as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return recorded.filter(({ text }) => !beginsConnection(text))
}

/** The first statement of a new connection is not part of a request. */
const beginsConnection = (text: string) => text.startsWith('set time zone')

const isStatement = (value: unknown): value is { name?: string; text: string; values?: unknown[] } =>
  typeof value === 'object' && value !== null && typeof (value as { text?: unknown }).text === 'string'
