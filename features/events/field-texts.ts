/** Messages for invalid fields, used by both the form and the contract. */
export const fieldTexts = {
  title: /*i18n*/ { id: 'events.field.title', message: 'Please enter a title' },
  starts: /*i18n*/ { id: 'events.field.starts', message: 'Please enter when the event starts' },
  ends: /*i18n*/ { id: 'events.field.ends', message: 'Please enter when the event ends' },
  endsBefore: /*i18n*/ { id: 'events.field.endsBefore', message: 'The end must be after the start' },
  tooLong: /*i18n*/ { id: 'events.field.tooLong', message: 'An event can last {days} days at most' },
  timeZone: /*i18n*/ { id: 'events.field.timeZone', message: 'Please choose a time zone from the list' },
  venue: /*i18n*/ { id: 'events.field.venue', message: 'Please enter where the event takes place' },
  country: /*i18n*/ { id: 'events.field.country', message: 'Please choose the country first' },
  link: /*i18n*/ { id: 'events.field.link', message: 'Please enter a valid link, such as https://example.org' },
  price: /*i18n*/ { id: 'events.field.price', message: 'Please enter an amount of 0 or more' },
  priceRange: /*i18n*/ { id: 'events.field.priceRange', message: 'The highest price can’t be lower than the lowest price' },
  capacity: /*i18n*/ { id: 'events.field.capacity', message: 'Please enter a whole number from 1 to {most, number}' },
  question: /*i18n*/ { id: 'events.field.question', message: 'Please enter a question, or remove this field' },
  tooMany: /*i18n*/ { id: 'events.field.tooMany', message: 'Please choose at most {most}' },
  noticeDays: /*i18n*/ { id: 'events.field.noticeDays', message: 'Please enter a whole number of days from 0 to 60' },
  locations: /*i18n*/ { id: 'events.field.locations', message: 'Please enter at most {most} places' },
}
