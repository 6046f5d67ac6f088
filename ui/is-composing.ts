/**
 * Whether a key belongs to text that is being composed, as Japanese, Chinese and Korean are. Safari ends the composition before the Enter that
 * confirms it, and tells only by its code.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => event.isComposing || event.keyCode === 229
