export const places = `
insulation | Dämmung | isolation thermique, isolation | aislamiento
retrofit | energetische Sanierung, Gebäudesanierung, Sanierung | rénovation énergétique | rehabilitación energética
electric vehicles, electric cars, EV | Elektroautos, E-Autos, Elektrofahrzeuge | véhicules électriques, voitures électriques | vehículos eléctricos, coches eléctricos
charging station, EV charging, charge points | Ladestation, Ladesäule | borne de recharge | punto de recarga, estación de carga
bicycle, bike | Fahrrad | vélo | bicicleta
cargo bike | Lastenrad | vélo cargo | bicicleta de carga
public transport | öffentlicher Verkehr, ÖPNV, Nahverkehr | transports en commun | transporte público
railway | Eisenbahn, Bahn | chemin de fer, ferroviaire | ferrocarril
shipping | Schifffahrt | transport maritime | transporte marítimo
aviation | Luftfahrt | aviation | aviación
building | Gebäude | bâtiment | edificio
housing | Wohnraum, Wohnungsbau | logement | vivienda
building parts, building components | Bauteile | éléments de construction | elementos constructivos
architecture | Architektur | architecture | arquitectura
construction | Bauwesen, Baubranche | construction, BTP | construcción
construction site | Baustelle | chantier | obra de construcción
real estate | Immobilien | immobilier | inmobiliario
roof | Dach | toit, toiture | tejado
window | Fenster | fenêtre | ventana
facade | Fassade | façade | fachada
lighting | Beleuchtung | éclairage | iluminación
ventilation | Lüftung | ventilation | ventilación
timber construction | Holzbau | construction bois | construcción en madera
urban planning | Stadtplanung | urbanisme | urbanismo
city | Stadt | ville | ciudad
municipality, local authority | Gemeinde, Kommune | municipalité, collectivité locale | municipio, ayuntamiento
mobility | Mobilität | mobilité | movilidad
truck, lorry | Lkw, Lastwagen | camion, poids lourd | camión
car sharing | Carsharing | autopartage | coche compartido
ferry | Fähre | ferry | ferri, transbordador
port, harbour | Hafen | port | puerto
transport | Verkehr, Transport | transport | transporte
tourism | Tourismus | tourisme | turismo
building materials, construction materials | Baustoff, Baustoffe, Baumaterial | matériaux de construction | materiales de construcción
insulation material, insulating material | Dämmstoff, Dämmstoffe, Dämmmaterial | matériau isolant, isolants, ouate de cellulose | material aislante, aislantes
thermal insulation, insulate | Wärmedämmung, dämmen | isoler, isolation des combles | aislamiento térmico, aislar
serial renovation, industrialised renovation | serielle Sanierung, serielles Sanieren | rénovation industrialisée, rénovation hors site | rehabilitación industrializada
renovation, renovating | Renovierung, renovieren, Modernisierung | rénovation, rénover, réhabilitation de bâtiments | rehabilitación de edificios, renovación de edificios, reforma de viviendas
conversion, converting, repurposing | Umbau, umbauen, Umnutzung | reconversion, reconvertir | reconversión, reconvertir
existing buildings, old buildings, building stock | Altbau, Altbauten, Bestandsgebäude, Gebäudebestand | bâti ancien, parc immobilier, bâtiments existants | edificios existentes, parque inmobiliario, edificios antiguos
new build, new construction | Neubau, Neubauten | construction neuve | obra nueva, nueva construcción
prefabrication, modular construction, off-site construction | Vorfertigung, Fertigbau, Modulbau, modulares Bauen | préfabrication, construction modulaire, construction hors site | prefabricación, construcción modular, construcción industrializada
prefabricated house, tiny house | Fertighaus, Fertighäuser, Tiny House | maison préfabriquée, maison en bois, mini-maison | casa prefabricada, casa de madera, minicasa
passive house, low-energy house | Passivhaus, Niedrigenergiehaus, Energiesparhaus | maison passive, bâtiment basse consommation | casa pasiva, edificio de consumo casi nulo
sustainable construction, green building | nachhaltiges Bauen, ökologisches Bauen | construction durable, écoconstruction, bâtiment durable | construcción sostenible, edificio sostenible, bioconstrucción
circular construction | zirkuläres Bauen, kreislaufgerechtes Bauen | construction circulaire, réemploi des matériaux | construcción circular
recycled concrete, recycled aggregate, crushed concrete | Recyclingbeton, Gesteinskörnung, Betonbruch | béton recyclé, granulats recyclés, béton concassé | hormigón reciclado, áridos reciclados
earth building, clay, rammed earth | Lehm, Lehmbau, Stampflehm | terre crue, construction en terre, argile | construcción con tierra, arcilla
cross-laminated timber, glulam, CLT | Brettsperrholz, Brettschichtholz | bois lamellé-croisé, lamellé-collé, CLT | madera contralaminada, madera laminada, CLT
sawmill, carpentry, carpenter, joiner | Sägewerk, Zimmerei, Tischler, Schreiner | scierie, charpente, charpentier, menuisier | aserradero, carpintería, carpintero
rooftops | Dächer | toits | azoteas, cubiertas
green roof, green facade, greening buildings | Gründach, Gründächer, Dachbegrünung, Fassadenbegrünung | toiture végétalisée, toit végétal, façade végétalisée | cubierta verde, techo verde, fachada verde
glazing, triple glazing | Verglasung, Fensterglas | vitrage, double vitrage | acristalamiento, doble acristalamiento
bathroom | Badezimmer | salle de bains | cuarto de baño
plumbing, building services, HVAC | Gebäudetechnik, Haustechnik, Sanitärinstallation | plomberie, CVC, équipements techniques du bâtiment | instalaciones de edificios, fontanería
indoor air, indoor climate | Raumluft, Raumklima | air intérieur | aire interior
humidity | Luftfeuchtigkeit | humidité | humedad
mould | Schimmel | moisissures | moho
facility management, building management, building operation | Gebäudemanagement, Gebäudebetrieb, Facility Management | gestion de bâtiment, exploitation des bâtiments, facility management | gestión de edificios, gestión de instalaciones
architect | Architekt, Architektin | architecte | arquitecto, arquitecta
construction company, builder, building contractor | Bauunternehmen, Baufirma, Bauunternehmer | entreprise de construction, entreprise du bâtiment, maître d’œuvre | constructora, empresa constructora
property developer, building developer | Bauträger, Projektentwickler, Bauherr | promoteur immobilier, maître d’ouvrage | promotor inmobiliario, promotora
housing association, housing company | Wohnungsunternehmen, Wohnungsbaugesellschaft, Wohnungsgesellschaft | bailleur social, société de logement | empresa de vivienda, promotora pública de vivienda
social housing | Sozialwohnung, sozialer Wohnungsbau | logement social, HLM | vivienda social, vivienda protegida
housing cooperative, cooperative housing, cohousing | Wohnungsgenossenschaft, Wohnprojekt, Baugemeinschaft | coopérative d’habitation, habitat participatif, habitat groupé | cooperativa de vivienda, vivienda colaborativa
apartment, flats, apartment building | Wohnung, Wohnungen, Mehrfamilienhaus, Mehrfamilienhäuser | appartement, immeuble, immeuble collectif | bloque de pisos, apartamento, edificio residencial
single-family house, homeowners | Einfamilienhaus, Einfamilienhäuser, Eigenheim | maison individuelle, pavillon individuel | vivienda unifamiliar, casa unifamiliar
landlord, property owners | Vermieter, Eigentümer, Hauseigentümer | bailleur, propriétaire immobilier | arrendador, propietario de vivienda
rent, rents | Miete, Mieten | loyer | renta de alquiler, precio del alquiler
households, private households | Privathaushalt, Haushalte | ménages | hogares
office building, commercial property | Bürogebäude, Gewerbeimmobilie, Bürofläche | immeuble de bureaux, immobilier d’entreprise | edificio de oficinas, inmueble comercial
proptech, construction tech, contech | Immobilientechnologie, Proptech, Bautechnologie | proptech, technologies de la construction | proptech, tecnología inmobiliaria
urban area, cities | Städte, städtisch, Stadtentwicklung | villes, urbain, développement urbain | ciudades, urbano, desarrollo urbano
smart city | Smart City, intelligente Stadt | ville intelligente, smart city | ciudad inteligente, smart city
village | Dorf, Dörfer | village | pueblos
rural areas | ländlicher Raum | zones rurales, milieu rural | zonas rurales, medio rural
green space, parks and gardens, urban greening | Grünfläche, Stadtgrün, Begrünung | espaces verts, végétalisation | zonas verdes, jardines, renaturalización urbana
land use, land sealing, unsealing | Flächenverbrauch, Versiegelung, Entsiegelung | artificialisation des sols, désimperméabilisation, étalement urbain | uso del suelo, impermeabilización del suelo
infrastructure | Infrastruktur | infrastructure | infraestructura
electromobility, e-mobility | Elektromobilität, E-Mobilität | électromobilité, mobilité électrique | electromovilidad, movilidad eléctrica
charging infrastructure, charging network | Ladeinfrastruktur, Ladenetz | infrastructure de recharge, réseau de recharge | infraestructura de recarga, red de recarga
wallbox, home charging, fast charging | Wallbox, Schnellladen, Schnellladestation | recharge à domicile, recharge rapide | recarga rápida, cargador doméstico
vehicle-to-grid, bidirectional charging, V2G | bidirektionales Laden, V2G | recharge bidirectionnelle, V2G | carga bidireccional, V2G
vehicles, cars, automobile | Auto, Autos, Fahrzeug, Pkw | voitures, véhicules, automobile | coches, vehículos, automóvil
automotive industry, car industry | Automobilindustrie, Autoindustrie | industrie automobile, constructeurs automobiles | industria del automóvil, automoción
fleet, fleet management, company cars | Fuhrpark, Fahrzeugflotte, Flottenmanagement, Dienstwagen | flotte de véhicules, gestion de flotte, voitures de fonction | flota de vehículos, gestión de flotas, coches de empresa
electric van, delivery van | Elektrotransporter, Lieferwagen | utilitaire électrique, camionnette, fourgonnette | furgoneta eléctrica, furgoneta
bus, electric bus | Bus, Busse, Elektrobus | autobus, bus électrique | autobús, autobuses
tram | Straßenbahn, Stadtbahn | tramway | tranvía
subway | U-Bahn | métro | metro
rail transport, rail freight | Schienenverkehr, Güterzug, Schienengüterverkehr | fret ferroviaire, transport ferroviaire | transporte ferroviario, mercancías por ferrocarril
night train | Nachtzug | train de nuit | tren nocturno
e-bike, pedelec | E-Bike, Pedelec, Elektrofahrrad | vélo électrique, VAE | bicicleta eléctrica
cycling, bike lane, cyclists | Radverkehr, Radweg, Radfahrer | piste cyclable, cyclistes, mobilités douces | carril bici, ciclistas, ciclismo urbano
scooter, e-scooter, micromobility, moped | E-Scooter, Roller, Mikromobilität | trottinette électrique, micromobilité | patinete eléctrico, micromovilidad
carpooling, ride sharing, ride pooling | Mitfahrgelegenheit, Fahrgemeinschaft, Ridepooling | covoiturage | viaje compartido, carpooling
commuters, commuting | Pendler, Berufsverkehr, Arbeitsweg | navetteurs, trajets domicile-travail | trayectos al trabajo, desplazamientos al trabajo
parking, car park | Parkplatz, Parkplätze, Parkhaus | stationnement, parking | aparcamiento
traffic, traffic jam, congestion | Straßenverkehr, Stau, Verkehrswende | circulation routière, embouteillages | tráfico, atasco, congestión del tráfico
autonomous driving, self-driving vehicles | autonomes Fahren, autonome Fahrzeuge | conduite autonome, véhicule autonome | conducción autónoma, vehículo autónomo
truck drivers, lorry drivers | Lkw-Fahrer, Berufskraftfahrer | chauffeur routier, chauffeurs | camioneros, conductores de camión
freight, cargo, freight transport | Fracht, Güterverkehr, Gütertransport | fret, transport de marchandises | mercancías, transporte de mercancías
freight forwarder, haulier | Spedition, Spediteur | transitaire, transporteur routier, commissionnaire de transport | transitario, transportista
shippers, consignor | Verlader, Versender | chargeurs, expéditeurs | cargadores, expedidores
waybill, consignment note, eCMR | Frachtbrief, Lieferschein, eCMR | lettre de voiture, bon de livraison, eCMR | carta de porte, albarán, eCMR
last mile, last-mile delivery, city logistics | letzte Meile, Citylogistik | dernier kilomètre, logistique urbaine | última milla, logística urbana
parcel, parcel delivery, courier | Paket, Paketdienst, Kurier, Paketzustellung | colis, livraison de colis, coursier | paquetería, mensajería, paquetes
route planning, route optimisation | Routenplanung, Tourenplanung | planification d’itinéraires, optimisation des tournées | planificación de rutas, optimización de rutas
depot, bus depot | Betriebshof, Betriebshöfe, Depot | dépôt de bus | cochera
e-commerce, online shop, mail order | Onlinehandel, Onlineshop, Versandhandel | commerce en ligne, boutique en ligne, e-commerce | comercio electrónico, tienda online, comercio en línea
ships, vessel, maritime | Schiff, Schiffe, maritim, Seeschiff | navires, bateaux, maritime | buques, barcos, marítimo
inland shipping, inland waterways, barge | Binnenschifffahrt, Binnenschiff, Wasserstraße | transport fluvial, péniche, voies navigables | navegación fluvial, transporte fluvial, barcaza
wind propulsion, sails, sailing cargo | Windantrieb, Segel, Segelfrachter | propulsion vélique, voiles, transport à la voile | propulsión eólica, velas, carguero a vela
shipyard, shipbuilding | Werft, Schiffbau | chantier naval, construction navale | astillero, construcción naval
shipowner, shipping company | Reeder, Reederei | armateur, compagnie maritime | armador, naviera
shore power, cold ironing | Landstrom | courant à quai, alimentation à quai | conexión eléctrica en puerto
seaports, container terminal | Seehafen, Containerterminal | ports maritimes, terminal à conteneurs | puertos marítimos, terminal de contenedores
aircraft, airplane, flights | Flugzeug, Flüge, Flug | avions, aéronef, vols commerciaux | aviones, vuelos, aeronave
sustainable aviation fuel, SAF | nachhaltiger Flugkraftstoff, Flugtreibstoff, SAF | carburant d’aviation durable, kérosène durable, SAF | combustible sostenible de aviación, SAF
business travel | Dienstreise, Geschäftsreise | voyages d’affaires, déplacements professionnels | viajes de negocios
sustainable travel, sustainable tourism | nachhaltiges Reisen, nachhaltiger Tourismus | tourisme durable | turismo sostenible
`
