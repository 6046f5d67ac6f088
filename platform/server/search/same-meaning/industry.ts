export const industry = `
circular economy, circularity | Kreislaufwirtschaft | économie circulaire | economía circular
recycling | Recycling | recyclage | reciclaje
waste, refuse | Abfall, Müll | déchets | residuos
plastic | Plastik, Kunststoff | plastique | plástico
packaging | Verpackung | emballage | envase, embalaje
reusable packaging | Mehrweg | emballage réutilisable, réemploi | envases reutilizables
cement | Zement | ciment | cemento
concrete | Beton | béton | hormigón
steel | Stahl | acier | acero
timber | Holz, Bauholz | bois | madera
textiles | Textilien | textiles | textiles
critical raw materials | kritische Rohstoffe | matières premières critiques | materias primas críticas
supply chain | Lieferkette | chaîne d’approvisionnement, chaîne logistique | cadena de suministro
life cycle assessment, lifecycle assessment, LCA | Ökobilanz, Lebenszyklusanalyse | analyse du cycle de vie, ACV | análisis de ciclo de vida, ACV
digital product passport | digitaler Produktpass | passeport numérique de produit | pasaporte digital de producto
second life | zweites Leben | seconde vie | segunda vida
glass | Glas | verre | vidrio
paper | Papier | papier | papel
aluminium, aluminum | Aluminium | aluminium | aluminio
copper | Kupfer | cuivre | cobre
metal | Metall | métal | metal
rare earths | seltene Erden | terres rares | tierras raras
raw materials | Rohstoffe | matières premières | materias primas
mining | Bergbau | exploitation minière | minería
leather | Leder | cuir | cuero
clothing, clothes | Kleidung, Bekleidung | vêtements | ropa
fashion | Mode | mode | moda
furniture | Möbel | meubles, mobilier | muebles
brick | Ziegel | brique | ladrillo
coating | Beschichtung | revêtement | recubrimiento
chemicals | Chemikalien | produits chimiques | productos químicos
factory | Fabrik | usine | fábrica
manufacturing | Fertigung | fabrication | fabricación
machinery | Maschinen, Maschinenbau | machines | maquinaria
repair | Reparatur | réparation | reparación
refurbished | generalüberholt | reconditionné | reacondicionado
reuse | Wiederverwendung | réutilisation | reutilización
deposit scheme, deposit return | Pfand, Pfandsystem | consigne | sistema de depósito
electronic waste, e-waste | Elektroschrott | déchets électroniques | residuos electrónicos
logistics | Logistik | logistique | logística
delivery | Lieferung, Zustellung | livraison | entrega, reparto
warehouse | Lagerhaus, Lagerhalle | entrepôt | almacén
waste management, waste disposal | Abfallwirtschaft, Entsorgung, Müllentsorgung | gestion des déchets, élimination des déchets | gestión de residuos, eliminación de residuos
residues, waste materials | Abfälle, Abfallstoffe | résidus, rebuts | desechos, basura
waste collection, refuse collection | Müllabfuhr, Abfallsammlung | collecte des déchets, ramassage des ordures | recogida de residuos, recogida de basuras
waste sorting, sorting plant | Sortieranlage, Abfallsortierung, Mülltrennung | tri des déchets, centre de tri | clasificación de residuos, planta de clasificación
sorting machine, infrared sorter, optical sorting | Sortiermaschine, optische Sortierung, Nahinfrarot | machine de tri, tri optique, infrarouge | máquina clasificadora, clasificación óptica, infrarrojo
conveyor belt, conveyor | Förderband, Förderbänder, Fließband | convoyeur, tapis roulant | cinta transportadora
landfill | Deponie, Mülldeponie | décharge, enfouissement | vertedero
waste incineration, energy from waste | Müllverbrennung, Müllverbrennungsanlage, Abfallverbrennung | incinération des déchets, incinérateur | incineración de residuos, incineradora
hazardous waste | Sondermüll, Sonderabfall, Gefahrstoffe | déchets dangereux | residuos peligrosos
organic waste, biowaste, food scraps | Bioabfall, Bioabfälle, Biomüll | biodéchets, déchets organiques | biorresiduos, residuos orgánicos
plastic waste, plastic pollution | Plastikmüll, Plastikverschmutzung, Kunststoffabfälle | déchets plastiques, pollution plastique | residuos plásticos, contaminación por plásticos
textile waste, used clothing | Alttextilien, Altkleider, Textilabfälle | déchets textiles, vêtements usagés | residuos textiles, ropa usada
construction waste, demolition waste, rubble | Bauschutt, Bauabfall, Bauabfälle | déchets de chantier, gravats, déchets du bâtiment | escombros, residuos de construcción
demolition, deconstruction, dismantling | Abriss, Rückbau, Abbruch, Demontage | démolition, déconstruction, démantèlement | demolición, desmontaje, derribo
scrap, scrap metal | Schrott, Altmetall, Stahlschrott | ferraille, mitraille | chatarra
recycled material, recyclate, secondary raw materials | Rezyklat, Recyclingmaterial, Sekundärrohstoffe | matières recyclées, matières premières secondaires | material reciclado, materias primas secundarias
recycling plant, recycler | Recyclinganlage, Recyclingunternehmen | usine de recyclage, recycleur | planta de reciclaje, recicladora
recycling centre, recycling yard | Wertstoffhof, Recyclinghof | déchetterie | punto limpio
recyclable, recyclability | recyclingfähig, Recyclingfähigkeit, recycelbar | recyclable, recyclabilité | reciclable, reciclabilidad
recycled, recycle | recycelt, recyceln | recyclé, recycler | reciclado, reciclar
battery recycling, used batteries | Batterierecycling, Altbatterien | recyclage des batteries, batteries usagées | reciclaje de baterías, baterías usadas
plastics recycling | Kunststoffrecycling, Plastikrecycling | recyclage du plastique | reciclaje de plástico
urban mining, material recovery | Urban Mining, Rückgewinnung, Wertstoffe | mine urbaine, récupération de matières, valorisation des déchets | minería urbana, recuperación de materiales, valorización de residuos
upcycling, upcycled | Upcycling | surcyclage, upcycling | suprarreciclaje, upcycling
zero waste, waste prevention | Zero Waste, Abfallvermeidung, Müllvermeidung | zéro déchet, prévention des déchets | residuo cero, prevención de residuos
reusable cup, reusable container, reusable bottle | Mehrwegbecher, Mehrwegbehälter, Mehrwegflasche | gobelet réutilisable, contenant réutilisable | vaso reutilizable, recipiente reutilizable
single-use, disposable | Einweg, Einwegverpackung | usage unique, jetable | un solo uso, desechable
bottles, jars | Flaschen, Einmachglas, Einmachgläser | bouteilles, bocaux | botellas, tarros
containers, crates | Behälter, Container | conteneurs | contenedores
cardboard, carton, corrugated board | Karton, Pappe, Wellpappe | carton | cartón
shipping packaging, parcel packaging | Versandverpackung | emballage d’expédition, colis réutilisable | embalaje de envío
take-back, take-back scheme | Rücknahme, Rücknahmesystem | reprise de produits, système de reprise | recogida de productos usados, sistema de devolución
returned goods, product returns | Retouren, Rücksendung | retours de marchandises, retours clients | devoluciones
reverse logistics | Rückführungslogistik, Retourenlogistik | logistique inverse | logística inversa
extended producer responsibility, EPR | erweiterte Herstellerverantwortung, Herstellerverantwortung | responsabilité élargie du producteur, REP, éco-organisme | responsabilidad ampliada del productor
ecodesign, design for recycling | Ökodesign, Ecodesign | écoconception, éco-conception | ecodiseño
second-hand, used goods, pre-owned | Secondhand, Gebrauchtware | seconde main, produits d’occasion | segunda mano, artículos usados
resale, recommerce | Wiederverkauf, Recommerce | revente | reventa, recommerce
rental, leasing | Vermietung, Verleih, Leasing | mise en location, leasing | alquiler, arrendamiento
product-as-a-service, pay per use | Product-as-a-Service, Nutzungsmodell | économie de la fonctionnalité, paiement à l’usage | producto como servicio, pago por uso
sharing economy, sharing platform | Sharing Economy, Tauschbörse, Leihen | économie du partage, économie collaborative | economía colaborativa, uso compartido
repair café, right to repair, repairability | Repair-Café, Recht auf Reparatur, Reparierbarkeit | repair café, droit à la réparation, réparabilité | derecho a reparar, reparabilidad
durability, longevity, service life | Langlebigkeit, Lebensdauer | longévité des produits, durée de vie | durabilidad, vida útil
remanufacturing, refurbishment | Aufarbeitung, Refurbishment, Remanufacturing | reconditionnement, remanufacturing | reacondicionamiento, remanufactura
spare parts | Ersatzteile, Ersatzteil | pièces détachées, pièces de rechange | piezas de repuesto, recambios
materials, materials science | Werkstoff, Material, Materialwissenschaft | matériau, matériaux, science des matériaux | materiales, ciencia de materiales
biomaterials, bio-based, bio-based materials | biobasiert, Biomaterialien, nachwachsende Rohstoffe | biosourcé, matériaux biosourcés, biomatériaux | biobasado, materiales de origen biológico, biomateriales
bioplastic, biopolymer | Bioplastik, Biokunststoff, Biopolymer | bioplastique, biopolymère | bioplástico, biopolímero
biodegradable, compostable | biologisch abbaubar, kompostierbar | biodégradable, compostable | biodegradable, compostable
bioeconomy | Bioökonomie | bioéconomie | bioeconomía
bacteria, microbes, microorganisms | Bakterien, Mikroben, Mikroorganismen | bactéries, microbes, micro-organismes | bacterias, microbios, microorganismos
polymer, polymers | Polymer, Polymere | polymère | polímero
polypropylene, polyethylene | Polypropylen, Polyethylen | polypropylène, polyéthylène | polipropileno, polietileno
polyester, synthetic fibre | Polyester, Kunstfaser, Chemiefaser | polyester, fibre synthétique | poliéster, fibra sintética
granules, plastic granulate | Granulat, Kunststoffgranulat | granulés plastiques, granulat plastique | granza, gránulos
rubber | Gummi, Kautschuk | caoutchouc | caucho
tyres, tires | Reifen, Altreifen | pneus | neumáticos
composite materials | Verbundwerkstoff | matériau composite | material compuesto
carbon fibre | Kohlefaser, Carbonfaser | fibre de carbone | fibra de carbono
fibreglass | Glasfaser | fibre de verre | fibra de vidrio
wood fibre | Holzfaser, Holzfaserplatte | fibre de bois | fibra de madera
cellulose, pulp | Zellulose, Cellulose, Zellstoff | cellulose, pâte à papier | celulosa, pasta de papel
lignin | Lignin | lignine | lignina
paper mill, paper industry | Papierfabrik, Papierindustrie | papeterie, industrie papetière | industria papelera, fábrica de papel
hemp | Hanf | chanvre | cáñamo
flax, linen | Flachs, Leinen | lin | lino
straw | Stroh | paille | paja
cotton | Baumwolle | coton | algodón
wool | Wolle, Schafwolle | laine | lana
yarn, spinning mill, weaving mill | Garn, Spinnerei, Weberei | filature, tissage, fil textile | hilatura, hilo textil, tejeduría
dye, dyeing, textile dyeing | Farbstoff, Färberei, Textilfärbung | colorant, teinture, teinturerie | colorante, teñido, tintorería
pigments, biopigments | Pigmente, Biopigmente | pigments, biopigments | pigmentos, biopigmentos
paint, varnish | Farben, Lackierung, Anstrich | peinture, vernis | pintura, barniz
textile industry, garment industry | Textilindustrie, Bekleidungsindustrie | industrie textile, industrie de l’habillement | industria textil, sector textil
sewing, tailor | Nähen, Näherei, Schneiderei | couture, couturière | costura, costurera
shoes, footwear, sneakers | Schuhe, Schuh, Sneaker | chaussures | calzado, zapatos, zapatillas
vegan leather, leather alternative | Lederalternative, Kunstleder, veganes Leder | cuir végétal, alternative au cuir | cuero vegetal, alternativa al cuero
fast fashion | Fast Fashion | fast fashion, mode éphémère | moda rápida, fast fashion
laundry, washing machine | Wäscherei, Waschmaschine | blanchisserie, lave-linge, machine à laver | lavandería, lavadora
detergent, cleaning products, soap | Waschmittel, Reinigungsmittel, Seife | lessive, produits d’entretien, savon | detergente, productos de limpieza, jabón
cosmetics, personal care | Kosmetik, Körperpflege | cosmétiques, cosmétique | cosméticos, cosmética
household appliances, white goods | Haushaltsgeräte, Elektrogeräte | électroménager, appareils ménagers | electrodomésticos
chemical industry, chemistry | Chemie, Chemieindustrie, chemische Industrie | chimie, industrie chimique | química, industria química
petrochemicals, refinery | Petrochemie, Raffinerie | pétrochimie, raffinerie | petroquímica, refinería
catalyst, catalysis | Katalysator, Katalyse | catalyseur, catalyse | catalizador, catálisis
adhesive, glue | Klebstoff, Kleber | adhésif, colle | adhesivo, pegamento
resin | Harz | résine | resina
nanotechnology, nanomaterials | Nanotechnologie, Nanomaterialien | nanotechnologie, nanomatériaux | nanotecnología, nanomateriales
lithium | Lithium | lithium | litio
cobalt | Kobalt | cobalt | cobalto
nickel | Nickel | nickel | níquel
zinc | Zink | zinc | zinc
iron ore, iron | Eisenerz, Eisen | minerai de fer | mineral de hierro, hierro
alloy | Legierung | alliage | aleación
foundry, casting | Gießerei, Metallguss | fonderie | fundición
sand, gravel | Sand, Kies | sable, gravier | arena, grava
salt | Salz | sel | sal
corrosion, rust | Korrosion, Rost | corrosion, rouille | corrosión, óxido
steel mill, steelworks, green steel | Stahlwerk, grüner Stahl, Stahlindustrie | aciérie, acier vert, sidérurgie | acería, acero verde, siderurgia
cement plant, low-carbon cement, clinker | Zementwerk, Klinker | cimenterie, clinker | cementera, clínker
lime kiln, quicklime | Kalk, Kalkofen | chaux, four à chaux | horno de cal, cal viva
drying, dryer | Trocknung, Trockner, Trocknen | séchage, séchoir | secado, secadora
industry, heavy industry | Industrie, Schwerindustrie | industrie, industrie lourde | industria, industria pesada
industrial processes, process engineering, chemical engineering | Verfahrenstechnik, Industrieprozesse, Chemieingenieurwesen | génie des procédés, procédés industriels, génie chimique | ingeniería de procesos, procesos industriales, ingeniería química
mechanical engineering, mechanical engineer | Maschinenbauer, Maschinenbauingenieur | génie mécanique, construction mécanique | ingeniería mecánica
plant engineering, industrial plant | Anlagenbau, Industrieanlage, Anlagenbauer | ingénierie industrielle, installation industrielle | ingeniería de plantas, planta industrial
production line, production plant | Produktionslinie, Produktionsanlage, Fertigungslinie | ligne de production, chaîne de production | línea de producción, planta de producción
production | Produktion | production | producción
series production, mass production | Serienfertigung, Serienproduktion, Massenproduktion | production en série, production de masse | producción en serie, fabricación en serie
contract manufacturing, contract manufacturer | Auftragsfertigung, Lohnfertigung, Auftragsfertiger | fabrication sous contrat, sous-traitant industriel | fabricación por contrato, fabricante por encargo
demonstration plant, first-of-a-kind, pilot plant | Demonstrationsanlage, Pilotanlage, Demoanlage | usine de démonstration, démonstrateur, installation pilote | planta de demostración, planta piloto
manufacturer, producer | Hersteller, Produzent | fabricant, producteur | fabricante, productor
supplier, suppliers | Lieferant, Lieferanten, Zulieferer | fournisseur, fournisseurs | proveedor, proveedores
prototype, prototyping | Prototyp, Prototypenbau, Prototyping | prototype, prototypage | prototipo, prototipado
product development, engineering design | Produktentwicklung, Konstruktion | développement de produits, bureau d’études | desarrollo de productos, diseño de producto
automation, automated | Automatisierung, automatisiert | automatisation, automatiser | automatización, automatizar
maintenance, servicing | Wartung, Instandhaltung | maintenance, entretien des équipements | mantenimiento
predictive maintenance, condition monitoring | vorausschauende Wartung, Zustandsüberwachung | maintenance prédictive, maintenance prévisionnelle | mantenimiento predictivo
quality control, quality assurance, quality management | Qualitätssicherung, Qualitätskontrolle, Qualitätsmanagement | contrôle qualité, assurance qualité, management de la qualité | control de calidad, garantía de calidad, gestión de la calidad
CE marking, product safety | CE-Kennzeichnung, Produktsicherheit | marquage CE, sécurité des produits | marcado CE, seguridad de los productos
permitting, permit, planning permission | Genehmigung, Genehmigungsverfahren, Baugenehmigung | autorisation environnementale, permis de construire | tramitación de permisos, permiso de obra, licencia de obra
electric motor, drive technology, engine | Elektromotor, Antrieb, Antriebstechnik | moteur électrique, motorisation | motor eléctrico, accionamiento
pump, pumps | Pumpe, Pumpen | pompe | bombas, bomba hidráulica
valves, pipe fittings | Ventil, Ventile, Armaturen | vannes, robinetterie | válvula, válvulas, grifería
injection moulding | Spritzguss | injection plastique, moulage par injection | moldeo por inyección, inyección de plástico
machine tools, milling, CNC | Werkzeugmaschine, Fräsen, CNC | machine-outil, usinage, CNC | máquina herramienta, mecanizado, CNC
laser, photonics, optics | Laser, Photonik, Optik | laser, photonique, optique | láser, fotónica
technician, installer, tradespeople | Techniker, Monteur, Installateur, Handwerker | technicien, installateur, artisans | técnico, instalador, oficios
skilled labour shortage, skills shortage | Fachkräftemangel, Fachkräfte | pénurie de main-d’œuvre | falta de mano de obra
green skills, green jobs | grüne Berufe, grüne Kompetenzen | métiers verts, compétences vertes | empleos verdes, competencias verdes
fire protection, fire safety, fire test | Brandschutz, Brandprüfung | protection incendie, sécurité incendie | protección contra incendios, seguridad contra incendios
soundproofing, noise protection | Schallschutz, Lärmschutz | isolation phonique, protection contre le bruit | insonorización, aislamiento acústico
`
