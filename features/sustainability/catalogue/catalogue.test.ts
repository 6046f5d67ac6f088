import { describe, expect, test } from 'vitest'
import { breakdowns } from './breakdowns.ts'
import { catalogueVersion, questionById, questions } from './catalogue.ts'
import investEurope from './names/invest-europe-fields.json' with { type: 'json' }
import { investEuropeValues } from './names/invest-europe-values.ts'
import nace from './names/nace.json' with { type: 'json' }
import vsme from './names/vsme-concepts.json' with { type: 'json' }
import { vsmeMember } from './names/vsme-members.ts'
import { investEuropeNotAsked, vsmeNotAsked } from './not-asked.ts'
import { type OptionListId, labelsElsewhere, optionLists } from './options.ts'
import { type Condition, type Formula, type Framework, type Kind, type Operand, type Question, sections } from './question.ts'
import type { CatalogueTexts } from './texts.ts'
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import { quantities } from './units.ts'

interface Concept {
  type: string
  period: string
  module: string
  members?: string[]
}
const concepts: Readonly<Record<string, Concept>> = vsme.concepts
const fields: Readonly<Record<string, { type: string; minimum?: boolean; values?: string[] }>> = investEurope.fields
const languages = { en, de, fr, es } satisfies Record<string, CatalogueTexts>
const texts: CatalogueTexts = en

function asked(id: string): Question {
  const question = questionById(id)
  if (!question) throw new Error(`No question ${id}`)
  return question
}

const quantityOf = ({ is }: Question) => (is.kind === 'number' ? is.quantity : undefined)
const optionsOf = ({ is }: Question) => (is.kind === 'one-of' || is.kind === 'some-of' ? is.options : undefined)
const rowsOf = ({ by }: Question): readonly string[] => {
  const breakdown = by && breakdowns[by]
  return breakdown?.rows === 'fixed' ? breakdown.keys : []
}
const isFigure = ({ is }: Question) => is.kind === 'number' || is.kind === 'amount'

const idsOf = (some: readonly Question[]) => some.map(({ id }) => id)
const sorted = (some: readonly string[]) => some.toSorted((a, b) => (a < b ? -1 : 1))
const hasOption = (question: Question, option: string) => {
  const list = optionsOf(question)
  return list !== undefined && (optionLists[list] as readonly string[]).includes(option)
}

function operandsOf(formula: Formula): readonly Operand[] {
  if ('choice' in formula) return Object.values(formula.figures)
  return [...('sum' in formula ? formula.sum : [...formula.divide, ...formula.by]), ...(formula.minus ?? [])]
}

test('has questions for every section, in its order, under ids of their own', () => {
  const ids = questions.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  const order = questions.map(({ section }) => sections.indexOf(section))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(new Set(order).size).toBe(sections.length)
  expect(catalogueVersion).toMatch(/^\d{4}-\d{2}$/)
})

test('shows the questions of a group one after the other', () => {
  const starts = questions.map(({ group }) => group).filter((group, index) => group && group !== questions[index - 1]?.group)
  expect(new Set(starts).size).toBe(starts.length)
})

