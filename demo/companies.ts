import { foldName } from '#features/places/fold.ts'
import type { Random } from './random.ts'

const list = (names: string) => names.split(',').map((name) => name.trim())

const stems = list(`
  Alder, Brack, Cairn, Dorn, Ember, Fenn, Gorse, Halm, Ivar, Juna, Kesto, Lark, Marl, Norr, Ostra, Palu, Quern, Rill, Sedge, Tarn, Ulva, Vinter,
  Wend, Ysel, Zora, Birke, Corva, Elva, Greda, Hesper, Jolster, Kvarn, Lumo, Mirna, Nauta, Orla, Prado, Rovo, Salix, Tilia, Umbra, Vela, Wolde,
  Ardea, Belva, Cinder, Dovre, Esker, Fjell, Glim, Hollin, Imber, Krona, Linde, Moss, Nimba, Otter, Pinea, Quill, Ronda, Sorb, Thorn, Varde,
  Wicken, Yarrow, Aven, Bure, Clova, Drift, Flint, Heron, Inga, Kelda, Lough, Mere, Nessa, Oriel, Rowan, Strand, Torv, Vanna, Wold`)
const tails = ['stead', 'mark', 'ward', 'croft', 'wright', 'fold', 'kin', 'wick', 'lane', 'by']

const landscapes = list(`
  Skerry, Polderland, Meltemi, Alpenrand, Kormoran, Halyard, Nordlys, Querceto, Tramontana, Vesterhav, Kastanie, Roggen, Lysholm, Ribera Alta,
  Pinhal, Tejo Norte, Bryggen, Masuria, Tatra Ridge, Karst, Laguna, Veluwe, Jura Bleu, Loire Verte, Morvan, Estuaire, Garrigue, Curlew, Kittiwake,
  Wharfedale, Tamar, Saltmarsh, Heathfold, Burren, Inisheer, Aurinko, Saimaa, Koivu, Meripihka, Gintaras, Daugava, Vltava, Morava, Balaton,
  Triglav, Velebit, Neretva, Rila, Rhodope, Kykladon, Attika, Rätikon, Soča, Ostrava Hill, Lofot, Øresund, Götaland, Småland, Elbtal, Weserbogen,
  Havelland, Ardennen, Kempen, Scheldt, Camargue, Causses, Cévennes, Maremma, Langhe, Salento, Monviso, Sierra Nevada, Empordà, Alentejo, Minho`)

/** The invented name of a startup, from words of its trade. */
export function startupName(random: Random, trade: readonly string[]): string {
  const word = random.pick(trade)
  return random.weighted([
    [`${random.pick(stems)} ${word}`, 6],
    [`${word}${random.pick(tails)}`, 2.5],
    [random.sample(stems, 2).join(' & '), 1],
    [`${random.pick(stems)}${random.pick(tails)}`, 1.5],
  ])
}

/** The invented name of an investor's firm, ending as its kind of firm does. */
export function fundName(random: Random, endings: readonly string[]): string {
  return `${random.pick(landscapes)} ${random.pick(endings)}`
}

/** The name of a mentor's or advisor's own practice, or of the firm they work for. */
export function practiceName(random: Random, lastName: string): string {
  return random.weighted([
    [`${lastName} Advisory`, 3],
    [`${lastName} & Partners`, 2],
    [`${random.pick(stems)} Advisory`, 2],
    [`${random.pick(stems)} Sustainability`, 1],
    [`${random.pick(stems)} Group`, 1],
  ])
}

/** A name as part of an address: lower case letters and digits without accents, words joined by hyphens. */
export const slugOf = (name: string): string => foldName(name).replaceAll(' ', '-')
