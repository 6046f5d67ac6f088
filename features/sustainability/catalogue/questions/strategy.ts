import type { Question } from '../question.ts'

/** Products, markets and plans. */
export const strategyQuestions: readonly Question[] = [
  {
    id: 'products-and-services',
    section: 'strategy',
    is: { kind: 'text', long: true },
    period: 'duration',
    frameworks: ['vsme-comprehensive'],
    names: { vsme: { concept: 'DescriptionOfSignificantGroupsOfProductsAndOrServicesOffered' } },
  },
  {
    id: 'markets',
    section: 'strategy',
    is: { kind: 'text', long: true },
    period: 'duration',
    frameworks: ['vsme-comprehensive'],
    names: { vsme: { concept: 'DescriptionOfSignificantMarketsTheUndertakingOperatesIn' } },
  },
  {
    id: 'business-relationships',
    section: 'strategy',
    is: { kind: 'text', long: true },
    period: 'duration',
    frameworks: ['vsme-comprehensive'],
    names: { vsme: { concept: 'DescriptionOfMainBusinessRelationships' } },
  },
  {
    id: 'sustainability-strategy',
    section: 'strategy',
    is: { kind: 'text', long: true },
    period: 'duration',
    frameworks: ['vsme-comprehensive'],
    names: { vsme: { concept: 'DescriptionOfKeyElementsOfStrategyThatRelatesToOrAffectsSustainabilityIssues' } },
  },
  {
    id: 'cooperative-participation',
    section: 'strategy',
    is: { kind: 'text', long: true },
    period: 'duration',
    group: 'cooperative',
    frameworks: ['vsme-basic'],
    names: { vsme: { concept: 'DescriptionOfTheEffectiveParticipationOfWorkersUsersOrOtherInterestedPartiesOrCommunitiesInGovernance' } },
    askedIf: { question: 'legal-form', is: 'cooperative' },
  },
  {
    id: 'social-economy-investment',
    section: 'strategy',
    is: { kind: 'amount' },
    period: 'duration',
    group: 'cooperative',
    frameworks: ['vsme-basic'],
    names: { vsme: { concept: 'FinancialInvestmentInTheCapitalOrAssetsOfSocialEconomyEntities' } },
    askedIf: { question: 'legal-form', is: 'cooperative' },
  },
  {
    id: 'profit-distribution-limits',
    section: 'strategy',
    is: { kind: 'text', long: true },
    period: 'duration',
    group: 'cooperative',
    frameworks: ['vsme-basic'],
    names: {
      vsme: {
        concept:
          'DescriptionOfLimitsToTheDistributionOfProfitsConnectedToTheMutualisticNatureOrToTheNatureOfTheActivitiesConsistingInServicesOfGeneralEconomicInterestSGEI',
      },
    },
    askedIf: { question: 'legal-form', is: 'cooperative' },
  },
]
