export const land = `
agriculture, farming | Landwirtschaft | agriculture | agricultura
farmers | Landwirte, Bauern | agriculteurs | agricultores
food waste | Lebensmittelverschwendung | gaspillage alimentaire | desperdicio alimentario
fertiliser | Dünger | engrais | fertilizante
pesticide | Pestizid, Pflanzenschutzmittel | pesticide | pesticida, plaguicida
forest | Wald | forêt | bosque
forestry | Forstwirtschaft | sylviculture | silvicultura
algae, seaweed, kelp | Algen, Seetang | algues | algas
aquaculture, fish farming | Aquakultur | aquaculture, pisciculture | acuicultura
water | Wasser | eau | agua
food | Lebensmittel | alimentation, aliments | alimentos
soil | Boden | sol | suelo
wastewater | Abwasser | eaux usées | aguas residuales
drinking water | Trinkwasser | eau potable | agua potable
water leaks | Wasserlecks, Leckagen | fuites d’eau | fugas de agua
irrigation | Bewässerung | irrigation | riego, irrigación
plant-based | pflanzlich | végétal | vegetal
fermentation | Fermentation | fermentation | fermentación
meat | Fleisch | viande | carne
milk, dairy | Milch | lait, produits laitiers | leche, lácteos
protein | Protein, Eiweiß | protéine | proteína
insects | Insekten | insectes | insectos
bees, pollinators | Bienen, Bestäuber | abeilles, pollinisateurs | abejas, polinizadores
fish | Fisch | poisson | pescado
fishing, fisheries | Fischerei | pêche | pesca
grain, cereals | Getreide | céréales | cereales
wheat | Weizen | blé | trigo
rice | Reis | riz | arroz
seeds | Saatgut | semences | semillas
harvest, crops | Ernte | récolte | cosecha
fruit | Obst | fruits | fruta
vegetables | Gemüse | légumes | verduras, hortalizas
wine | Wein | vin | vino
vineyard | Weinberg, Weinbau | vignoble, viticulture | viñedo, viticultura
coffee | Kaffee | café | café
livestock, cattle | Vieh, Rinder | bétail, élevage | ganado, ganadería
compost | Kompost | compost | compost
organic farming | Biolandwirtschaft, ökologischer Landbau, Ökolandbau | agriculture biologique | agricultura ecológica
precision farming, precision agriculture | Präzisionslandwirtschaft | agriculture de précision | agricultura de precisión
regenerative agriculture, regenerative farming | regenerative Landwirtschaft | agriculture régénératrice | agricultura regenerativa
vertical farming | vertikale Landwirtschaft | agriculture verticale, ferme verticale | agricultura vertical
greenhouse | Gewächshaus | serre | invernadero
farm | Bauernhof | ferme | granja
desalination | Entsalzung, Meerwasserentsalzung | dessalement | desalinización
groundwater | Grundwasser | eaux souterraines, nappe phréatique | aguas subterráneas
rainwater | Regenwasser | eau de pluie, eaux pluviales | agua de lluvia
water scarcity, water shortage | Wasserknappheit | pénurie d’eau | escasez de agua
soils, farmland, arable land | Ackerland, Acker, Ackerboden | sols, terres agricoles, terres arables | suelos, tierras agrícolas, tierras de cultivo
soil moisture | Bodenfeuchte, Bodenfeuchtigkeit | humidité du sol, humidité des sols | humedad del suelo
soil sample, soil analysis | Bodenprobe, Bodenanalyse | échantillon de sol, analyse de sol | muestra de suelo, análisis de suelo
soil health, soil fertility, humus | Bodengesundheit, Bodenfruchtbarkeit, Humus | santé des sols, fertilité des sols, humus | salud del suelo, fertilidad del suelo
crop protection, biological crop protection | Pflanzenschutz, biologischer Pflanzenschutz | protection des cultures, biocontrôle | protección de cultivos, control biológico
weeds, weeding | Unkraut, Unkrautbekämpfung | mauvaises herbes, désherbage | malas hierbas, escarda
herbicide | Herbizid | herbicide | herbicida
plant disease, fungal disease, mildew | Pflanzenkrankheit, Mehltau | maladie des plantes, mildiou | enfermedad de las plantas, mildiu
fungicide | Fungizid | fongicide | fungicida
pests, pest control | Schädlinge, Schädlingsbekämpfung | ravageurs, lutte contre les nuisibles | plagas, control de plagas
crop yield | Ernteertrag, Ernteerträge | rendement agricole, rendements agricoles | rendimiento de los cultivos
nutrients | Nährstoffe | nutriments | nutrientes
nitrogen, nitrate | Stickstoff, Nitrat | azote, nitrates | nitrógeno, nitratos
phosphorus, phosphate | Phosphor, Phosphat | phosphore, phosphate | fósforo, fosfato
manure, slurry | Gülle, Stallmist | lisier, fumier | purín, estiércol
tractor, agricultural machinery | Traktor, Landmaschinen | tracteur, machines agricoles | tractor, maquinaria agrícola
farm robot, field robot | Feldroboter, Agrarroboter | robot agricole | robot agrícola
machinery ring, machine sharing | Maschinenring | cercle d’échange de machines, CUMA | uso compartido de maquinaria
agritech, agtech, smart farming | Agrartechnik, Agritech, Smart Farming | agritech, agriculture numérique | agrotecnología, agricultura inteligente
agronomist, agronomy | Agronom, Agronomie, Agrarwissenschaft | agronome, agronomie | agrónomo, agronomía
agricultural holding, farm business | landwirtschaftlicher Betrieb, Agrarbetrieb | exploitation agricole, exploitant agricole | explotación agrícola, explotación agraria
growers, horticulture, market gardening | Gartenbau, Gärtnerei, Gemüsebau | horticulture, maraîchage, maraîchers | horticultura, horticultores
permaculture, agroecology | Permakultur, Agrarökologie | permaculture, agroécologie | permacultura, agroecología
crop rotation, cover crops, catch crops | Fruchtfolge, Zwischenfrucht, Zwischenfrüchte | rotation des cultures, couverts végétaux | rotación de cultivos, cultivos de cobertura
grassland, pasture, grazing | Grünland, Weideland, Beweidung | prairie, pâturage | pastizal, pastoreo
orchard, apples, fruit growing | Obstbau, Obstgarten, Apfel, Obstanbau | verger, pommes, arboriculture | fruticultura, manzanas, árboles frutales
olives, olive oil | Oliven, Olivenöl | olives, huile d’olive, oliviers | aceitunas, aceite de oliva, olivar
grapes | Trauben | raisin | uvas
winemaker, winery | Winzer, Weingut | vigneron | viticultor, bodega
potatoes | Kartoffeln | pommes de terre | patatas
maize, sweetcorn | Mais | culture du maïs, maïs grain | maíz
soy, soya | Soja | soja | soja
legumes, pulses, beans, peas | Hülsenfrüchte, Leguminosen, Bohnen, Erbsen | légumineuses, haricots, petits pois | legumbres, leguminosas, guisantes
palm oil | Palmöl | huile de palme | aceite de palma
mushrooms, fungi | Pilze | champignons | setas, hongos
hydroponics, aquaponics, indoor farming | Hydroponik, Aquaponik, Indoor-Farming | hydroponie, aquaponie, culture hors-sol | hidroponía, acuaponía, cultivo interior
urban farming, urban gardening | Urban Gardening, Stadtgarten, urbane Landwirtschaft | agriculture urbaine, jardin urbain, potager | agricultura urbana, huerto urbano
community-supported agriculture, CSA | solidarische Landwirtschaft, Solawi | agriculture soutenue par la communauté, AMAP | agricultura sostenida por la comunidad
sustainable agriculture, sustainable farming | nachhaltige Landwirtschaft | agriculture durable | agricultura sostenible
cows, dairy farm | Kühe, Milchvieh, Milchbetrieb | vaches, vaches laitières, élevage laitier | vacas, vacas lecheras, explotación lechera
poultry, chicken | Geflügel, Huhn, Hühner, Hähnchen | volaille, poulet | aves de corral, pollo
eggs | Hühnerei, Eier | œufs, œuf | huevos
animal feed, feed additive | Futtermittel, Tierfutter, Futterzusatz | alimentation animale, additif alimentaire pour animaux | pienso, alimentación animal
alternative proteins, protein alternatives | alternative Proteine, Eiweißalternativen | protéines alternatives | proteínas alternativas
meat substitute, meat alternative, plant-based meat | Fleischersatz, Fleischalternative | substitut de viande, alternative à la viande, viande végétale | sustituto de la carne, carne vegetal
cultivated meat, cultured meat, lab-grown meat | Laborfleisch, kultiviertes Fleisch, Zuchtfleisch | viande cultivée, viande de culture | carne cultivada, carne de laboratorio
milk alternative, oat drink, plant milk | Milchersatz, Milchalternative, Hafermilch | lait végétal, boisson végétale | leche vegetal, bebida vegetal
cheese | Käse | fromage | queso
precision fermentation | Präzisionsfermentation | fermentation de précision | fermentación de precisión
bioreactor, fermenter | Bioreaktor, Fermenter | bioréacteur, fermenteur | biorreactor, fermentador
mycelium, mycoprotein, fungal protein | Myzel, Mycel, Mykoprotein, Pilzprotein | mycélium, mycoprotéine | micelio, micoproteína
yeast | Hefe | levure | levadura
brewers’ grain, spent grain | Biertreber, Treber | drêche, drêches | bagazo de cerveza
brewery, beer | Brauerei, Bier | brasserie, bière | fábrica de cerveza, cerveza
bakery, bread | Bäckerei, Brot | boulangerie | panadería
novel food | neuartige Lebensmittel, Novel Food | nouveaux aliments, novel food | nuevos alimentos, novel food
vegan, vegetarian | vegan, vegetarisch | végane, végétarien | vegano, vegetariano
food safety, food hygiene | Lebensmittelsicherheit, Lebensmittelhygiene | sécurité alimentaire, sécurité sanitaire des aliments | seguridad alimentaria, higiene alimentaria
food industry, food processing | Lebensmittelindustrie, Lebensmittelverarbeitung | industrie agroalimentaire, agroalimentaire | industria alimentaria, agroalimentario
food tech, foodtech | Lebensmitteltechnologie, Foodtech | foodtech, technologie alimentaire | tecnología alimentaria, foodtech
food service, catering | Gastronomie, Außer-Haus-Verpflegung, Catering | restauration collective, traiteur | hostelería, restauración colectiva, catering
canteen, cafeteria, school meals | Kantine, Mensa, Schulverpflegung | cantine, restaurant d’entreprise | comedor escolar, comedor de empresa, cantina
cook, chef | Koch, Köche | cuisinier | cocinero
supermarket, grocery, food retail | Supermarkt, Supermärkte, Lebensmittelhandel | supermarché, grande distribution, épicerie | supermercado, comestibles, distribución alimentaria
ingredients, food ingredients, food additive | Zutaten, Lebensmittelzusatzstoffe | ingrédients, additifs alimentaires | ingredientes, aditivos alimentarios
beverages, soft drinks | Getränke | boissons | bebidas
nutrition, healthy diet | Ernährung, gesunde Ernährung | nutrition, régime alimentaire | nutrición, dieta saludable
shelf life, best before | Haltbarkeit, Mindesthaltbarkeit | durée de conservation, date de péremption | vida útil del alimento, fecha de caducidad
cold chain | Kühlkette | chaîne du froid | cadena de frío
regional food, short supply chains | regionale Lebensmittel, Direktvermarktung | circuits courts, produits locaux | productos de proximidad, circuitos cortos
organic food, organic produce | Biolebensmittel, Bioprodukte | produits bio, aliments biologiques | productos ecológicos, alimentos ecológicos
food residue, by-products, side streams | Nebenprodukte, Reststoffe, Nebenströme | coproduits, sous-produits | subproductos, coproductos
food traceability, traceability | Rückverfolgbarkeit | traçabilité | trazabilidad
water supply, water utility | Wasserversorgung, Wasserversorger, Wasserwerk | approvisionnement en eau, service des eaux | abastecimiento de agua, suministro de agua
water network, water mains, water pipes | Wassernetz, Wasserleitung, Rohrnetz | réseau d’eau, canalisation d’eau, conduite d’eau | red de agua, red de abastecimiento
hydrant | Hydrant | bouche d’incendie, hydrant | hidrante, boca de riego
leak detection | Leckageerkennung, Lecksuche, Leckortung | détection de fuites, recherche de fuites | detección de fugas
pipe burst, leak | Rohrbruch, Rohrbrüche, Leck | rupture de canalisation, fuite | rotura de tuberías, fuga
pipes, piping | Rohre, Rohrleitung | tuyaux, tuyauterie, canalisations | tuberías, cañerías
sewage treatment, wastewater treatment, sewage plant | Kläranlage, Abwasserreinigung, Abwasserbehandlung | station d’épuration, épuration, traitement des eaux usées | depuradora, EDAR, tratamiento de aguas residuales
sewage sludge | Klärschlamm, Klärschlämme | boues d’épuration | lodos de depuradora
sewers, sewerage, drainage | Kanalisation, Entwässerung | égouts, assainissement, drainage | alcantarillado, saneamiento, drenaje
water treatment, water purification | Wasseraufbereitung, Wasserreinigung | traitement de l’eau, purification de l’eau | tratamiento de agua, potabilización
water quality | Wasserqualität | qualité de l’eau | calidad del agua
water consumption, water use, water saving | Wasserverbrauch, Wassersparen | consommation d’eau, économies d’eau | consumo de agua, ahorro de agua
water reuse, greywater | Wasserwiederverwendung, Grauwasser | réutilisation des eaux usées, eaux grises | reutilización de agua, aguas grises, agua regenerada
water meter | Wasserzähler | compteur d’eau | contador de agua
water filter, filtration, membrane | Wasserfilter, Filtration, Membran | filtre à eau, filtration, membrane | filtro de agua, filtración, membrana
water management, water resources | Wasserwirtschaft, Wasserressourcen | gestion de l’eau, ressources en eau | gestión del agua, recursos hídricos
PFAS, forever chemicals | PFAS, Ewigkeitschemikalien | PFAS, polluants éternels | PFAS, contaminantes eternos
soil remediation, contaminated soil | Altlasten, Bodensanierung | sols pollués, dépollution | suelos contaminados, descontaminación
sponge city, stormwater | Schwammstadt, Regenwassermanagement | ville éponge, gestion des eaux pluviales | ciudad esponja, drenaje sostenible
`
