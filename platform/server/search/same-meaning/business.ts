export const business = `
marketing, advertising, adverts | Marketing, Werbung, Anzeigenwerbung | marketing, publicité | marketing, publicidad, mercadotecnia
brand, branding | Markenaufbau, Markenführung, Markenname | image de marque, identité de marque, marques | imagen de marca, marcas
communications, crisis communications, corporate communications | Unternehmenskommunikation, Krisenkommunikation, Kommunikation | communication de crise, communication d’entreprise | comunicación de crisis, comunicación corporativa
social media, influencer | soziale Medien, Social Media, Influencer | réseaux sociaux, influenceur | redes sociales, influencer
content marketing, search engine optimisation, SEO | Suchmaschinenoptimierung, SEO, Content-Marketing | référencement, marketing de contenu, SEO | posicionamiento web, marketing de contenidos, SEO
sales team, salesperson, sales hiring, head of sales | Vertriebsteam, Verkäufer, Vertriebsleiter, Vertriebsmitarbeiter, Vertriebler | équipe commerciale, commerciaux, vendeur, directeur commercial | equipo de ventas, comerciales, vendedor, director comercial
enterprise sales, B2B sales, sales cycle, sales strategy | Vertriebsstrategie, Verkaufszyklus, B2B-Vertrieb, Großkundenvertrieb | vente B2B, cycle de vente, stratégie commerciale | venta B2B, ciclo de venta, estrategia comercial
lead generation, customer acquisition, cold calling, sales leads | Kundengewinnung, Neukunden, Kaltakquise, Neukundengewinnung, Akquise | acquisition de clients, prospection, démarchage | captación de clientes, prospección comercial, clientes potenciales
customer relationship management, CRM | Kundenbeziehungsmanagement, CRM, Kundenpflege | gestion de la relation client, CRM | gestión de clientes, CRM
customer service, customer support, call centre | Kundenservice, Kundendienst, Kundenbetreuung, Callcenter | service client, support client, centre d’appels | atención al cliente, servicio al cliente, centro de llamadas
customer satisfaction, customer loyalty, customer feedback | Kundenzufriedenheit, Kundenbindung, Kundenfeedback | satisfaction client, fidélisation des clients, avis clients | satisfacción del cliente, fidelización de clientes, opiniones de clientes
pilot customer, reference customer, first customers | Pilotkunde, Referenzkunde, Erstkunden | client pilote, client de référence, premiers clients | cliente piloto, cliente de referencia, primeros clientes
pricing, price setting, price model | Preisgestaltung, Preismodell, Preisfindung, Preise | tarification, fixation des prix, politique de prix | fijación de precios, política de precios, modelo de precios
order book, purchase order, incoming orders | Bestellung, Aufträge, Auftragsbestand, Auftragseingang | commandes, carnet de commandes, bon de commande | pedidos, cartera de pedidos, orden de compra
purchasing, procurement, buyers | Einkauf, Beschaffung, Einkäufer | achats, approvisionnement, acheteurs | aprovisionamiento, compras, compradores
outsourcing, make-or-buy | Outsourcing, Auslagerung | sous-traitance, externalisation | externalización, subcontratación
wholesale, distributor, reseller | Großhandel, Vertriebspartner, Großhändler, Wiederverkäufer | grossiste, distributeur, revendeur | mayorista, distribuidor, revendedor
partnership, industrial partnership, cooperation, industry partner | Partnerschaft, Kooperation, Industriepartner, Kooperationspartner | partenariat, partenaire industriel, coopération | colaboración empresarial, alianza, socio industrial, asociación estratégica
internationalisation, expansion abroad, international expansion | Internationalisierung, Auslandsexpansion | internationalisation, expansion internationale | internacionalización, expansión internacional
market entry, go-to-market, market launch, product launch | Markteinführung, Markteintritt, Markterschließung, Produkteinführung | mise sur le marché, lancement de produit, entrée sur le marché, commercialisation | entrada en el mercado, lanzamiento de producto, salida al mercado, comercialización
export, foreign trade, import | Ausfuhr, Außenhandel, Exportgeschäft, Einfuhr | exportation, commerce extérieur, importation | exportación, comercio exterior, importación
product management, product manager | Produktmanagement, Produktmanager | gestion de produit, chef de produit | gestión de producto, jefe de producto
industrial design, product design, designer | Produktdesign, Industriedesign, Gestaltung | design produit, design industriel, concepteur | diseñador
user research, usability, user experience, UX | Benutzerfreundlichkeit, Nutzerforschung, Nutzererfahrung, Usability | recherche utilisateur, expérience utilisateur, ergonomie logicielle | experiencia de usuario, usabilidad, investigación de usuarios
users, end users | Nutzer, Nutzerinnen, Anwender | utilisateurs, utilisatrices | usuarios, usuarias
process optimisation, process improvement | Prozessoptimierung, Prozessverbesserung, schlanke Produktion | optimisation des processus, amélioration continue | optimización de procesos, mejora continua
operations, operations management, COO, chief operating officer | Betriebsleitung, Betriebsabläufe, operatives Geschäft, COO | directeur des opérations, directeur d’exploitation | director de operaciones
managing director, chief executive, CEO | Geschäftsführer, Geschäftsführerin, Geschäftsführung, CEO | directeur général, PDG, dirigeant d’entreprise, gérant | director general, consejero delegado, gerente
management consulting, consultant, consulting, advisory | Unternehmensberatung, Beratung, Berater, Beraterin | cabinet de conseil, consultant, conseil en stratégie | consultoría, consultor, consultora, asesoramiento
strategy, corporate strategy | Unternehmensstrategie, Strategie | stratégie d’entreprise, stratégie | estrategia empresarial, estrategia
innovation, innovation management, open innovation | Innovation, Innovationsmanagement | innovation, innovation ouverte, gestion de l’innovation | innovación, innovación abierta, gestión de la innovación
large companies, corporates, corporation | Konzern, Großunternehmen | grandes entreprises, grands groupes | grandes empresas, corporaciones, multinacional
presentation, pitch, pitching | Präsentation, Vortragstechnik, Pitch | présentation, pitch | presentación, pitch
retail, retailers | Einzelhandel, Einzelhändler, Händler | commerce de détail, détaillants | comercio minorista, minoristas
shops, local shops, brick-and-mortar | Läden, Ladengeschäft, Ladenlokal | magasin, boutique | tienda, comercios
online marketplace, marketplace | Online-Marktplatz, Marktplatz, Marktplätze | place de marché | mercado en línea, marketplace
consumers, consumer behaviour, consumption | Verbraucher, Konsum, Konsumverhalten, Konsumenten | consommateurs, comportement des consommateurs, consommation | consumidores, comportamiento del consumidor, consumo
renting, hire service | Mietmodell | location de matériel, service de location | servicio de alquiler, alquiler de equipos
sustainable fashion, fashion industry | nachhaltige Mode, Modeindustrie, Modebranche | mode durable, industrie de la mode, mode éthique | moda sostenible, industria de la moda
tailoring | Schneider | tailleur | sastrería, modista
weaving, knitting | Stricken, Weben | tricot | hilo, tejido de punto
hotel, accommodation, overnight stay | Hotel, Unterkunft, Unterkünfte, Übernachtung | hôtel, hébergement, nuitée | hotel, alojamiento, pernoctación
restaurant, hospitality | Restaurant, Gaststätte | restauration, restaurant, hôtellerie | restaurante
travel, travellers, travel agency | Reisen, Reisebüro, Reisende | voyages, voyageurs, agence de voyages | viajes, viajeros, agencia de viajes
ecotourism | sanfter Tourismus, Ökotourismus | écotourisme | ecoturismo
culture, creative industries | Kulturwirtschaft, Kreativwirtschaft, Kultur | industries créatives, industries culturelles | industrias creativas, industrias culturales
museum | Museum, Museen | musée | museo
cultural heritage, monument preservation, listed building | Kulturerbe, Denkmalschutz | patrimoine culturel, monument historique | patrimonio cultural, edificio protegido
public relations, press release, press work, PR | Öffentlichkeitsarbeit, Pressearbeit, Pressemitteilung, PR | relations publiques, relations presse, communiqué de presse | relaciones públicas, nota de prensa, gabinete de prensa
newsletter | Newsletter, Rundbrief | infolettre, lettre d’information | boletín informativo
key account, corporate customers, business customers, B2B | Geschäftskunden, Firmenkunden, Großkunden, B2B | clients professionnels, grands comptes, B2B | clientes empresariales, grandes cuentas, B2B
discount, rebate | Rabatt, Preisnachlass | remise commerciale, rabais | descuento, rebaja
price offer, cost estimate | Preisangebot, Kostenvoranschlag, Angebotserstellung | devis | cotización, presupuesto de venta
franchise | Franchise, Franchising | franchise | franquicia
joint venture | Gemeinschaftsunternehmen, Joint Venture | coentreprise, joint-venture | empresa conjunta, joint venture
project management, project manager | Projektmanagement, Projektleitung, Projektleiter | gestion de projet, chef de projet | gestión de proyectos, jefe de proyecto
change management, organisational development, organisation design | Organisationsentwicklung, Veränderungsmanagement, Change-Management | conduite du changement, développement organisationnel | gestión del cambio, desarrollo organizativo
family business | Familienunternehmen, Familienbetrieb | entreprise familiale | empresa familiar
industry association, chamber of commerce | Branchenverband, Handelskammer, IHK, Wirtschaftsverband | chambre de commerce, fédération professionnelle, CCI | cámara de comercio, asociación sectorial, patronal
lobbying, policy advocacy | Interessenvertretung, Lobbyarbeit | plaidoyer, lobbying | incidencia política, cabildeo
inventory management, stock keeping | Lagerhaltung, Lagerbestand, Bestandsverwaltung, Lagerverwaltung | gestion des stocks, inventaire | gestión de inventario, existencias, gestión de almacén
storytelling, copywriting | Texter, Werbetexte, Storytelling | rédaction, rédacteur, storytelling | redacción, narrativa
graphic design, illustration | Grafikdesign, Grafiker | graphisme, graphiste | diseño gráfico, diseñador gráfico
photography, photographer, video production | Fotografie, Fotograf, Videoproduktion, Filmaufnahmen | photographie, photographe, production vidéo | fotografía, fotógrafo, producción audiovisual
shopping centre, city centre | Einkaufszentrum, Einkaufszentren, Innenstadt | centre commercial, centre-ville | centro comercial, centro de la ciudad
jewellery, jewelry | Schmuck | bijoux, bijouterie | joyería, joyas
luxury goods | Luxusgüter, Luxus | produits de luxe, luxe | artículos de lujo, lujo
beauty, skincare | Hautpflege, Schönheit | beauté, soins de la peau | belleza, cuidado de la piel
hairdresser | Friseur, Friseursalon | coiffeur, salon de coiffure | peluquería, peluquero
toys | Spielzeug, Spielwaren | jouets | juguetes
baby products, baby | Babyprodukte, Säugling, Windeln | puériculture, bébé | productos para bebés, bebé, pañales
pets, dogs, pet food | Haustiere, Hunde, Tiernahrung | animaux de compagnie, chiens | mascotas, perros
gifts, gift | Geschenke, Geschenk | cadeaux | regalos, regalo
holiday home, holiday rental | Ferienwohnung, Ferienhaus | location de vacances, gîte | apartamento turístico, casa rural
theatre, theater, performing arts | Theater, darstellende Kunst | théâtre, arts du spectacle | teatro, artes escénicas
music, concert, festival | Musik, Konzert, Festival, Musiker | musique, concert, musiciens | música, concierto, músicos
cinema, film industry | Kino, Filmindustrie, Spielfilm | cinéma | cine, película
art, artists, gallery | Kunst, Künstler, Künstlerin, Galerie | artistes, œuvre d’art, galerie d’art | artistas, obra de arte, galería de arte
books, publishing, publisher | Bücher, Verlag, Verlage | livres, édition, éditeur | libros, editorial
media, journalism, newspaper | Journalismus, Zeitung, Journalisten, Medien | journalisme, presse écrite, journaux | periodismo, periodistas, periódico, prensa
podcast | Podcast | podcast | pódcast
craft, handicraft, handmade | Kunsthandwerk, Handarbeit, handgemacht | artisanat, fait main | artesanía, hecho a mano
sport, sports, football, sports club | Sport, Sportverein, Fußball, Sportler | sport, football, club sportif | deporte, fútbol, club deportivo
outdoor equipment, outdoor brands | Outdoor-Ausrüstung, Sportartikel, Outdoormarken | équipement de plein air, articles de sport | equipamiento deportivo, material de montaña
`
