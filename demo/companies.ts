import type { CountryCode } from '#features/places/countries.ts'
import { foldName } from '#features/places/fold.ts'
import { regionsOf } from '#features/places/regions.ts'
import type { Region } from '#features/places/vocabulary.ts'
import type { Random } from './random.ts'

const list = (names: string) => names.split(',').map((name) => name.trim())

const stems = list(`
  Alder, Brack, Cairn, Dorn, Ember, Fenn, Gorse, Halm, Ivar, Juna, Kesto, Lark, Marl, Norr, Ostra, Palu, Quern, Rill, Sedge, Tarn, Ulva, Vinter,
  Wend, Ysel, Zora, Birke, Corva, Elva, Greda, Hesper, Jolster, Kvarn, Lumo, Mirna, Nauta, Orla, Prado, Rovo, Salix, Tilia, Umbra, Vela, Wolde,
  Ardea, Belva, Cinder, Dovre, Esker, Fjell, Glim, Hollin, Imber, Krona, Linde, Moss, Nimba, Otter, Pinea, Quill, Ronda, Sorb, Thorn, Varde,
  Wicken, Yarrow, Aven, Bure, Clova, Drift, Flint, Heron, Inga, Kelda, Lough, Mere, Nessa, Oriel, Rowan, Strand, Torv, Vanna, Wold`)
const tails = ['stead', 'mark', 'ward', 'croft', 'wright', 'fold', 'kin', 'wick', 'lane', 'by']

/** Landscapes that funds are named after, by European region. */
const landscapes: readonly (readonly [region: Region, names: readonly string[]])[] = [
  [
    'nordics',
    list('Skerry, Nordlys, Vesterhav, Lysholm, Bryggen, Aurinko, Saimaa, Koivu, Lofot, Øresund, Götaland, Småland, Skargard, Fjordvik'),
  ],
  ['baltics', list('Meripihka, Gintaras, Daugava, Saaremaa, Nemunas, Kurzeme, Peipsi')],
  [
    'british-isles',
    list('Curlew, Kittiwake, Wharfedale, Tamar, Saltmarsh, Heathfold, Burren, Inisheer, Halyard, Slieve Bán, Lammermuir, Cheviot'),
  ],
  ['dach', list('Alpenrand, Kormoran, Kastanie, Roggen, Elbtal, Weserbogen, Havelland, Rätikon, Hegau, Emmental, Salzach, Silvretta')],
  ['benelux', list('Polderland, Veluwe, Kempen, Scheldt, Ardennen, Waddenzee, Zeelandia, Haspengouw')],
  [
    'southern-europe',
    list(
      'Meltemi, Querceto, Tramontana, Ribera Alta, Pinhal, Tejo Norte, Laguna, Kykladon, Attika, Maremma, Langhe, Monviso, Empordà, Minho',
    ),
  ],
  [
    'central-eastern-europe',
    list('Masuria, Tatra Ridge, Karst, Vltava, Morava, Balaton, Triglav, Velebit, Neretva, Rila, Rhodope, Soča, Dniester, Šumava'),
  ],
  ['europe', list('Jura Bleu, Loire Verte, Morvan, Estuaire, Garrigue, Camargue, Causses, Cévennes, Armor, Vercors, Bocage, Aubrac')],
]

/** Invents the name of a startup from words of its trade. */
export function startupName(random: Random, trade: readonly string[]): string {
  const word = random.pick(trade)
  return random.weighted([
    [`${random.pick(stems)} ${word}`, 6],
    [`${word}${random.pick(tails)}`, 2.5],
    [random.sample(stems, 2).join(' & '), 1],
    [`${random.pick(stems)}${random.pick(tails)}`, 1.5],
  ])
}

/** Invents the name of an investor's firm: a landscape nearby, and an ending of its kind of firm. */
export function fundName(random: Random, country: CountryCode, endings: readonly string[]): string {
  const around = landscapes.find(([region]) => regionsOf(country).includes(region))?.[1] ?? landscapes.flatMap(([, names]) => names)
  return `${random.pick(around)} ${random.pick(endings)}`
}

/** The name of a mentor's or advisor's practice or employer. */
export function practiceName(random: Random, lastName: string): string {
  return random.weighted([
    [`${lastName} Advisory`, 3],
    [`${lastName} & Partners`, 2],
    [`${random.pick(stems)} Advisory`, 2],
    [`${random.pick(stems)} Sustainability`, 1],
    [`${random.pick(stems)} Group`, 1],
  ])
}

/** A name as part of a URL: lower-case letters and digits without accents, joined by hyphens. */
export const slugOf = (name: string): string => foldName(name).replaceAll(' ', '-')
