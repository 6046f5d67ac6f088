/** What the console watches. */
export const consoleTopics = ['mentoringDays:console']
