import { tradition } from './tradition.ts'

export const polish = tradition(
  'Agnieszka, Katarzyna, Magdalena, Joanna, Zofia, Aleksandra, Małgorzata, Hanna, Paulina, Marta, Natalia, Weronika, Dorota, Justyna, Kinga, Ewa',
  'Piotr, Tomasz, Krzysztof, Michał, Jakub, Paweł, Łukasz, Wojciech, Marcin, Bartosz, Grzegorz, Kamil, Mateusz, Stanisław, Rafał, Adam',
  'Kowalczyk, Wójcik, Lewandowski/Lewandowska, Zieliński/Zielińska, Szymański/Szymańska, Mazur, Krawczyk, Piotrowski/Piotrowska, Grabowski/Grabowska, Pawłowski/Pawłowska, Dudek, Wieczorek, Jabłoński/Jabłońska, Majewski/Majewska, Olszewski/Olszewska, Stępień, Malinowski/Malinowska, Górski/Górska, Sikora, Baran',
)
export const czech = tradition(
  'Tereza, Kateřina, Lucie, Markéta, Barbora, Veronika, Eliška, Jana, Klára, Michaela, Zuzana, Petra',
  'Jan, Tomáš, Jakub, Martin, Ondřej, Petr, Vojtěch, Lukáš, Jiří, Filip, Marek, Radek',
  'Novák/Nováková, Svoboda/Svobodová, Dvořák/Dvořáková, Procházka/Procházková, Kučera/Kučerová, Veselý/Veselá, Horák/Horáková, Němec/Němcová, Pospíšil/Pospíšilová, Marek/Marková, Hájek/Hájková, Král/Králová, Beneš/Benešová, Fiala/Fialová, Růžička/Růžičková, Šimek/Šimková',
)
export const slovak = tradition(
  'Zuzana, Lenka, Katarína, Martina, Simona, Ivana, Petra, Ľubica, Natália, Alžbeta',
  'Peter, Martin, Tomáš, Michal, Juraj, Matej, Ľuboš, Marek, Andrej, Branislav',
  'Kováč/Kováčová, Varga/Vargová, Tóth/Tóthová, Nagy/Nagyová, Baláž/Balážová, Molnár/Molnárová, Hudák/Hudáková, Kollár/Kollárová, Polák/Poláková, Gajdoš/Gajdošová, Lukáč/Lukáčová, Oravec/Oravcová',
)
export const hungarian = tradition(
  'Eszter, Réka, Zsófia, Anna, Katalin, Dóra, Orsolya, Judit, Nóra, Boglárka, Tímea, Ágnes',
  'Bence, Gábor, Zoltán, Péter, Balázs, András, Dániel, Tamás, László, Márton, Gergő, Attila',
  'Nagy, Kovács, Tóth, Szabó, Horváth, Varga, Kiss, Molnár, Németh, Farkas, Balogh, Lakatos, Juhász, Szűcs, Fekete, Bíró',
)
export const slovene = tradition(
  'Ana, Maja, Nina, Petra, Mateja, Tina, Špela, Katja, Urška, Barbara',
  'Luka, Matej, Rok, Aleš, Gregor, Jure, Andrej, Blaž, Žiga, Miha',
  'Novak, Horvat, Kovačič, Krajnc, Zupančič, Potočnik, Kovač, Mlakar, Kos, Vidmar, Golob, Turk, Kralj, Bizjak',
)
export const croatian = tradition(
  'Ivana, Marija, Petra, Lucija, Ana, Martina, Iva, Maja, Tea, Jelena, Dora, Sanja',
  'Ivan, Marko, Luka, Ante, Josip, Tomislav, Filip, Hrvoje, Domagoj, Mario, Krešimir, Dario',
  'Horvat, Kovačević, Babić, Marić, Jurić, Novak, Kovačić, Knežević, Vuković, Perić, Matić, Tomić, Pavlović, Božić, Blažević, Grgić',
)
export const serbian = tradition(
  'Jelena, Milica, Ana, Jovana, Marija, Ivana, Teodora, Dragana, Nevena, Katarina, Tamara, Sara',
  'Nikola, Stefan, Marko, Aleksandar, Miloš, Vladimir, Nemanja, Dušan, Ivan, Bojan, Uroš, Filip',
  'Jovanović, Petrović, Nikolić, Marković, Đorđević, Stojanović, Ilić, Stanković, Pavlović, Milošević, Lazić, Simić, Popović, Živković',
)
export const bosnian = tradition(
  'Amina, Lejla, Emina, Selma, Merima, Ajla, Azra, Sabina, Dženana, Nejra',
  'Emir, Adnan, Haris, Mirza, Tarik, Amar, Nedim, Kenan, Damir, Faruk',
  'Hodžić, Begić, Hadžić, Delić, Halilović, Mehmedović, Ibrahimović, Suljić, Kovačević, Ćosić, Mujić, Salihović',
)
export const albanian = tradition(
  'Arta, Besa, Elira, Drita, Anisa, Teuta, Vjosa, Blerta, Era, Ledia',
  'Arben, Besnik, Dritan, Ilir, Agron, Erion, Genti, Luan, Arlind, Blerim',
  'Hoxha, Shehu, Gashi, Krasniqi, Berisha, Leka, Basha, Kelmendi, Prifti, Marku, Dervishi, Bytyqi',
)
export const bulgarian = tradition(
  'Maria, Elena, Desislava, Gergana, Ivana, Teodora, Radostina, Kalina, Viktoria, Yana',
  'Georgi, Dimitar, Ivan, Nikolay, Petar, Stoyan, Martin, Kaloyan, Plamen, Hristo',
  'Ivanov/Ivanova, Georgiev/Georgieva, Dimitrov/Dimitrova, Petrov/Petrova, Nikolov/Nikolova, Stoyanov/Stoyanova, Todorov/Todorova, Iliev/Ilieva, Vasilev/Vasileva, Angelov/Angelova, Kolev/Koleva, Marinov/Marinova',
)
export const macedonian = tradition(
  'Ana, Elena, Marija, Simona, Ivana, Biljana, Sara, Kristina',
  'Aleksandar, Stefan, Nikola, Goran, Filip, Darko, Bojan, Kiril',
  'Nikolovski/Nikolovska, Trajkovski/Trajkovska, Stojanovski/Stojanovska, Petrovski/Petrovska, Dimitrovski/Dimitrovska, Ristovski/Ristovska, Georgievski/Georgievska, Angelovski/Angelovska',
)
export const ukrainian = tradition(
  'Olena, Oksana, Yuliia, Iryna, Kateryna, Nataliia, Daryna, Sofiia, Anastasiia, Solomiia, Viktoriia, Halyna',
  'Andrii, Oleksandr, Dmytro, Serhii, Taras, Maksym, Bohdan, Ihor, Yurii, Mykola, Vladyslav, Ostap',
  'Shevchenko, Kovalenko, Bondarenko, Tkachenko, Kravchenko, Oliinyk, Melnyk, Koval, Savchenko, Marchenko, Lysenko, Petrenko, Zelenskyi/Zelenska, Hrytsenko, Vasylenko, Pavlenko',
)
export const georgian = tradition(
  'Nino, Mariam, Tamar, Ana, Ketevan, Salome, Eka, Natia',
  'Giorgi, Luka, Davit, Irakli, Levan, Nika, Zurab, Beka',
  'Beridze, Kapanadze, Gelashvili, Maisuradze, Lomidze, Tsiklauri, Kvaratskhelia, Giorgadze, Mchedlishvili, Chkheidze',
)
export const armenian = tradition(
  'Ani, Lilit, Mariam, Nare, Anahit, Gayane, Arpi, Sona',
  'Armen, Tigran, Hayk, Davit, Narek, Vahe, Aram, Gor',
  'Petrosyan, Hakobyan, Sargsyan, Grigoryan, Harutyunyan, Avetisyan, Karapetyan, Mkrtchyan, Danielyan, Manukyan',
)
