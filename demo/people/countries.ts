import type { CountryCode } from '#features/places/countries.ts'
import type { Currency } from '#features/profiles/vocabulary.ts'
import type { TraditionName } from './names/traditions.ts'

/** A country where members live. */
export interface Home {
  country: CountryCode
  /** About how many of a thousand members live there. */
  weight: number
  /** The local currency if members can choose it; otherwise EUR or USD, in which founders there raise. */
  currency: Currency
  /** English names of cities, the most likely first. */
  cities: readonly string[]
  /** Naming traditions with their weights. */
  traditions: readonly (readonly [TraditionName, number])[]
  /** The language that members speak besides English. */
  language: string
}

const home = (
  country: CountryCode,
  weight: number,
  currency: Currency,
  language: string,
  cities: string,
  traditions: Partial<Record<TraditionName, number>>,
): Home => ({
  country,
  weight,
  currency,
  language,
  cities: cities.split(',').map((city) => city.trim()),
  traditions: Object.entries(traditions) as [TraditionName, number][],
})

// prettier-ignore
export const homes: readonly Home[] = [
  home('DE', 110, 'EUR', 'German', 'Berlin, Munich, Hamburg, Cologne, Frankfurt, Leipzig, Stuttgart, Freiburg, Karlsruhe, Münster, Kiel', { german: 84, turkish: 5, polish: 3, arabic: 2, italian: 2, ukrainian: 2, vietnamese: 1, indian: 1 }),
  home('FR', 90, 'EUR', 'French', 'Paris, Lyon, Nantes, Bordeaux, Toulouse, Lille, Grenoble, Marseille, Montpellier, Rennes', { french: 85, arabic: 8, portuguese: 3, italian: 2, vietnamese: 2 }),
  home('GB', 90, 'GBP', 'French', 'London, Bristol, Edinburgh, Manchester, Cambridge, Oxford, Leeds, Glasgow, Cardiff, Belfast, Bath', { english: 78, indian: 8, nigerian: 4, irish: 3, ghanaian: 2, chinese: 2, polish: 2, arabic: 1 }),
  home('IT', 80, 'EUR', 'Italian', 'Milan, Turin, Rome, Bologna, Florence, Padua, Naples, Trieste, Bergamo, Bari, Bolzano', { italian: 95, arabic: 2, albanian: 2, romanian: 1 }),
  home('ES', 70, 'EUR', 'Spanish', 'Madrid, Valencia, Bilbao, Seville, Málaga, Zaragoza, San Sebastián, Granada, Palma', { spanish: 90, latinAmerican: 8, arabic: 2 }),
  home('ES', 18, 'EUR', 'Catalan and Spanish', 'Barcelona, Barcelona, Palma', { catalan: 75, spanish: 15, latinAmerican: 6, italian: 4 }),
  home('NL', 60, 'EUR', 'Dutch', 'Amsterdam, Rotterdam, Utrecht, Eindhoven, The Hague, Groningen, Nijmegen, Haarlem', { dutch: 85, turkish: 4, arabic: 4, indian: 3, german: 2, ghanaian: 2 }),
  home('SE', 50, 'SEK', 'Swedish', 'Stockholm, Gothenburg, Malmö, Uppsala, Lund, Umeå, Linköping', { swedish: 86, arabic: 5, bosnian: 3, finnish: 3, eastAfrican: 2, indian: 1 }),
  home('PL', 42, 'PLN', 'Polish', 'Warsaw, Kraków, Wrocław, Gdańsk, Poznań, Łódź, Katowice', { polish: 94, ukrainian: 6 }),
  home('CH', 26, 'CHF', 'German', 'Zurich, Basel, Bern, Lucerne, Winterthur, St. Gallen, Zug', { swissGerman: 80, german: 8, italian: 5, serbian: 3, albanian: 2, indian: 2 }),
  home('CH', 14, 'CHF', 'French', 'Geneva, Lausanne, Neuchâtel, Fribourg', { french: 78, italian: 8, portuguese: 8, arabic: 3, english: 3 }),
  home('AT', 35, 'EUR', 'German', 'Vienna, Graz, Linz, Innsbruck, Salzburg', { austrian: 86, turkish: 4, bosnian: 4, croatian: 3, hungarian: 3 }),
  home('BE', 20, 'EUR', 'Dutch', 'Antwerp, Ghent, Leuven, Bruges, Mechelen', { flemish: 92, arabic: 5, turkish: 3 }),
  home('BE', 15, 'EUR', 'French', 'Brussels, Brussels, Liège, Namur', { french: 80, arabic: 9, italian: 5, flemish: 4, nigerian: 2 }),
  home('DK', 35, 'DKK', 'Danish', 'Copenhagen, Aarhus, Odense, Aalborg, Esbjerg', { danish: 92, arabic: 3, turkish: 2, bosnian: 2, vietnamese: 1 }),
  home('FI', 31, 'EUR', 'Finnish', 'Helsinki, Espoo, Tampere, Turku, Oulu, Jyväskylä', { finnish: 93, swedish: 4, estonian: 2, indian: 1 }),
  home('NO', 30, 'NOK', 'Norwegian', 'Oslo, Bergen, Trondheim, Stavanger, Tromsø', { norwegian: 92, indian: 3, swedish: 2, eastAfrican: 2, bosnian: 1 }),
  home('IE', 26, 'EUR', 'Irish', 'Dublin, Cork, Galway, Limerick', { irish: 84, english: 6, polish: 4, nigerian: 3, latinAmerican: 3 }),
  home('PT', 30, 'EUR', 'Portuguese', 'Lisbon, Porto, Braga, Coimbra, Aveiro, Faro', { portuguese: 88, latinAmerican: 10, german: 2 }),
  home('CZ', 20, 'CZK', 'Czech', 'Prague, Brno, Ostrava, Pilsen, Olomouc', { czech: 92, vietnamese: 4, ukrainian: 2, slovak: 2 }),
  home('RO', 20, 'RON', 'Romanian', 'Bucharest, Cluj-Napoca, Timișoara, Iași, Brașov', { romanian: 92, hungarian: 8 }),
  home('GR', 19, 'EUR', 'Greek', 'Athens, Thessaloniki, Patras, Heraklion', { greek: 97, albanian: 3 }),
  home('EE', 14, 'EUR', 'Estonian', 'Tallinn, Tartu, Pärnu', { estonian: 92, ukrainian: 5, finnish: 3 }),
  home('LT', 14, 'EUR', 'Lithuanian', 'Vilnius, Kaunas, Klaipėda', { lithuanian: 94, polish: 6 }),
  home('LV', 11, 'EUR', 'Latvian', 'Riga, Liepāja, Valmiera', { latvian: 96, ukrainian: 4 }),
  home('HU', 15, 'HUF', 'Hungarian', 'Budapest, Debrecen, Szeged, Pécs', { hungarian: 98, slovak: 2 }),
  home('SI', 10, 'EUR', 'Slovene', 'Ljubljana, Maribor, Koper', { slovene: 94, croatian: 3, bosnian: 3 }),
  home('HR', 11, 'EUR', 'Croatian', 'Zagreb, Split, Rijeka, Osijek', { croatian: 97, italian: 3 }),
  home('SK', 9, 'EUR', 'Slovak', 'Bratislava, Košice, Žilina', { slovak: 92, hungarian: 8 }),
  home('BG', 12, 'EUR', 'Bulgarian', 'Sofia, Plovdiv, Varna', { bulgarian: 96, turkish: 4 }),
  home('LU', 10, 'EUR', 'French and German', 'Luxembourg, Esch-sur-Alzette', { french: 40, german: 30, portuguese: 20, italian: 10 }),
  home('CY', 5, 'EUR', 'Greek', 'Nicosia, Limassol, Larnaca', { greek: 94, english: 6 }),
  home('MT', 5, 'EUR', 'Maltese', 'Valletta, Sliema, Birkirkara', { maltese: 90, italian: 10 }),
  home('IS', 6, 'EUR', 'Icelandic', 'Reykjavik, Akureyri', { icelandic: 100 }),
  home('UA', 13, 'UAH', 'Ukrainian', 'Kyiv, Lviv, Kharkiv, Odesa', { ukrainian: 100 }),
  home('RS', 8, 'EUR', 'Serbian', 'Belgrade, Novi Sad, Niš', { serbian: 94, hungarian: 6 }),
  home('TR', 9, 'EUR', 'Turkish', 'Istanbul, Ankara, Izmir', { turkish: 100 }),
  home('GE', 4, 'USD', 'Georgian', 'Tbilisi, Batumi', { georgian: 100 }),
  home('AM', 3, 'USD', 'Armenian', 'Yerevan', { armenian: 100 }),
  home('AL', 3, 'EUR', 'Albanian', 'Tirana, Durrës', { albanian: 100 }),
  home('XK', 3, 'EUR', 'Albanian', 'Pristina, Prizren', { albanian: 96, bosnian: 4 }),
  home('BA', 4, 'EUR', 'Bosnian', 'Sarajevo, Banja Luka, Mostar', { bosnian: 60, serbian: 20, croatian: 20 }),
  home('ME', 3, 'EUR', 'Montenegrin', 'Podgorica', { serbian: 90, albanian: 10 }),
  home('MK', 3, 'EUR', 'Macedonian', 'Skopje, Bitola', { macedonian: 75, albanian: 25 }),
  home('MD', 3, 'EUR', 'Romanian', 'Chișinău', { romanian: 90, ukrainian: 10 }),
  home('LI', 3, 'CHF', 'German', 'Vaduz', { swissGerman: 60, austrian: 40 }),
  home('AD', 2, 'EUR', 'Catalan', 'Andorra la Vella', { catalan: 80, french: 20 }),
  home('MC', 2, 'EUR', 'French', 'Monaco', { french: 60, italian: 40 }),
  home('US', 12, 'USD', 'Spanish', 'New York City, San Francisco, Boston, Denver, Seattle', { english: 55, latinAmerican: 15, indian: 12, chinese: 10, german: 4, nigerian: 4 }),
  home('CA', 5, 'USD', 'French', 'Toronto, Montréal, Vancouver', { english: 50, french: 25, indian: 13, chinese: 12 }),
  home('IL', 4, 'USD', 'Hebrew', 'Tel Aviv, Haifa', { hebrew: 90, arabic: 10 }),
  home('IN', 5, 'USD', 'Hindi', 'Bengaluru, Mumbai, Delhi', { indian: 100 }),
  home('SG', 4, 'USD', 'Mandarin', 'Singapore', { chinese: 80, indian: 20 }),
  home('KE', 4, 'USD', 'Swahili', 'Nairobi', { eastAfrican: 100 }),
  home('NG', 3, 'USD', 'Yoruba', 'Lagos', { nigerian: 100 }),
  home('GH', 3, 'USD', 'Twi', 'Accra', { ghanaian: 100 }),
  home('ZA', 3, 'USD', 'Afrikaans', 'Cape Town, Johannesburg', { southAfrican: 100 }),
  home('BR', 4, 'USD', 'Portuguese', 'São Paulo, Curitiba', { latinAmerican: 70, portuguese: 20, japanese: 5, italian: 5 }),
  home('CL', 3, 'USD', 'Spanish', 'Santiago', { latinAmerican: 100 }),
  home('AE', 4, 'USD', 'Arabic', 'Dubai, Abu Dhabi', { arabic: 60, indian: 40 }),
  home('MA', 3, 'EUR', 'French and Arabic', 'Casablanca, Rabat', { arabic: 100 }),
  home('JP', 2, 'USD', 'Japanese', 'Tokyo, Osaka', { japanese: 100 }),
  home('AU', 3, 'USD', 'English', 'Sydney, Melbourne', { english: 80, chinese: 10, indian: 10 }),
]