describe('VSME', () => {
  const kindOf: Readonly<Record<string, (is: Kind) => boolean>> = {
    string: ({ kind }) => kind === 'text' || kind === 'link',
    textBlock: (is) => is.kind === 'text' && is.long === true,
    boolean: ({ kind }) => kind === 'yes-no',
    date: ({ kind }) => kind === 'date',
    gYear: ({ kind }) => kind === 'year',
    monetary: ({ kind }) => kind === 'amount',
    enumeration: ({ kind }) => kind === 'one-of',
    enumerationSet: ({ kind }) => kind === 'some-of',
    energy: (is) => is.kind === 'number' && is.quantity === 'energy',
    ghgEmissions: (is) => is.kind === 'number' && is.quantity === 'emissions',
    ghgEmissionsPerMonetary: (is) => is.kind === 'number' && is.quantity === 'emissions-per-turnover',
    mass: (is) => is.kind === 'number' && is.quantity === 'mass',
    volume: (is) => is.kind === 'number' && is.quantity === 'volume',
    area: (is) => is.kind === 'number' && is.quantity === 'area',
    percent: (is) => is.kind === 'number' && is.quantity === 'share',
    decimal: (is) => is.kind === 'number' && ['people', 'count', 'hours', 'ratio'].includes(is.quantity),
  }
  const named = questions.flatMap((question) => (question.names.vsme ? [{ question, concept: question.names.vsme.concept }] : []))
  // The targets are the same concepts as the emissions of the year, for two other years.
  const ofTheYear = named.filter(({ question }) => question.by !== 'target-year')

  test('has every concept once, or says why it is not asked', () => {
    const known = Object.keys(concepts)
    expect(known).toHaveLength(143)
    const found = [...ofTheYear.map(({ concept }) => concept), ...vsmeNotAsked.map(({ name }) => name)]
    expect(sorted(found)).toEqual(sorted(known))
    const targets = named.filter(({ question }) => question.by === 'target-year').map(({ concept }) => concept)
    expect(sorted(targets)).toEqual(sorted(known.filter((concept) => concepts[concept]?.type === 'ghgEmissions')))
  })

  test('asks each concept in its kind, for its period and in its module', () => {
    const misfits = named.filter(({ question, concept }) => {
      const { type, period, module } = concepts[concept] ?? { type: 'unknown', period: '', module: '' }
      const framework = question.by === 'target-year' ? 'vsme-comprehensive' : `vsme-${module}`
      return !(kindOf[type]?.(question.is) && question.period === period && question.frameworks.some((each) => each === framework))
    })
    expect(misfits).toEqual([])
  })

  test('asks nothing that is not a concept, nor needed for one by a formula or a condition', () => {
    const all = questions.filter(({ frameworks: sets }) => sets.some((set) => set.startsWith('vsme')))
    const needed = new Set(
      all.flatMap(({ formula, askedIf }) => [
        ...(formula ? operandsOf(formula).map(({ question }) => question) : []),
        ...(askedIf ? [askedIf.question] : []),
      ]),
    )
    expect(all.filter(({ id, names }) => !names.vsme && !needed.has(id)).map(({ id }) => id)).toEqual([])
  })

  test('has a member for every option', () => {
    const lists = named.flatMap(({ question, concept }) => {
      const list = optionsOf(question)
      const members = concepts[concept]?.members
      return list && members ? [{ list, members }] : []
    })
    expect(lists).toHaveLength(10)
    for (const { list, members } of lists) {
      const found = optionLists[list].map((option) => vsmeMember(list, option) ?? option)
      expect(sorted(found)).toEqual(sorted(members.map((member) => `vsme:${member}`)))
    }
    expect(vsmeMember('nace', 'C1011')).toBe('nace:NACE_C1011')
    expect(vsmeMember('country', 'DE')).toBe('country:DE')
    expect(vsmeMember('country', 'XK')).toBeUndefined()
    expect(vsmeMember('goals', '1')).toBeUndefined()
  })
})

describe('Invest Europe', () => {
  const named = questions.flatMap((question) => (question.names.investEurope ?? []).map((name) => ({ question, ...name })))

  test('has all 26 minimum and 111 recommended fields once, or says why one is not asked', () => {
    const known = Object.keys(fields)
    expect(known).toHaveLength(111)
    expect(known.filter((field) => fields[field]?.minimum)).toHaveLength(26)
    const followUps = Object.keys(investEurope.followUps)
    const found = [...named.map(({ field }) => field), ...investEuropeNotAsked.map(({ name }) => name)]
    expect(sorted(found)).toEqual(sorted([...known, ...followUps]))
  })

  test('asks each field in its kind, unit, row and set', () => {
    type Name = (typeof named)[number]
    const fitsKind = ({ question, field, option, noIf }: Name) => {
      const { type } = fields[field] ?? { type: 'one-of' }
      const chosen = option ?? noIf
      if (chosen) return type === 'yes-no' && hasOption(question, chosen)
      const list = optionsOf(question)
      if (type === 'country') return list === 'country'
      const values = list && investEuropeValues[list]
      if (type === 'one-of') return list && values && optionLists[list].every((value) => value === 'none' || values[value])
      return question.is.kind === type
    }
    const fitsPlace = ({ question, field, row, unit }: Name) => {
      const quantity = quantityOf(question)
      const hasUnit = !unit || (quantity && unit in quantities[quantity])
      const hasRow = question.by ? row && rowsOf(question).includes(row) : !row
      const isMinimum = !fields[field]?.minimum || question.frameworks.includes('invest-europe-minimum')
      return hasUnit && hasRow && isMinimum && question.frameworks.includes('invest-europe-recommended')
    }
    expect(named.filter((name) => !fitsKind(name) || !fitsPlace(name))).toEqual([])
  })

  test('has the value of the format for every option', () => {
    const lists = named.flatMap(({ question, field }) => {
      const values = { ...fields, ...investEurope.followUps }[field]?.values
      const list = optionsOf(question)
      return values && list ? [{ values, own: Object.values(investEuropeValues[list] ?? {}) }] : []
    })
    expect(lists).toHaveLength(11)
    for (const { values, own } of lists) expect(sorted(own)).toEqual(sorted(values))
  })

  test('has each row once', () => {
    for (const question of questions.filter(({ by, names }) => by && names.investEurope)) {
      expect(question.names.investEurope?.map(({ row }) => row)).toEqual(rowsOf(question))
    }
  })

  test('asks nothing that is not a field', () => {
    const extra = questions.filter(({ frameworks: sets, names }) => sets.some((set) => set.startsWith('invest')) && !names.investEurope)
    expect(idsOf(extra)).toEqual([])
  })
})

