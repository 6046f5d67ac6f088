import { cardHandlers } from './card-handlers.ts'
import { decisionHandlers } from './decision-handlers.ts'

export const matchingHandlers = {
  ...cardHandlers,
  ...decisionHandlers,
}
