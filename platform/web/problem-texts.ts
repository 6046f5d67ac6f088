// What the server refuses with, in the reader's language: the build puts every text here that no screen brings along (app/build/texts.ts).
// oxlint-disable-next-line import/no-unassigned-import -- It says that this is a module: what is in it comes from the build.
import './i18n.ts'
