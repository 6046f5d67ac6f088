import type { Problem } from '#platform/problems.ts'

export const newsfeedProblems = {
  profileFirst: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'newsfeed.profileFirst', message: 'Complete your profile first, so that members know who is writing.' },
  },
  postGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'newsfeed.postGone', message: 'This post is no longer available.' },
  },
  commentGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'newsfeed.commentGone', message: 'This comment is no longer available.' },
  },
  notAuthor: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'newsfeed.notAuthor', message: 'Only the author can edit or delete this.' },
  },
  inGroup: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'newsfeed.inGroup', message: 'This post belongs to a group. It can only be pinned to the group’s page.' },
  },
  notInGroup: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'newsfeed.notInGroup', message: 'Only posts of a group can be pinned to a group’s page.' },
  },
  noSuchOption: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'newsfeed.noSuchOption', message: 'This option does not exist. Please reload the page.' },
  },
  pollEnded: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'newsfeed.pollEnded', message: 'This poll has ended.' },
  },
  alreadyVoted: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'newsfeed.alreadyVoted', message: 'You have already voted in this poll.' },
  },
  idTaken: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'newsfeed.idTaken',
      message: 'An earlier version was already posted. You can edit that one, or send this again to post it as well.',
    },
  },
  pictureGone: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'newsfeed.pictureGone', message: 'Your upload has expired. Please add the picture again.' },
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
    .../*i18n*/ { id: 'newsfeed.animated', message: 'Animated pictures can’t be posted. Please choose a still picture.' },
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
