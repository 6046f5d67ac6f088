import type { Reader, Tx } from './database/index.ts'
import type { Text } from './texts.ts'

/** One list of what is kept about a member, for them to take along: without what is another member's alone to know. */
export interface PersonalList {
  /** What it holds, in a sentence to the member. */
  about: Text
  /** The tables it is read from, so that none is forgotten. */
  from: readonly string[]
  read(reader: Reader, memberId: string): Promise<readonly object[]> | AsyncIterable<object>
}

/** What a room, or the platform, keeps about members: what they can take along, and what becomes of it when they leave. */
export interface PersonalData {
  /** By the names under which they stand in the member's copy. */
  lists?: Readonly<Record<string, PersonalList>>
  /** The tables that name members and that no list is read from, each with the reason. */
  leftOut?: Readonly<Record<string, Text>>
  /** Folders of the file store in which each member has a folder of their own, named by their id. */
  folders?: readonly string[]
  /** Folders like these whose files are made of other things and end by themselves: they are in no copy, and in no backup. */
  passingFolders?: readonly string[]
  /** Tables whose rows end soon and are worth nothing later, such as sessions and links: no backup holds them. */
  passingTables?: readonly string[]
  /** An account is being deleted: takes away what does not go with its row in `auth.user`, by which everything of theirs hangs. */
  forget?(tx: Tx, member: { id: string; email: string }): Promise<void>
}

/** What a room keeps, under its name. */
export interface NamedPersonalData extends PersonalData {
  name: string
}

/** Reads what is long in parts, so that nobody holds all of it, nor the database for so long. @param next the rows after this one */
export async function* inParts<Row extends object>(
  next: (after: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<Row, void, undefined> {
  for (let rows = await next(undefined); rows.length > 0; rows = await next(rows.at(-1))) yield* rows
}
