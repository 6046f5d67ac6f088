export const energy = `
energy | Energie | énergie | energía
hydrogen | Wasserstoff | hydrogène | hidrógeno
electrolyser | Elektrolyseur | électrolyseur | electrolizador
heat pump | Wärmepumpe | pompe à chaleur | bomba de calor
district heating | Fernwärme, Nahwärme | réseau de chaleur, chauffage urbain | calefacción urbana, red de calor
waste heat | Abwärme | chaleur fatale | calor residual
geothermal | Geothermie, Erdwärme | géothermie | geotermia
photovoltaics, solar power, PV | Photovoltaik, Solarstrom, PV | photovoltaïque, PV | fotovoltaica, PV
solar | Solar | solaire | solar
wind power, wind energy | Windkraft, Windenergie | énergie éolienne, éolien | energía eólica, eólica
battery | Batterie, Akku | batterie | batería
energy storage | Energiespeicher, Stromspeicher | stockage d’énergie | almacenamiento de energía
power grid, electricity grid | Stromnetz | réseau électrique | red eléctrica
biogas | Biogas | biogaz | biogás
biomass | Biomasse | biomasse | biomasa
energy efficiency | Energieeffizienz | efficacité énergétique | eficiencia energética
renewable energy | erneuerbare Energien, erneuerbare Energie | énergies renouvelables, énergie renouvelable | energías renovables, energía renovable
nuclear fusion | Kernfusion | fusion nucléaire | fusión nuclear
storage | Speicher, Speicherung | stockage | almacenamiento
electricity | Strom, Elektrizität | électricité | electricidad
heat | Wärme | chaleur | calor
heating | Heizung | chauffage | calefacción
cooling | Kühlung | refroidissement, climatisation | refrigeración, climatización
wind turbine | Windrad, Windturbine, Windkraftanlage | éolienne | aerogenerador
wind farm | Windpark | parc éolien | parque eólico
offshore wind | Offshore-Wind, Offshore-Windkraft | éolien en mer | eólica marina
solar park, solar farm | Solarpark | parc solaire, centrale solaire | parque solar, planta solar
solar panels, solar modules | Solarmodule, Solaranlage, Solarzellen | panneaux solaires | paneles solares, placas solares
energy community | Energiegemeinschaft, Bürgerenergie | communauté d’énergie, communauté énergétique | comunidad energética
smart meter | intelligenter Stromzähler, Smart Meter | compteur communicant, compteur intelligent | contador inteligente
demand response | Lastmanagement | effacement | gestión de la demanda
hydropower | Wasserkraft | hydroélectricité, énergie hydraulique | hidroeléctrica, energía hidráulica
tidal energy, wave energy | Gezeitenenergie, Wellenenergie | énergie marémotrice, énergie des vagues | energía mareomotriz, energía de las olas
nuclear power, nuclear energy | Kernkraft, Atomkraft, Kernenergie, Atomenergie | énergie nucléaire, nucléaire | energía nuclear
fuel cell | Brennstoffzelle | pile à combustible | pila de combustible
synthetic fuels, e-fuels | synthetische Kraftstoffe, E-Fuels | carburants de synthèse | combustibles sintéticos
biofuel | Biokraftstoff | biocarburant | biocombustible
natural gas | Erdgas | gaz naturel | gas natural
coal | Kohle | charbon | carbón
boiler | Heizkessel | chaudière | caldera
power plant, power station | Kraftwerk | centrale électrique | central eléctrica
energy transition | Energiewende | transition énergétique | transición energética
energy poverty | Energiearmut | précarité énergétique | pobreza energética
fossil fuels | fossile Brennstoffe, fossile Energien | combustibles fossiles, énergies fossiles | combustibles fósiles
grid connection | Netzanschluss, Netzanschlüsse | raccordement au réseau, raccordement | conexión a la red, acceso a la red
grid operator, DSO, TSO | Netzbetreiber | gestionnaire de réseau | gestor de red, operador de red
grid congestion | Netzengpass, Netzengpässe | congestion du réseau | congestión de la red
grid expansion | Netzausbau | extension du réseau, renforcement du réseau | ampliación de la red, refuerzo de red
grid services, ancillary services | Systemdienstleistungen, Netzdienstleistungen | services système | servicios de red, servicios auxiliares
flexibility market, energy flexibility | Flexibilitätsmarkt, Stromflexibilität | flexibilité électrique, marché de flexibilité | flexibilidad energética, mercado de flexibilidad
virtual power plant, VPP | virtuelles Kraftwerk | centrale virtuelle | central eléctrica virtual
smart grid | intelligentes Stromnetz, Smart Grid | réseau intelligent, smart grid | red inteligente, smart grid
transformer, substation | Transformator, Umspannwerk | transformateur, poste électrique | transformador, subestación
power line, transmission line | Stromleitung, Hochspannungsleitung | ligne électrique, ligne à haute tension | línea eléctrica, tendido eléctrico
inverter | Wechselrichter | onduleur | inversor fotovoltaico, inversor solar
blackout, power outage | Stromausfall, Blackout | panne de courant, coupure de courant | apagón, corte de luz
backup power, generator set | Notstrom, Notstromaggregat | groupe électrogène, alimentation de secours | grupo electrógeno, energía de respaldo
battery storage | Batteriespeicher, Großspeicher | stockage par batterie, batterie stationnaire | almacenamiento en baterías, baterías estacionarias
home battery | Heimspeicher, Hausspeicher | batterie domestique | batería doméstica
pumped hydro, pumped storage | Pumpspeicher, Pumpspeicherkraftwerk | pompage-turbinage | central de bombeo, bombeo hidráulico
heat storage, thermal storage | Wärmespeicher | stockage de chaleur, stockage thermique | almacenamiento térmico, acumulador de calor
solid-state battery | Feststoffbatterie | batterie solide | batería de estado sólido
lithium-ion battery | Lithium-Ionen-Batterie, Lithium-Ionen-Akku | batterie lithium-ion | batería de litio, ion-litio
rooftop solar, solar roof | Solardach, Solardächer, Aufdachanlage | toiture solaire, ombrière solaire | tejado solar, cubierta solar
balcony solar, plug-in solar | Balkonkraftwerk, Steckersolar | solaire de balcon, kit solaire | solar de balcón, kit solar
agrivoltaics, agri-PV | Agri-Photovoltaik, Agri-PV | agrivoltaïsme, agrivoltaïque | agrovoltaica
floating solar | schwimmende Photovoltaik, Floating-PV | solaire flottant | solar flotante, fotovoltaica flotante
solar thermal | Solarthermie | solaire thermique | solar térmica, termosolar
self-consumption | Eigenverbrauch | autoconsommation | autoconsumo
renewables, clean energy, green energy | Erneuerbare, Ökoenergie | énergie verte, énergie propre | energía limpia, energía verde, renovables
green electricity, green power | Ökostrom, Grünstrom | électricité verte | electricidad verde
power purchase agreement, PPA | Stromabnahmevertrag, Stromliefervertrag, PPA | contrat d’achat d’électricité, PPA | contrato de compraventa de energía, PPA
offtake agreement, offtake | Abnahmevertrag, Abnahmevereinbarung | contrat d’enlèvement, accord d’achat | contrato de compra a largo plazo, acuerdo de suministro
feed-in tariff | Einspeisevergütung | tarif d’achat, obligation d’achat | tarifa regulada, prima a las renovables
electricity tariff, dynamic tariff | Stromtarif, dynamischer Tarif | tarif dynamique, tarif d’électricité | tarifa eléctrica, tarifa dinámica
electricity price, power price | Strompreis | prix de l’électricité | precio de la luz, precio de la electricidad
energy prices, energy costs | Energiepreise, Energiekosten | prix de l’énergie, coûts énergétiques | precio de la energía, costes energéticos
energy bill, electricity bill | Stromrechnung, Energierechnung | facture d’énergie, facture d’électricité | factura de la luz, factura energética
energy consumption, electricity consumption | Energieverbrauch, Stromverbrauch | consommation d’énergie, consommation électrique | consumo de energía, consumo eléctrico
energy saving, save energy | Energieeinsparung, Energie sparen, Stromsparen | économies d’énergie, sobriété énergétique | ahorro energético, ahorro de energía
energy management | Energiemanagement | gestion de l’énergie, management de l’énergie | gestión energética
energy audit | Energieaudit | audit énergétique | auditoría energética
energy advice, energy consultant | Energieberatung, Energieberater | conseil en énergie, conseiller énergie | asesoramiento energético, consultor energético
energy performance certificate, EPC | Energieausweis | diagnostic de performance énergétique, DPE | certificado energético
energy supplier, energy utility | Energieversorger, Stromanbieter | fournisseur d’énergie, énergéticien | comercializadora, suministrador de energía
municipal utility, municipal utilities | Stadtwerke, Stadtwerk | régie municipale, entreprise locale d’énergie | empresa municipal de servicios
metering, sub-metering | Messwesen, Zählerwesen | comptage, sous-comptage | medición de consumos, submedición
tenant electricity | Mieterstrom | autoconsommation collective | autoconsumo compartido, autoconsumo colectivo
rural electrification, off-grid | ländliche Elektrifizierung, netzfern | électrification rurale, hors réseau | electrificación rural, sin conexión a la red
electrification, electrify | Elektrifizierung | électrification, électrifier | electrificación, electrificar
green hydrogen | grüner Wasserstoff | hydrogène vert | hidrógeno verde
ammonia | Ammoniak | ammoniac | amoniaco
methanol | Methanol | méthanol | metanol
biomethane, renewable gas | Biomethan | biométhane, méthanisation | biometano
anaerobic digestion, biogas plant, digester | Biogasanlage, Vergärung | méthaniseur, digestion anaérobie | planta de biogás, digestión anaerobia, biodigestor
pyrolysis | Pyrolyse | pyrolyse | pirólisis
wood pellets, wood chips | Pellets, Holzpellets, Hackschnitzel | granulés de bois, plaquettes de bois | pellets, astillas de madera
cogeneration, combined heat and power, CHP | Kraft-Wärme-Kopplung, Blockheizkraftwerk, BHKW | cogénération | cogeneración
gas boiler, gas heating | Gasheizung, Gastherme | chaudière à gaz, chauffage au gaz | caldera de gas
oil heating, heating oil | Ölheizung, Heizöl | chaudière au fioul, fioul | caldera de gasóleo, gasóleo de calefacción
crude oil, petroleum, oil and gas | Erdöl, Mineralöl | pétrole | petróleo
fuel | Kraftstoff, Treibstoff, Brennstoff | carburant | carburante
pipeline | Pipeline, Gasleitung | gazoduc, oléoduc, pipeline | gasoducto, oleoducto
nuclear reactor, small modular reactor, SMR | Kernreaktor, Atomreaktor | réacteur nucléaire, petit réacteur modulaire | reactor nuclear, reactor modular
heat network | Wärmenetz | réseau de chauffage, réseau thermique | red de calefacción, red térmica
heat planning, municipal heat planning | Wärmeplanung, kommunale Wärmeplanung | planification de la chaleur, schéma directeur chaleur | planificación del calor
process heat, industrial heat | Prozesswärme, Industriewärme | chaleur industrielle, chaleur de procédé | calor industrial, calor de proceso
high-temperature heat pump, industrial heat pump | Hochtemperaturwärmepumpe, Industriewärmepumpe | pompe à chaleur industrielle, pompe à chaleur haute température | bomba de calor industrial
steam | Dampf, Prozessdampf | vapeur | vapor
heat recovery | Wärmerückgewinnung | récupération de chaleur | recuperación de calor
heat exchanger | Wärmetauscher, Wärmeübertrager | échangeur de chaleur, échangeur thermique | intercambiador de calor
radiator | Heizkörper | radiateur | radiador
thermostat, radiator valve | Thermostat, Thermostatventil | vanne thermostatique, thermostat | válvula termostática, termostato
hydronic balancing | hydraulischer Abgleich | équilibrage hydraulique | equilibrado hidráulico
hot water | Warmwasser, Heißwasser | eau chaude sanitaire, eau chaude | agua caliente sanitaria, agua caliente
heating installer, heating engineer | Heizungsbauer, Heizungsinstallateur | chauffagiste | instalador de calefacción
air conditioning | Klimaanlage, Klimatisierung | climatiseur, air conditionné | aire acondicionado
refrigeration, cold store | Kältetechnik, Kühlhaus, Kühllager | froid industriel, chambre froide, entrepôt frigorifique | frío industrial, cámara frigorífica
refrigerator, fridge, freezer | Kühlschrank, Gefriertruhe | réfrigérateur, congélateur | frigorífico, nevera, congelador
compressor, compressed air | Kompressor, Verdichter, Druckluft | compresseur, air comprimé | compresor, aire comprimido
furnace, kiln | Industrieofen, Brennofen, Öfen | four industriel | horno industrial, hornos
blast furnace | Hochofen | haut fourneau | alto horno
`
