import type { Industry } from '#features/profiles/vocabulary.ts'
import { ai } from './ai.ts'
import { biotech } from './biotech.ts'
import type { Business } from './business.ts'
import { eCommerce } from './e-commerce.ts'
import { edTech } from './ed-tech.ts'
import { energy } from './energy.ts'
import { finTech } from './fin-tech.ts'
import { healthcare } from './healthcare.ts'
import { other } from './other.ts'
import { propTech } from './prop-tech.ts'
import { resources } from './resources.ts'
import { saas } from './saas.ts'
import { technology } from './technology.ts'

/** What the startups of each industry do. */
export const businesses: Record<Industry, readonly Business[]> = {
  Technology: technology,
  Healthcare: healthcare,
  FinTech: finTech,
  'E-commerce': eCommerce,
  SaaS: saas,
  'AI/ML': ai,
  Biotech: biotech,
  CleanTech: [...energy, ...resources],
  EdTech: edTech,
  PropTech: propTech,
  Other: other,
}
