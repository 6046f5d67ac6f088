export const wizardSteps = ['details', 'files', 'preview'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** The step of the wizard in the URL: 1 to 3. */
export interface WizardSearch {
  step?: number
}

/** Drops invalid steps. */
export function validWizardSearch({ step }: Record<string, unknown>): WizardSearch {
  const number = Number(step)
  return number === 2 || number === 3 ? { step: number } : {}
}

export const stepAt = (number = 1): WizardStep => wizardSteps[number - 1] ?? 'details'
