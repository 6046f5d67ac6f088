import type { Reader, Tx } from './database/index.ts'
import type { Text } from './texts.ts'

/** A list of personal data for the member's copy, without anything that only concerns other members. */
export interface PersonalList {
  /** What it contains, in a sentence addressed to the member. */
  about: Text
  /** The tables it covers, so that none is forgotten. */
  from: readonly string[]
  read(reader: Reader, memberId: string): Promise<readonly object[]> | AsyncIterable<object>
}

/** Personal data of a room or the platform: what members can export, and what is deleted when they leave. */
export interface PersonalData {
  /** By their names in the member's copy. */
  lists?: Readonly<Record<string, PersonalList>>
  /** Tables that refer to members but are not exported, each with the reason. */
  leftOut?: Readonly<Record<string, Text>>
  /** Folders of the file store with a subfolder per member, named by id. */
  folders?: readonly string[]
  /** Folders like these with derived, short-lived files: in no export and no backup. */
  passingFolders?: readonly string[]
  /** Tables with short-lived rows, such as sessions and links: in no backup. */
  passingTables?: readonly string[]
  /** Called when an account is deleted: removes what does not cascade from the row in `auth.user`. */
  forget?(tx: Tx, member: { id: string; email: string }): Promise<void>
}

/** A room's personal data, with its name. */
export interface NamedPersonalData extends PersonalData {
  name: string
}

/** Reads long lists in parts, to limit memory use and the length of transactions. @param next the rows after this one */
export async function* inParts<Row extends object>(
  next: (after: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<Row, void, undefined> {
  for (let rows = await next(undefined); rows.length > 0; rows = await next(rows.at(-1))) yield* rows
}
