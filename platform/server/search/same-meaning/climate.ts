export const climate = `
climate | Klima | climat | clima
climate change | Klimawandel | changement climatique, dérèglement climatique | cambio climático
climate adaptation | Klimaanpassung | adaptation au changement climatique | adaptación al cambio climático
greenhouse gases, GHG | Treibhausgase, THG | gaz à effet de serre, GES | gases de efecto invernadero, GEI
emissions | Emissionen | émissions | emisiones
carbon footprint | CO2-Fußabdruck, CO2-Bilanz | empreinte carbone, bilan carbone | huella de carbono
carbon removal, carbon dioxide removal, CDR | CO2-Entnahme, Kohlenstoffentnahme | élimination du carbone | eliminación de carbono
carbon capture, CCS | CO2-Abscheidung, CCS | captage du carbone, CCS | captura de carbono, CCS
carbon credits | CO2-Zertifikate, Klimazertifikate | crédits carbone | créditos de carbono
decarbonisation | Dekarbonisierung | décarbonation | descarbonización
drought | Dürre | sécheresse | sequía
flood | Hochwasser, Überschwemmung | inondation | inundación
wildfire | Waldbrand | feu de forêt | incendio forestal
biodiversity | Biodiversität, Artenvielfalt | biodiversité | biodiversidad
net zero, climate neutral, carbon neutral | klimaneutral, Klimaneutralität, CO2-neutral | neutralité carbone, neutre en carbone | neutralidad climática, neutro en carbono
carbon | Kohlenstoff | carbone | carbono
carbon dioxide, CO2 | Kohlendioxid, Kohlenstoffdioxid, CO2 | dioxyde de carbone, CO2 | dióxido de carbono, CO2
soil carbon | Bodenkohlenstoff | carbone du sol, carbone des sols | carbono del suelo
methane | Methan | méthane | metano
climate risk | Klimarisiko, Klimarisiken | risque climatique | riesgo climático
climate action, climate protection | Klimaschutz | action climatique, protection du climat | acción climática, protección del clima
heatwave | Hitzewelle, Hitze | canicule | ola de calor
emissions trading, ETS | Emissionshandel | marché du carbone | comercio de emisiones
carbon offset, offsetting | CO2-Kompensation | compensation carbone | compensación de carbono
reforestation | Aufforstung | reboisement, reforestation | reforestación
peatland, peat | Moor, Torf | tourbière, tourbe | turbera, turba
wetlands | Feuchtgebiete | zones humides | humedales
nature | Natur | nature | naturaleza
nature conservation | Naturschutz | protection de la nature | conservación de la naturaleza
ecosystem | Ökosystem | écosystème | ecosistema
pollution | Verschmutzung, Umweltverschmutzung | pollution | contaminación
air quality, air pollution | Luftqualität, Luftverschmutzung | qualité de l’air, pollution de l’air | calidad del aire, contaminación del aire
noise | Lärm | bruit | ruido
environment | Umwelt | environnement | medio ambiente
microplastics | Mikroplastik | microplastiques | microplásticos
ocean, sea | Ozean, Meer | océan, mer | océano, mar
global warming | Erderwärmung, globale Erwärmung | réchauffement climatique | calentamiento global
climate crisis, climate emergency | Klimakrise | crise climatique, urgence climatique | crisis climática, emergencia climática
climate target, climate goals, science-based targets | Klimaziel, Klimaziele | objectif climatique, objectifs climat | objetivo climático, objetivos climáticos
climate tech, cleantech, greentech | Klimatechnologie, Klimatech, Umwelttechnik, Cleantech | technologies climatiques, technologies propres, greentech | tecnología climática, tecnologías limpias
climate resilience, resilience | Resilienz, Klimaresilienz | résilience | resiliencia
carbon price, carbon tax, carbon pricing | CO2-Preis, CO2-Steuer, CO2-Bepreisung | prix du carbone, taxe carbone | precio del carbono, impuesto al carbono
carbon accounting, GHG inventory | Treibhausgasbilanz, Klimabilanz, CO2-Bilanzierung | comptabilité carbone, bilan GES | contabilidad de carbono, inventario de emisiones
carbon border adjustment, carbon border tax, CBAM | CO2-Grenzausgleich, Grenzausgleich, CBAM | ajustement carbone aux frontières, taxe carbone aux frontières, MACF | ajuste en frontera por carbono, CBAM
avoided emissions, emission reduction | vermiedene Emissionen, Emissionsminderung, CO2-Einsparung | émissions évitées, réduction des émissions | emisiones evitadas, reducción de emisiones
scope 3, scope 3 emissions | Scope 3, Scope-3-Emissionen | scope 3, émissions indirectes | alcance 3, emisiones indirectas
low-carbon | CO2-arm, emissionsarm, kohlenstoffarm | bas carbone | bajo en carbono, bajas emisiones
direct air capture, DAC | CO2-Luftabscheidung, Direct Air Capture | captage direct dans l’air | captura directa de aire
carbon storage, geological storage | CO2-Speicherung, CO2-Lagerung | stockage du carbone, stockage géologique | almacenamiento de carbono, almacenamiento geológico
carbon sequestration, carbon sink | Kohlenstoffbindung, Kohlenstoffsenke, CO2-Senke | séquestration du carbone, puits de carbone | secuestro de carbono, sumidero de carbono
carbon farming | Humusaufbau, Carbon Farming | agriculture bas carbone, agriculture carbone | agricultura de carbono
biochar | Pflanzenkohle, Biokohle | biochar, charbon végétal | biocarbón, biochar
enhanced weathering, rock dust | beschleunigte Verwitterung, Gesteinsmehl | altération accélérée, poudre de roche | meteorización acelerada, polvo de roca
mineralisation, carbonation | Mineralisierung, Karbonatisierung | minéralisation, carbonatation | mineralización, carbonatación
carbon monoxide | Kohlenmonoxid | monoxyde de carbone | monóxido de carbono
carbon market, voluntary carbon market | freiwilliger Kohlenstoffmarkt, CO2-Markt | marché volontaire du carbone | mercado de carbono, mercado voluntario de carbono
extreme weather, storms | Extremwetter, Unwetter, Sturm | événements météorologiques extrêmes, tempête | fenómenos meteorológicos extremos, tormenta
weather forecast, weather data | Wettervorhersage, Wetterdaten, Wetter | prévisions météo, météo, données météorologiques | previsión meteorológica, meteorología, datos meteorológicos
rainfall, precipitation, heavy rain | Niederschlag, Starkregen, Regen | précipitations, pluie, pluies torrentielles | precipitaciones, lluvia, lluvias torrenciales
flood protection | Hochwasserschutz | protection contre les inondations | protección contra inundaciones
sea level rise | Meeresspiegelanstieg, Meeresspiegel | montée des eaux, élévation du niveau de la mer | subida del nivel del mar
coastal erosion, coastal protection | Küstenerosion, Küstenschutz | érosion côtière, protection du littoral | erosión costera, protección costera
coast, coastline | Küste | littoral, côte | costa, litoral
erosion, soil erosion | Bodenerosion, Erosion | érosion des sols, érosion | erosión del suelo, erosión
frost, late frost | Frost, Spätfrost | gel tardif, gelée tardive | helada, helada tardía
crop insurance, drought insurance | Ernteversicherung, Dürreversicherung | assurance récolte, assurance sécheresse | seguro agrario, seguro de cosecha
parametric insurance | parametrische Versicherung, Indexversicherung | assurance paramétrique, assurance indicielle | seguro paramétrico
urban heat island | Hitzeinsel, Wärmeinsel | îlot de chaleur | isla de calor
nature-based solutions | naturbasierte Lösungen | solutions fondées sur la nature | soluciones basadas en la naturaleza
environmental protection | Umweltschutz | protection de l’environnement | protección del medio ambiente
environmental monitoring | Umweltmonitoring, Umweltüberwachung | surveillance environnementale | monitorización ambiental, vigilancia ambiental
environmental impact assessment, EIA | Umweltverträglichkeitsprüfung, UVP | étude d’impact environnemental | evaluación de impacto ambiental
fine dust, particulate matter | Feinstaub | particules fines | partículas finas
exhaust gas, flue gas, waste gas | Abgas, Rauchgas | gaz d’échappement, fumées industrielles | gases de escape, gases de combustión
forests, woodland | Wälder, Forst | forêts, massif forestier | bosques, masa forestal
trees, tree planting | Baum, Bäume, Baumpflanzung | arbres, plantation d’arbres | árboles, plantación de árboles
agroforestry | Agroforst, Agroforstwirtschaft | agroforesterie | agroforestería, agrosilvicultura
restoration, ecosystem restoration, rewilding | Renaturierung, Wiederherstellung der Natur | restauration des écosystèmes, renaturation, réensauvagement | restauración de ecosistemas, renaturalización
rewetting, paludiculture | Wiedervernässung, Paludikultur | réhumidification, paludiculture | rehumectación, paludicultura
species protection, endangered species | Artenschutz, bedrohte Arten | protection des espèces, espèces menacées | protección de especies, especies amenazadas
animal welfare | Tierwohl, Tierschutz | bien-être animal | bienestar animal
protected area, national park, nature reserve | Naturschutzgebiet, Nationalpark | aire protégée, réserve naturelle, parc national | área protegida, reserva natural, parque nacional
marine conservation, ocean protection | Meeresschutz | protection des océans, préservation marine | conservación marina, protección de los océanos
blue economy, maritime economy | blaue Wirtschaft, maritime Wirtschaft | économie bleue, économie maritime | economía azul
seagrass | Seegras, Seegraswiese | posidonie, herbier marin, herbiers marins | posidonia, pradera marina
marine litter, ocean plastic | Meeresmüll, Plastik im Meer | déchets marins, plastique en mer | basura marina, plástico en el mar
microalgae, spirulina | Mikroalgen, Spirulina | microalgues, spiruline | microalgas, espirulina
`
