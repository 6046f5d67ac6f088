import { tradition } from './tradition.ts'

export const italian = tradition(
  'Giulia, Chiara, Francesca, Elena, Martina, Federica, Silvia, Valentina, Beatrice, Alessia, Ilaria, Paola, Marta, Serena, Lucia, Camilla, Caterina, Irene',
  'Marco, Luca, Matteo, Andrea, Lorenzo, Davide, Alessandro, Simone, Giacomo, Riccardo, Stefano, Filippo, Pietro, Tommaso, Emanuele, Nicola, Paolo, Gabriele',
  'Conti, Ferraro, Galli, Marchetti, Fontana, Rinaldi, Caruso, Moretti, Barbieri, Santoro, Colombo, Gatti, Pellegrini, Bellini, Ferrari, Vitale, Sartori, Testa, Donati, Villa, Basile, Zanetti, Bianco, Guerra, Parisi, Monti',
)
export const spanish = tradition(
  'Lucía, Carmen, Marta, Elena, Paula, Irene, Nuria, Laura, Beatriz, Rocío, Inés, Alba, Pilar, Cristina, Sara, Teresa, Ainhoa, Noelia',
  'Javier, Álvaro, Pablo, Sergio, Diego, Jorge, Miguel, Raúl, Adrián, Fernando, Iñigo, Andrés, Rubén, Gonzalo, Iker, Carlos, Hugo, Manuel',
  'García, Martínez, Sánchez, Romero, Navarro, Iglesias, Ortega, Molina, Delgado, Castro, Vega, Serrano, Blanco, Herrero, Cano, Prieto, Fuentes, Carrasco, Aguirre, Etxeberria, Lozano, Medina, Reyes, Campos',
)
export const catalan = tradition(
  'Laia, Mireia, Núria, Montserrat, Anna, Clara, Gemma, Meritxell, Aina, Júlia, Berta, Ona',
  'Jordi, Marc, Oriol, Pau, Arnau, Albert, Xavier, Martí, Roger, Ferran, Gerard, Joan',
  'Puig, Vila, Ferrer, Soler, Serra, Roca, Pons, Bosch, Casals, Vidal, Rovira, Camps, Mas, Sala, Torrent, Riera',
)
export const portuguese = tradition(
  'Inês, Mariana, Beatriz, Catarina, Joana, Sofia, Rita, Ana, Leonor, Marta, Filipa, Teresa, Carolina, Matilde',
  'João, Tiago, Pedro, Miguel, Rui, Nuno, Gonçalo, Diogo, André, Francisco, Bernardo, Luís, Duarte, Henrique',
  'Silva, Ferreira, Carvalho, Pereira, Almeida, Sousa, Rodrigues, Marques, Teixeira, Gonçalves, Moreira, Lopes, Cardoso, Nogueira, Monteiro, Figueiredo, Barros, Pinheiro, Tavares, Azevedo',
)
export const greek = tradition(
  'Eleni, Maria, Katerina, Sofia, Dimitra, Ioanna, Anastasia, Christina, Despina, Vasiliki, Danae, Georgia',
  'Nikos, Giorgos, Dimitris, Kostas, Yannis, Alexandros, Stavros, Petros, Michalis, Vasilis, Thanos, Spyros',
  'Papadopoulos/Papadopoulou, Nikolaidis/Nikolaidou, Georgiou, Ioannidis/Ioannidou, Karagiannis/Karagianni, Vlachos/Vlachou, Angelopoulos/Angelopoulou, Pappas/Pappa, Economou, Makris/Makri, Antoniou, Kalogeropoulos/Kalogeropoulou, Sideris/Sideri, Zervas/Zerva',
)
export const maltese = tradition(
  'Maria, Martina, Claire, Rebecca, Daphne, Francesca, Elaine, Bernardette',
  'Matthew, Luke, Karl, Joseph, Mark, Keith, Neville, Censu',
  'Borg, Camilleri, Vella, Farrugia, Zammit, Galea, Micallef, Grech, Attard, Spiteri, Azzopardi, Mifsud',
)
export const turkish = tradition(
  'Elif, Zeynep, Ayşe, Defne, Selin, Merve, Ece, Gizem, Esra, Büşra, İpek, Derya, Nazlı, Hatice',
  'Emre, Mehmet, Can, Burak, Kerem, Ozan, Murat, Cem, Tolga, Barış, Serkan, Kaan, Umut, Deniz',
  'Yılmaz, Kaya, Demir, Şahin, Çelik, Yıldız, Aydın, Özdemir, Arslan, Doğan, Koç, Kurt, Öztürk, Aksoy, Erdoğdu, Güneş, Polat, Taş, Ünal, Bulut',
)
export const romanian = tradition(
  'Ioana, Andreea, Alexandra, Mădălina, Raluca, Cristina, Elena, Diana, Simona, Bianca, Anca, Ștefania',
  'Andrei, Mihai, Alexandru, Răzvan, Ștefan, Bogdan, Vlad, Radu, Cătălin, Cristian, Tudor, Sorin',
  'Popescu, Ionescu, Dumitrescu, Stan, Munteanu, Constantinescu, Marinescu, Dobre, Rusu, Lungu, Moldovan, Ciobanu, Șerban, Țăranu, Neagu, Bălan, Crăciun, Enache',
)
