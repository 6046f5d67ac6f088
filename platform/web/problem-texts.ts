// Texts of refusals in the reader's language: the build adds every text here that no screen includes (app/build/texts.ts).
// oxlint-disable-next-line import/no-unassigned-import -- Makes this file a module; its content is added by the build.
import './i18n.ts'
