export function ReadDocument() {
  return null
}
