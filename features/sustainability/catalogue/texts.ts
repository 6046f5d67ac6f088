import type { Language } from '#platform/language.ts'
import type { Breakdown } from './breakdowns.ts'
import type { OptionListId } from './options.ts'
import type { Section } from './question.ts'
import type { Unit } from './units.ts'
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }

type Named<Id extends string> = Readonly<Record<Id, string>>

/** The words of the catalogue in one language, as in `texts/de.json`. */
export interface CatalogueTexts {
  readonly sections: Named<Section>
  readonly groups: Named<string>
  readonly breakdowns: Named<Breakdown>
  /** Rows of fixed breakdowns. */
  readonly rows: { readonly [Id in Breakdown]?: Named<string> }
  readonly units: Named<Unit>
  /** Options of lists whose labels are not elsewhere. */
  readonly options: { readonly [List in OptionListId]?: Named<string> }
  /** `help` says what counts and where to find it; `example` is an answer. */
  readonly questions: Readonly<Record<string, { readonly label: string; readonly help: string; readonly example?: string }>>
}

const texts: Readonly<Record<Language, CatalogueTexts>> = { en, de, fr, es }

/** The four files have the same keys (catalogue.test.ts). */
export const textsIn = (language: Language): CatalogueTexts => texts[language]
