import type { OptionListId } from '../options.ts'
import nace from './nace.json' with { type: 'json' }

/** Values of Invest Europe's format by option. Countries are ISO 3166-1 alpha-3 there, yes and no are `yes` and `no`. */
export const investEuropeValues: { readonly [List in OptionListId]?: Readonly<Record<string, string>> } = {
  'yes-no-plan': { yes: 'yes', 'no-but-planned': 'no_but_a_plan', no: 'no' },
  'emission-scopes': {
    'scopes-1-2-3': 'scope_1_2_3',
    'scopes-1-2': 'scope_1_2',
    'scope-1': 'scope_1',
    'other-protocol': 'other_protocol',
    no: 'no',
  },
  'scope-1-method': {
    'direct-monitoring': 'direct_monitoring',
    'activity-based': 'activity_based',
    'spend-based': 'spend_based',
    other: 'other',
  },
  'scope-2-method': { 'location-based': 'location_based', 'market-based': 'market_based', unspecified: 'unspecified' },
  'scope-3-method': {
    'supplier-based': 'direct_emissions_supplier_based',
    'activity-based': 'activity_based',
    'spend-based': 'spend_based',
    other: 'other',
  },
  'decarbonisation-strategy': {
    'yes-with-board-oversight': 'board_oversight',
    'yes-without-board-oversight': 'yes_without_board_oversight',
    no: 'no',
  },
  'reduction-target': { 'yes-paris-aligned': 'yes_paris', 'yes-not-paris-aligned': 'yes_not_paris', no: 'no' },
  'net-zero-goal': {
    yes: 'yes',
    'other-long-term-goal': 'no_a_goal_but_not_net_zero',
    'no-but-planned': 'no_establish_soon',
    no: 'no_plan',
  },
  'whistleblower-procedure': {
    'yes-eu-aligned': 'yes_eu_aligned',
    'yes-not-eu-aligned': 'yes_not_eu_aligned',
    'no-but-planned': 'no_but_a_plan',
    no: 'no',
  },
  /** The type of violation, which is reported only if there was one. */
  'ungc-oecd-violations': {
    oecd: 'oecd_guidelines_for_multinational_enterprises',
    ungc: 'un_guiding_principles_on_business_human_rights',
    both: 'both',
  },
  'nace-divisions': nace.divisions,
}
