/** Providers where anyone can have an address; listing one lets everybody in. */
const freeMailDomains = new Set(
  (
    'gmail.com googlemail.com outlook.com outlook.de outlook.fr outlook.es hotmail.com hotmail.de hotmail.fr hotmail.es hotmail.co.uk live.com live.de ' +
    'live.fr msn.com yahoo.com yahoo.de yahoo.fr yahoo.es yahoo.co.uk ymail.com icloud.com me.com mac.com aol.com gmx.de gmx.net gmx.at gmx.ch gmx.com ' +
    'web.de t-online.de freenet.de mail.de posteo.de posteo.net mailbox.org arcor.de proton.me protonmail.com protonmail.ch pm.me tutanota.com tuta.io ' +
    'tuta.com mail.com email.com zoho.com yandex.com yandex.ru mail.ru orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr bbox.fr libero.it ' +
    'virgilio.it telefonica.net terra.es bluewin.ch hispeed.ch sunrise.ch aon.at chello.at btinternet.com sky.com virginmedia.com qq.com 163.com 126.com ' +
    'fastmail.com hey.com duck.com'
  ).split(' '),
)

/** Those of these domains at which anyone can have an address. */
export const freeMailAmong = (domains: readonly string[]): string[] =>
  domains.filter((domain) => freeMailDomains.has(domain.trim().toLowerCase()))