describe('Principal adverse impacts', () => {
  const emissions = ['scope-1-emissions', 'scope-2-emissions-location-based', 'scope-2-emissions-market-based', 'scope-3-emissions']
  const ofIndicators: Readonly<Record<number, readonly string[]>> = {
    1: ['enterprise-value', ...emissions],
    2: ['enterprise-value', ...emissions],
    3: ['turnover', ...emissions],
    4: ['active-in-fossil-fuels'],
    5: ['energy-consumption', 'energy-consumption-non-renewable', 'energy-production', 'energy-production-non-renewable'],
    6: ['high-impact-sectors', 'sector-turnover', 'sector-energy-consumption'],
    7: ['affects-biodiversity-areas'],
    8: ['enterprise-value', 'emissions-to-water'],
    9: ['enterprise-value', 'hazardous-waste'],
    10: ['ungc-oecd-violations'],
    11: ['ungc-oecd-processes'],
    12: ['gender-pay-gap'],
    13: ['board-members', 'board-members-female'],
    14: ['controversial-weapons'],
  }

  test.each(Object.entries(ofIndicators))('indicator %s has its figures', (indicator, ids) => {
    const found = questions.filter(({ names }) => names.principalAdverseImpacts?.includes(Number(indicator)))
    expect(sorted(idsOf(found))).toEqual(sorted(ids))
    for (const { frameworks: sets } of found) expect(sets).toContain('principal-adverse-impacts')
  })

  test('asks nothing that no indicator uses', () => {
    const all = questions.filter(({ frameworks: sets }) => sets.includes('principal-adverse-impacts'))
    expect(all.filter(({ names }) => !names.principalAdverseImpacts?.length)).toEqual([])
    const indicators = all.flatMap(({ names }) => names.principalAdverseImpacts ?? [])
    expect([...new Set(indicators)].toSorted((a, b) => a - b)).toEqual(Object.keys(ofIndicators).map(Number))
  })

  test('asks companies of every size for the pay gap', () => {
    expect(asked('gender-pay-gap').alwaysIn).toContain('principal-adverse-impacts')
  })
})

test('asks for both shares of turnover, capital and operating expenditure by environmental objective', () => {
  const ids = questions.filter(({ frameworks: sets }) => sets.includes('eu-taxonomy')).map(({ id }) => id)
  expect(ids).toEqual(['turnover', 'capex', 'opex'].flatMap((base) => [`${base}-eligible`, `${base}-aligned`]))
  for (const id of ids) {
    expect(rowsOf(asked(id))).toHaveLength(6)
    expect(quantityOf(asked(id))).toBe('share')
  }
})

test('asks for the 17 goals, and what is done for each', () => {
  expect(optionLists.goals).toHaveLength(17)
  expect(optionsOf(asked('goals'))).toBe('goals')
  expect(rowsOf(asked('goal-contribution'))).toEqual(optionLists.goals)
})

