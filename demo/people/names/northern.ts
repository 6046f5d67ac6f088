import { tradition } from './tradition.ts'

export const swedish = tradition(
  'Linnea, Ebba, Karin, Åsa, Sofia, Malin, Ingrid, Elin, Frida, Maja, Annika, Hedda, Cecilia, Tove, Kerstin, Saga',
  'Erik, Anders, Oskar, Gustav, Johan, Mattias, Axel, Nils, Fredrik, Viktor, Måns, Per, Henrik, Albin, Joakim, Love',
  'Lindqvist, Bergström, Sandberg, Holmgren, Wallin, Nyström, Ekdahl, Söderberg, Hedlund, Åkesson, Forsberg, Lundin, Sjöström, Öberg, Norén, Strandberg, Hallberg, Viklund, Lindahl, Engström',
)
export const norwegian = tradition(
  'Ingrid, Silje, Marte, Kari, Tonje, Astrid, Solveig, Hilde, Nora, Maren, Ragnhild, Synnøve, Vilde, Guro',
  'Lars, Håkon, Magnus, Eirik, Sindre, Ole, Øystein, Jonas, Sverre, Tor, Kristian, Bjørn, Vegard, Eivind',
  'Haugen, Solberg, Bakke, Moen, Lunde, Strand, Nygård, Dahl, Eide, Sørensen, Aasen, Fjeld, Myhre, Tveit, Rønning, Lie, Brekke, Skogen, Hovland',
)
export const danish = tradition(
  'Freja, Mette, Signe, Line, Astrid, Maria, Camilla, Kirstine, Ida, Rikke, Lærke, Trine, Johanne, Sofie',
  'Rasmus, Mikkel, Søren, Anders, Jeppe, Kasper, Frederik, Jakob, Mads, Christian, Lasse, Emil, Thor, Bo',
  'Nielsen, Lauritsen, Mikkelsen, Kjær, Holm, Bruun, Vestergaard, Thomsen, Dam, Østergaard, Skov, Bang, Krogh, Winther, Frandsen, Lund, Møller, Toft, Gregersen',
)
export const finnish = tradition(
  'Aino, Helmi, Kaisa, Sanna, Anni, Veera, Riikka, Päivi, Johanna, Noora, Tuuli, Emilia, Marja, Suvi',
  'Mikko, Antti, Juhani, Eero, Ville, Janne, Timo, Olli, Lauri, Jussi, Petri, Aleksi, Tuomas, Kalle',
  'Korhonen, Virtanen, Mäkelä, Nieminen, Laine, Heikkinen, Koskinen, Järvinen, Lehtonen, Saarinen, Rantala, Hämäläinen, Niemi, Salonen, Kivelä, Ahonen, Karjalainen, Väisänen, Lindholm, Peltola',
)
export const icelandic = tradition(
  'Guðrún, Sigríður, Katrín, Birta, Hildur, Elín, Ragnheiður, Sólveig, Þórdís, Ásta',
  'Jón, Gunnar, Ólafur, Einar, Kristján, Arnar, Birkir, Hallgrímur, Sigurður, Þór',
  'Jónsson/Jónsdóttir, Gunnarsson/Gunnarsdóttir, Ólafsson/Ólafsdóttir, Einarsson/Einarsdóttir, Kristjánsson/Kristjánsdóttir, Arnarson/Arnardóttir, Sigurðsson/Sigurðardóttir, Stefánsson/Stefánsdóttir, Magnússon/Magnúsdóttir, Þórsson/Þórsdóttir',
)
export const estonian = tradition(
  'Liis, Kadri, Maarja, Kristiina, Triin, Piret, Laura, Helena, Mari, Anu, Eliise, Katrin',
  'Martin, Taavi, Rasmus, Kaspar, Indrek, Siim, Priit, Karl, Andres, Toomas, Mihkel, Rein',
  'Tamm, Saar, Sepp, Mägi, Kask, Kukk, Rebane, Ilves, Pärn, Koppel, Luik, Oja, Raudsepp, Kuusk, Põder, Lepik',
)
export const latvian = tradition(
  'Līga, Ilze, Kristīne, Anete, Zane, Elīna, Madara, Inese, Laura, Agnese, Dace, Sanita',
  'Jānis, Andris, Mārtiņš, Edgars, Kaspars, Toms, Raivis, Artūrs, Gatis, Uldis, Normunds, Kristaps',
  'Bērziņš/Bērziņa, Kalniņš/Kalniņa, Ozoliņš/Ozoliņa, Jansons/Jansone, Liepiņš/Liepiņa, Krūmiņš/Krūmiņa, Balodis/Balode, Eglītis/Eglīte, Zariņš/Zariņa, Vītols/Vītola, Kļaviņš/Kļaviņa, Pētersons/Pētersone',
)
export const lithuanian = tradition(
  'Rūta, Eglė, Austėja, Ieva, Gabija, Jurgita, Monika, Vaida, Lina, Goda, Kristina, Agnė',
  'Jonas, Tomas, Mantas, Lukas, Darius, Andrius, Vytautas, Paulius, Domantas, Rokas, Giedrius, Karolis',
  'Kazlauskas/Kazlauskienė, Petrauskas/Petrauskaitė, Jankauskas/Jankauskaitė, Stankevičius/Stankevičiūtė, Balčiūnas/Balčiūnaitė, Žukauskas/Žukauskaitė, Butkus/Butkutė, Paulauskas/Paulauskaitė, Navickas/Navickaitė, Ramanauskas/Ramanauskaitė, Urbonas/Urbonaitė, Gudaitis/Gudaitytė',
)
