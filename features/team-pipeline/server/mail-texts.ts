/** `{deal}` is the company that is raising money, `{organisation}` the one whose people share the pipeline. */
export const mailTexts = {
  assigned: /*i18n*/ { id: 'mail.teamPipeline.assigned', message: 'You are now responsible for {deal}' },
  assignedIn: /*i18n*/ {
    id: 'mail.teamPipeline.assignedIn',
    message: 'A colleague made you responsible for {deal} in the pipeline of {organisation}.',
  },
  activity: /*i18n*/ { id: 'mail.teamPipeline.activity', message: 'New notes or votes on {deal}' },
  activityIn: /*i18n*/ {
    id: 'mail.teamPipeline.activityIn',
    message: 'Your colleagues wrote notes or voted on {deal}, which you are responsible for in the pipeline of {organisation}.',
  },
  open: /*i18n*/ { id: 'mail.teamPipeline.open', message: 'Open deal' },
}
