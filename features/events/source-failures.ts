/** Why a source failed, in words for members. */
export const sourceFailureText = {
  'rate-limit': /*i18n*/ {
    id: 'eventSources.rateLimit',
    message: 'Too many requests. Please wait a moment before searching again.',
  },
  credentials: /*i18n*/ {
    id: 'eventSources.credentials',
    message: 'API configuration issue. The service is being set up. Please try again later.',
  },
  'access-denied': /*i18n*/ {
    id: 'eventSources.accessDenied',
    message: 'Service permissions issue. Please try again later.',
  },
  unavailable: /*i18n*/ {
    id: 'eventSources.unavailable',
    message: 'Service temporarily unavailable. Please try again in a few minutes.',
  },
  network: /*i18n*/ {
    id: 'eventSources.network',
    message: 'Network connection issue. Please check your internet connection and try again.',
  },
  other: /*i18n*/ {
    id: 'eventSources.other',
    message: 'Unable to load events. The service may be temporarily unavailable. Please try again later.',
  },
} as const
export type SourceFailureCode = keyof typeof sourceFailureText
