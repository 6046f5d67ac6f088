import { foldLetters } from '#platform/fold.ts'
import { type Language, languages } from '#platform/language.ts'
import type { EntryKind, Instrument, InvestmentStatus } from '../vocabulary.ts'
import type { CsvColumn } from './columns.ts'

/** What something is called in files, by language. The first name is the usual one; an export writes the first English one. */
type Names = Readonly<Record<Language, readonly [string, ...string[]]>>

export const columnNames: Readonly<Record<CsvColumn, Names>> = {
  investment_id: {
    en: ['investment_id'],
    de: ['Investment-ID', 'Investitions-ID'],
    fr: ['ID investissement', 'Identifiant'],
    es: ['ID de inversión', 'Identificador'],
  },
  company_name: {
    en: ['company_name', 'company', 'name'],
    de: ['Unternehmen', 'Firma', 'Gesellschaft', 'Firmenname', 'Beteiligung'],
    fr: ['Entreprise', 'Société', 'Nom'],
    es: ['Empresa', 'Compañía', 'Sociedad', 'Nombre'],
  },
  instrument: {
    en: ['instrument'],
    de: ['Instrument', 'Beteiligungsform', 'Beteiligungsart'],
    fr: ['Instrument', 'Titre'],
    es: ['Instrumento'],
  },
  status: { en: ['status'], de: ['Status'], fr: ['Statut'], es: ['Estado'] },
  currency: { en: ['currency'], de: ['Währung'], fr: ['Devise', 'Monnaie'], es: ['Moneda', 'Divisa'] },
  industry: { en: ['industry', 'sector'], de: ['Branche', 'Sektor'], fr: ['Secteur', 'Industrie'], es: ['Sector', 'Industria'] },
  funding_stage: {
    en: ['funding_stage', 'stage'],
    de: ['Finanzierungsphase', 'Phase'],
    fr: ['Stade', 'Stade de financement', 'Tour'],
    es: ['Fase', 'Etapa', 'Fase de financiación', 'Ronda'],
  },
  country: { en: ['country'], de: ['Land'], fr: ['Pays'], es: ['País'] },
  sdgs: {
    en: ['sdgs', 'sdg', 'goals'],
    de: ['SDGs', 'Ziele', 'Nachhaltigkeitsziele'],
    fr: ['ODD', 'Objectifs'],
    es: ['ODS', 'Objetivos'],
  },
  investment_note: {
    en: ['investment_note'],
    de: ['Notiz zum Investment', 'Notiz zur Investition'],
    fr: ['Note sur l’investissement'],
    es: ['Nota de la inversión'],
  },
  kind: {
    en: ['kind', 'type', 'entry'],
    de: ['Art', 'Typ', 'Vorgang', 'Buchungsart'],
    fr: ['Type', 'Nature', 'Opération'],
    es: ['Tipo', 'Operación'],
  },
  date: { en: ['date'], de: ['Datum', 'Buchungsdatum'], fr: ['Date'], es: ['Fecha'] },
  amount: {
    en: ['amount', 'value'],
    de: ['Betrag', 'Wert', 'Summe'],
    fr: ['Montant', 'Valeur', 'Somme'],
    es: ['Importe', 'Monto', 'Cantidad', 'Valor'],
  },
  note: {
    en: ['note'],
    de: ['Notiz', 'Bemerkung', 'Kommentar'],
    fr: ['Note', 'Remarque', 'Commentaire'],
    es: ['Nota', 'Comentario', 'Observaciones'],
  },
}

export const entryNames: Readonly<Record<EntryKind, Names>> = {
  investment: {
    en: ['investment'],
    de: ['Investition', 'Investment', 'Einzahlung', 'Kauf', 'Kapitaleinlage'],
    fr: ['Investissement', 'Achat', 'Apport'],
    es: ['Inversión', 'Compra', 'Aportación'],
  },
  'follow-on': {
    en: ['follow-on'],
    de: ['Folgeinvestition', 'Follow-on', 'Folgeinvestment', 'Nachinvestition', 'Anschlussfinanzierung'],
    fr: ['Réinvestissement', 'Investissement complémentaire', 'Investissement de suivi'],
    es: ['Inversión de seguimiento', 'Follow-on', 'Reinversión', 'Ampliación'],
  },
  fee: { en: ['fee', 'fees'], de: ['Gebühr', 'Gebühren', 'Kosten'], fr: ['Frais', 'Commission'], es: ['Comisión', 'Gasto', 'Gastos'] },
  distribution: {
    en: ['distribution', 'dividend'],
    de: ['Rückfluss', 'Ausschüttung', 'Auszahlung', 'Dividende', 'Rückzahlung'],
    fr: ['Distribution', 'Dividende', 'Remboursement'],
    es: ['Distribución', 'Dividendo', 'Reembolso'],
  },
  valuation: { en: ['valuation'], de: ['Bewertung', 'Wert'], fr: ['Valorisation', 'Évaluation', 'Valeur'], es: ['Valoración', 'Valor'] },
}

