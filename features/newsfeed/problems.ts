import type { Problem } from '#platform/problems.ts'

export const newsfeedProblems = {
  profileFirst: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'newsfeed.profileFirst', message: 'Complete your profile first, so that others know who writes.' },
  },
  postGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'newsfeed.postGone', message: 'This post is no longer here.' },
  },
  commentGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'newsfeed.commentGone', message: 'This comment is no longer here.' },
  },
  notAuthor: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'newsfeed.notAuthor', message: 'Only who wrote this can change or delete it.' },
  },
  idTaken: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'newsfeed.idTaken', message: 'Something else was already posted under this id.' },
  },
  pictureGone: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'newsfeed.pictureGone', message: 'The picture was not kept for so long. Please add it again.' },
  },
  notAnImage: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'newsfeed.notAnImage', message: 'Please select an image file' },
  },
  imageType: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'newsfeed.imageType', message: 'Only JPEG, PNG, and WebP images are allowed' },
  },
  animated: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'newsfeed.animated', message: 'Moving pictures cannot be posted. Please select one that stands still.' },
  },
  tooManyPixels: {
    code: 'BAD_REQUEST',
    .../*i18n*/ {
      id: 'newsfeed.tooManyPixels',
      message: 'This image has too many pixels. Please scale it down to at most 8,000 by 8,000 and try again.',
    },
  },
  unreadableImage: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'newsfeed.unreadableImage', message: 'This image cannot be read. It may be damaged.' },
  },
  pictureTooLarge: {
    code: 'PAYLOAD_TOO_LARGE',
    .../*i18n*/ { id: 'newsfeed.pictureTooLarge', message: 'Please select an image under 5MB' },
  },
  uploadSignedOut: {
    code: 'UNAUTHORIZED',
    .../*i18n*/ { id: 'newsfeed.uploadSignedOut', message: 'Please sign in to post pictures.' },
  },
} as const satisfies Record<string, Problem>
