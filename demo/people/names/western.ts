import { tradition } from './tradition.ts'

export const german = tradition(
  'Anna, Katharina, Lena, Johanna, Sabine, Friederike, Miriam, Svenja, Claudia, Hannah, Ulrike, Franziska, Judith, Nele, Carolin, Birgit, Antonia, Mareike',
  'Lukas, Jonas, Matthias, Sebastian, Florian, Jürgen, Tobias, Philipp, Stefan, Moritz, Andreas, Felix, Holger, Björn, Christoph, Kilian, Hannes, Ralf',
  'Bergmann, Hofstetter, Krüger, Lindner, Seifert, Brandt, Vogel, Albrecht, Petersen, Köhler, Nowack, Reinhardt, Thiele, Eberhardt, Schäfer, Wendt, Heinemann, Lüders, Baumgart, Ziegler, Kremer, Dietrich, Möller, Gruber, Jansen, Pohl',
)
export const austrian = tradition(
  'Magdalena, Theresa, Verena, Elisabeth, Viktoria, Barbara, Sophie, Martina, Eva, Marlene, Christina, Astrid',
  'Maximilian, Johannes, Michael, Georg, Clemens, Dominik, Bernhard, Alexander, Gernot, Reinhard, Elias, Wolfgang',
  'Gruber, Pichler, Steiner, Moser, Leitner, Hofer, Egger, Auer, Haslinger, Reiter, Kainz, Strasser, Ebner, Wimmer, Lechner, Schwaiger, Obermayr, Kogler',
)
export const swissGerman = tradition(
  'Nina, Corinne, Seraina, Regula, Ursina, Barbara, Livia, Martina, Jasmin, Flurina, Monika, Eliane',
  'Reto, Beat, Urs, Marco, Lukas, Daniel, Silvan, Pascal, Jürg, Andri, Nico, Roger',
  'Ammann, Bühler, Zürcher, Keller, Frei, Gerber, Wyss, Brunner, Hauser, Stucki, Caduff, Odermatt, Kägi, Schmid, Baumann, Lüthi, Hofmann, Ruckstuhl',
)
export const french = tradition(
  'Camille, Claire, Élodie, Mathilde, Aurélie, Solène, Margaux, Céline, Hélène, Clémence, Juliette, Anaïs, Sophie, Agathe, Delphine, Noémie, Isabelle, Maëlle',
  'Julien, Thibault, Antoine, Guillaume, Étienne, Maxime, Baptiste, François, Olivier, Rémi, Mathieu, Benoît, Hugo, Arnaud, Yann, Loïc, Xavier, Vincent',
  'Laurent, Moreau, Lefèvre, Garnier, Rousseau, Chevalier, Perrin, Marchand, Leroy, Gauthier, Dufour, Mercier, Blanchard, Fournier, Delmas, Le Gall, Besson, Roussel, Poirier, Vasseur, Carpentier, Lacombe, Teyssier, Bonnet',
)
export const dutch = tradition(
  'Sanne, Femke, Lotte, Marieke, Anouk, Eline, Roos, Maartje, Iris, Willemijn, Saskia, Nienke, Fleur, Hanneke, Jasmijn, Tessa',
  'Daan, Jeroen, Bram, Sander, Thijs, Maarten, Wouter, Ruben, Koen, Pieter, Joris, Niels, Gijs, Hendrik, Stijn, Bas',
  'de Vries, van den Berg, Bakker, Visser, Smit, Meijer, Mulder, van Dijk, Dekker, Hoekstra, Kuipers, van der Meer, Postma, Brouwer, Verhoeven, Kramer, Willems, van Leeuwen, Schouten, Dijkstra, Veenstra, van der Linden',
)
export const flemish = tradition(
  'Lies, Ellen, Katrien, Charlotte, Hanne, Evelien, Griet, Sofie, An, Lien, Marijke, Elke',
  'Wim, Bart, Tom, Dries, Kobe, Jonas, Pieter-Jan, Karel, Filip, Geert, Lander, Matthijs',
  'Peeters, Janssens, Maes, Claes, Wouters, De Smet, Vermeulen, De Backer, Goossens, Van Damme, Lambrecht, Desmedt, Verbeke, Callens, Van Acker, Roelandts',
)
export const english = tradition(
  'Emma, Charlotte, Harriet, Alice, Rachel, Lucy, Georgina, Hannah, Eleanor, Olivia, Rebecca, Imogen, Sarah, Beth, Frances, Philippa, Tamsin, Rosie',
  'James, Oliver, Thomas, Edward, Daniel, Henry, George, Matthew, Simon, Robert, Alistair, Ben, Rupert, Callum, Jonathan, Adam, Gareth, Duncan',
  'Whitaker, Hargreaves, Ashworth, Bennett, Cartwright, Dawson, Ellison, Fletcher, Holloway, Kendall, Lockwood, Marlow, Pemberton, Radcliffe, Sinclair, Thornton, Wainwright, Fraser, Morgan, Llewellyn, Barlow, Sutton, Pritchard, Drummond',
)
export const irish = tradition(
  'Aoife, Niamh, Ciara, Sinéad, Orla, Gráinne, Róisín, Máire, Caoimhe, Deirdre, Clodagh, Emer',
  'Cian, Eoin, Conor, Declan, Pádraig, Seán, Fergal, Ronan, Tadhg, Darragh, Oisín, Colm',
  "Brennan, Gallagher, O'Sullivan, Kavanagh, Doyle, Nolan, McCarthy, Fitzgerald, Duffy, Hennessy, O'Rourke, Byrne, Moran, Keane, Costello, Ó Briain, Cullinane, Lynch",
)