export const instrumentNames: Readonly<Record<Instrument, Names>> = {
  shares: {
    en: ['shares', 'Ordinary shares'],
    de: ['Stammanteile', 'Anteile', 'Aktien', 'Stammaktien', 'Geschäftsanteile'],
    fr: ['Actions ordinaires', 'Actions', 'Parts'],
    es: ['Acciones ordinarias', 'Acciones', 'Participaciones'],
  },
  preferred: {
    en: ['preferred', 'Preferred shares'],
    de: ['Vorzugsanteile', 'Vorzugsaktien'],
    fr: ['Actions de préférence', 'Actions privilégiées'],
    es: ['Acciones preferentes', 'Acciones privilegiadas'],
  },
  convertible: {
    en: ['convertible', 'Convertible note', 'Convertible loan'],
    de: ['Wandeldarlehen', 'Wandelanleihe'],
    fr: ['Obligation convertible', 'OC'],
    es: ['Nota convertible', 'Préstamo convertible'],
  },
  safe: { en: ['safe'], de: ['SAFE'], fr: ['SAFE', 'BSA-AIR'], es: ['SAFE'] },
  loan: { en: ['loan'], de: ['Darlehen', 'Kredit', 'Nachrangdarlehen'], fr: ['Prêt', 'Emprunt'], es: ['Préstamo'] },
  fund: {
    en: ['fund', 'Fund units'],
    de: ['Fondsanteile', 'Fonds'],
    fr: ['Parts de fonds', 'Fonds'],
    es: ['Participaciones de fondo', 'Fondo'],
  },
  'revenue-share': {
    en: ['revenue-share'],
    de: ['Umsatzbeteiligung'],
    fr: ['Partage de revenus'],
    es: ['Revenue share', 'Participación en ingresos'],
  },
  other: { en: ['other'], de: ['Sonstiges', 'Andere'], fr: ['Autre'], es: ['Otro', 'Otros'] },
}

export const statusNames: Readonly<Record<InvestmentStatus, Names>> = {
  completed: { en: ['completed'], de: ['Abgeschlossen'], fr: ['Terminé'], es: ['Completada', 'Completado'] },
  funded: { en: ['funded'], de: ['Finanziert'], fr: ['Financé'], es: ['Desembolsada', 'Financiada'] },
  invested: { en: ['invested'], de: ['Investiert'], fr: ['Investi', 'Investis'], es: ['Invertida', 'Invertidos', 'Invertido'] },
  active: { en: ['active'], de: ['Aktiv', 'Laufend'], fr: ['Actif', 'En cours'], es: ['Activa', 'Activo'] },
  pending: { en: ['pending'], de: ['Ausstehend', 'Geplant'], fr: ['En attente'], es: ['Pendiente'] },
  reviewing: { en: ['reviewing'], de: ['In Prüfung'], fr: ['À l’étude'], es: ['En revisión'] },
}

const longestName = 100

/** Names are compared without case, accents, punctuation and what a heading adds in brackets, such as '(EUR)'. */
const folded = (name: string) =>
  foldLetters(name.slice(0, longestName).replace(/[([].*[)\]]\s*$/, ''))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A function that finds what a name in any language stands for. */
export function namedIn<Value extends string>(
  table: Readonly<Record<Value, Names>>,
  among: readonly Language[] = languages,
): (name: string) => Value | undefined {
  const values = new Map<string, Value>()
  for (const [value, names] of Object.entries(table) as [Value, Names][])
    for (const language of among) for (const name of names[language]) values.set(folded(name), value)
  return (name) => values.get(folded(name))
}
