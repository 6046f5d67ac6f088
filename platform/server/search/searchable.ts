import type { Expression, RawBuilder } from 'kysely'
import type { Language } from '#platform/language.ts'
import type { Reader, Tx } from '../database/index.ts'
import type { DomainEventPayloads, DomainEventType } from '../events/domain-event.ts'

interface Translation {
  language: Language
  name: string
  texts: readonly string[]
}

/** A source, or a part of one, as the index stores it. */
export interface Indexed {
  id: string
  /** Of sources with several entries, such as the pages of a document; 0 by default. */
  part?: number
  at: Date
  /** Found before other texts; empty for sources without a name, and several for those with several. */
  name: string | readonly string[]
  /** Names of what it belongs to, such as a member's company. They are found like its own, but what is named so itself comes first. */
  otherNames?: readonly string[]
  texts: readonly string[]
  /** Choices such as a stage or a country, in each language: found like texts, but their languages are not the entry's. */
  labels?: readonly string[]
  /** Name and texts in further languages; `language` must be given then. */
  translations?: readonly Translation[]
  /** Found from the texts unless it is known. */
  language?: Language | null
  /** The author's, for texts that do not tell; English by default. */
  usualLanguage?: Language | null
  author: string | null
  /** Who may find it: `everybody`, or keys of members, groups, organisations and staff. Only narrows the search: `isReadable` decides. */
  readers: readonly string[]
  /** Terms of filters: `filterTerm('stage', 'seed')`. */
  filters?: readonly string[]
}

/** An entry that was found. */
export interface EntryKey {
  id: string
  part: number
}

/** How an entry is shown. */
interface FoundCard {
  id: string
  part?: number
  href: string
  title: string
  /** Beside the title: the author, the company. */
  note: string
  /** What the excerpt with the words found is taken from. */
  text: string
  /** Shown instead of the entry's: when an event takes place. */
  at?: Date
}

/** A kind of content that members can search for. */
export interface Searchable {
  /** Unique among all rooms; the browser's side names it, too. */
  kind: string
  /** Whether its entries belong to something that can be found itself, and comes first if both say as much: the pages of a deal's deck. */
  isPart?: true
  /** Whether they are also shown to members from whom their author is hidden, without the name: such authors cannot be searched for. */
  withholdsAuthors?: true
  /** Increase it when `read` returns something else for the same sources: all entries are written anew. */
  version: number
  /** The domain events after which entries are written anew. */
  follows: readonly Followed[]
  /** Further keys of a viewer, such as `itemKey` of what they were let in to; entries need not be written anew when these change. */
  keysOf?(reader: Reader, viewer: string): Promise<readonly string[]>
  /** The next sources by id, for reading all. */
  idsAfter(reader: Reader, id: string | undefined, limit: number): Promise<string[]>
  /** Those of these sources that anybody may find; the others' entries are deleted. */
  read(reader: Reader, ids: readonly string[]): Promise<Indexed[]>
  /** Condition: whether the viewer may read the source with this id now. It alone decides what is found and counted. */
  isReadable(viewer: Expression<string>, id: Expression<string>): RawBuilder<boolean>
  /** How these entries, which the viewer may read, are shown in the viewer's language, in any order. */
  cards(reader: Reader, viewer: string, keys: readonly EntryKey[], language: Language): Promise<FoundCard[]>
}

export interface Followed {
  type: DomainEventType
  idsOf(payload: never, tx: Tx): readonly string[] | Promise<readonly string[]>
}

/** Names an event after which the entries of these sources are written anew. */
export const follow = <Type extends DomainEventType>(
  type: Type,
  idsOf: (payload: DomainEventPayloads[Type], tx: Tx) => readonly string[] | Promise<readonly string[]>,
): Followed => ({ type, idsOf })
