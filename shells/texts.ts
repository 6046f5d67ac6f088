/** The shells' own texts, shown before a community has been opened: too few to need a catalogue. */
const english = {
  title: 'Open your community',
  intro: 'What is its address? You can find it in your invitation, or in the address bar of your browser.',
  label: 'Address of the community',
  open: 'Open',
  asking: 'Asking…',
  invalid: 'This is not a community address. Please enter an address such as community.example. Only https is supported.',
  unreachable: 'There is no response from this address. Please check the spelling and your connection, then try again.',
  somethingElse: 'There is no ESG Network community at this address. Please check the spelling.',
  anotherCommunity: 'Open Another Community…',
  reload: 'Reload',
  tryAgain: 'Try Again',
  close: 'Close',
}
export type ShellTexts = typeof english

const german: ShellTexts = {
  title: 'Öffnen Sie Ihre Community',
  intro: 'Wo ist sie? Die Adresse steht in der Einladung oder in der Adresszeile Ihres Browsers.',
  label: 'Adresse der Community',
  open: 'Öffnen',
  asking: 'Wird gefragt …',
  invalid: 'Das ist keine Adresse einer Community. Sie sieht aus wie community.example und ist nur über https erreichbar.',
  unreachable: 'Unter dieser Adresse antwortet niemand. Prüfen Sie die Schreibweise und Ihre Verbindung und versuchen Sie es noch einmal.',
  somethingElse: 'Unter dieser Adresse antwortet etwas, aber keine Community von ESG Network. Prüfen Sie die Schreibweise.',
  anotherCommunity: 'Andere Community öffnen …',
  reload: 'Neu laden',
  tryAgain: 'Noch einmal versuchen',
  close: 'Schließen',
}

const french: ShellTexts = {
  title: 'Ouvrez votre communauté',
  intro: 'Où se trouve-t-elle ? Son adresse figure dans l’invitation ou dans la barre d’adresse de votre navigateur.',
  label: 'Adresse de la communauté',
  open: 'Ouvrir',
  asking: 'Vérification…',
  invalid: 'Ce n’est pas l’adresse d’une communauté. Elle ressemble à community.example et n’est accessible qu’en https.',
  unreachable: 'Personne ne répond à cette adresse. Vérifiez l’orthographe et votre connexion, puis réessayez.',
  somethingElse: 'Quelque chose répond à cette adresse, mais ce n’est pas une communauté ESG Network. Vérifiez l’orthographe.',
  anotherCommunity: 'Ouvrir une autre communauté…',
  reload: 'Recharger',
  tryAgain: 'Réessayer',
  close: 'Fermer',
}

const spanish: ShellTexts = {
  title: 'Abra su comunidad',
  intro: '¿Dónde está? La dirección figura en la invitación o en la barra de direcciones de su navegador.',
  label: 'Dirección de la comunidad',
  open: 'Abrir',
  asking: 'Comprobando…',
  invalid: 'Esta no es la dirección de una comunidad. Tiene la forma community.example y solo se accede a ella por https.',
  unreachable: 'Nadie responde en esta dirección. Compruebe la ortografía y su conexión, y vuelva a intentarlo.',
  somethingElse: 'Algo responde en esta dirección, pero no es una comunidad de ESG Network. Compruebe la ortografía.',
  anotherCommunity: 'Abrir otra comunidad…',
  reload: 'Volver a cargar',
  tryAgain: 'Intentar de nuevo',
  close: 'Cerrar',
}

export const shellLanguages = { en: english, de: german, fr: french, es: spanish }

/** @param locale a BCP 47 tag from the system or browser */
export function textsFor(locale: string): { language: keyof typeof shellLanguages; texts: ShellTexts } {
  const wanted = locale.slice(0, 2).toLowerCase()
  const language = wanted === 'de' || wanted === 'fr' || wanted === 'es' ? wanted : 'en'
  return { language, texts: shellLanguages[language] }
}