test('conditions are answers that can be given, of questions that the same framework asks', () => {
  const fits = (question: Question, condition: Condition) => {
    const before = asked(condition.question)
    if (before.by) return false
    const always: readonly Framework[] = question.alwaysIn ?? []
    const isAsked = question.frameworks.every(
      (each) =>
        always.includes(each) ||
        before.frameworks.includes(each) ||
        (each === 'vsme-comprehensive' && before.frameworks.includes('vsme-basic')),
    )
    if ('atLeast' in condition) return isAsked && isFigure(before)
    if ('includes' in condition) return isAsked && before.is.kind === 'some-of' && hasOption(before, condition.includes)
    if ('answered' in condition) return isAsked
    if (typeof condition.is === 'boolean') return isAsked && before.is.kind === 'yes-no'
    return isAsked && before.is.kind === 'one-of' && hasOption(before, condition.is)
  }
  expect(idsOf(questions.filter((question) => question.askedIf && !fits(question, question.askedIf)))).toEqual([])
})

describe('Formulas', () => {
  const computed = questions.flatMap((question) => (question.formula ? [{ question, formula: question.formula }] : []))

  test('use figures and rows that exist, and add only what is of one kind', () => {
    const misfits = computed.filter(({ question, formula }) => {
      const fits = operandsOf(formula).every((operand) => {
        const used = asked(operand.question)
        const sameKind = used.is.kind === question.is.kind && quantityOf(used) === quantityOf(question)
        return isFigure(used) && (!operand.row || rowsOf(used).includes(operand.row)) && ('divide' in formula || sameKind)
      })
      const chosen = 'choice' in formula ? Object.keys(formula.figures).every((option) => hasOption(asked(formula.choice), option)) : true
      const percent = 'times' in formula && quantityOf(question) === 'share' ? formula.times === 100 : true
      return !(isFigure(question) && fits && chosen && percent)
    })
    expect(misfits).toEqual([])
  })

  test('do not go round in a circle', () => {
    function usedBy(id: string, seen = new Set<string>()): Set<string> {
      const { formula } = asked(id)
      for (const { question: next } of formula ? operandsOf(formula) : []) {
        if (seen.has(next)) continue
        seen.add(next)
        usedBy(next, seen)
      }
      return seen
    }
    expect(computed.filter(({ question }) => usedBy(question.id).has(question.id))).toEqual([])
  })
})

describe('Options', () => {
  test('are different within each list, and every list is used', () => {
    for (const list of Object.values<readonly string[]>(optionLists)) expect(new Set(list).size).toBe(list.length)
    expect(new Set(questions.flatMap((question) => optionsOf(question) ?? []))).toEqual(new Set(Object.keys(optionLists)))
  })

  test('of industries are the divisions of NACE', () => {
    expect(nace.codes).toEqual(expect.arrayContaining(Object.keys(nace.divisions)))
    expect(sorted(Object.keys(nace.divisions))).toEqual(sorted(nace.codes.filter((code) => code.length === 3)))
  })
})

describe.each(Object.entries(languages))('Texts in %s', (_language, words: CatalogueTexts) => {
  function keysOf(value: unknown): unknown {
    return typeof value === 'object' && value ? Object.entries(value).map(([key, inner]) => [key, keysOf(inner)]) : typeof value
  }

  test('are complete, in the order of the English ones', () => {
    expect(keysOf(words)).toEqual(keysOf(texts))
    expect(JSON.stringify(words)).not.toMatch(/""|" |[^\\] "|TODO|\s{2}/)
  })

  test('name everything once and nothing else', () => {
    expect(Object.keys(words.questions)).toEqual(questions.map(({ id }) => id))
    expect(Object.keys(words.sections)).toEqual(sections)
    expect(Object.keys(words.groups)).toEqual([...new Set(questions.flatMap(({ group }) => group ?? []))])
    expect(Object.keys(words.breakdowns)).toEqual(Object.keys(breakdowns))
    expect(Object.keys(words.units)).toEqual(Object.values(quantities).flatMap((units) => Object.keys(units)))
    const rows = Object.entries(breakdowns).flatMap(([id, breakdown]) => (breakdown.rows === 'fixed' ? [[id, [...breakdown.keys]]] : []))
    expect(Object.entries(words.rows).map(([id, row]) => [id, Object.keys(row)])).toEqual(rows)
    const lists = (Object.keys(optionLists) as OptionListId[]).filter((list) => !labelsElsewhere[list])
    expect(Object.entries(words.options).map(([id, options]) => [id, Object.keys(options)])).toEqual(
      lists.map((list) => [list, [...optionLists[list]]]),
    )
  })

  test('are short', () => {
    const long = Object.entries(words.questions).filter(([, { label, help }]) => label.length > 75 || help.length > 260)
    expect(long.map(([id]) => id)).toEqual([])
  })
})
