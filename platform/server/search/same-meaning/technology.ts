export const technology = `
artificial intelligence, AI | künstliche Intelligenz, KI, angewandte KI | intelligence artificielle, IA | inteligencia artificial, IA
machine learning | maschinelles Lernen | apprentissage automatique | aprendizaje automático
open source | Open Source, quelloffen | open source, logiciel libre | código abierto, software libre
source code | Quellcode, Quelltext | code source | código fuente
satellite | Satellit | satellite | satélite
sensors, sensor technology | Sensoren, Sensorik, Sensor | capteurs, capteur | sensores, sensor
robotics | Robotik | robotique | robótica
insurance | Versicherung, Versicherungen | assurance, assurances | póliza, aseguradora, seguros
software | Software | logiciel | software
data | Daten | données | datos
data centre, data center | Rechenzentrum | centre de données | centro de datos
drone | Drohne | drone | dron
robot | Roboter | robot | robot
semiconductor | Halbleiter | semi-conducteur | semiconductor
cybersecurity, IT security, data security | Cybersicherheit, IT-Sicherheit | cybersécurité, sécurité numérique | ciberseguridad
3D printing | 3D-Druck | impression 3D | impresión 3D
digital twin | digitaler Zwilling | jumeau numérique | gemelo digital
digitalisation, digitisation | Digitalisierung | numérisation | digitalización
enzyme | Enzym | enzyme | enzima
laboratory, lab | Labor | laboratoire | laboratorio
research | Forschung | recherche | investigación
spin-off, spin-out | Ausgründung | essaimage | spin-off
hardware, devices | Hardware, Endgeräte | matériel informatique, hardware | equipos electrónicos, hardware
electronics, printed electronics | Elektronik, gedruckte Elektronik | électronique, électronique imprimée | electrónica, electrónica impresa
microchip, circuit board, circuits | Mikrochip, Leiterplatte, Schaltkreis, Platine | puce électronique, circuit imprimé, carte électronique | microchip, circuito impreso, placa de circuito
power electronics | Leistungselektronik | électronique de puissance | electrónica de potencia
embedded systems, firmware | eingebettete Systeme, Firmware | systèmes embarqués, micrologiciel | sistemas embebidos, firmware
internet of things, IoT, connected devices | Internet der Dinge, IoT, vernetzte Geräte | internet des objets, IoT, objets connectés | internet de las cosas, IoT, dispositivos conectados
acoustic sensor, microphone | akustischer Sensor, Mikrofon | capteur acoustique, microphone | sensor acústico, micrófono
sensing | Sensortechnik, Messfühler | technologie des capteurs, détecteur | sensórica, detector
measuring device, measurement technology | Messgerät, Messtechnik | appareil de mesure, instrument de mesure | instrumento de medida, aparato de medición
camera, computer vision, image recognition | Kamera, Bilderkennung, Bildverarbeitung | caméra, vision par ordinateur, reconnaissance d’images | visión artificial, reconocimiento de imágenes, cámaras
thermal imaging, thermal camera | Wärmebild, Wärmebildkamera | caméra thermique, thermographie | termografía, cámara térmica
remote sensing, earth observation, satellite images | Fernerkundung, Erdbeobachtung, Satellitenbild, Satellitenbilder | télédétection, observation de la Terre, images satellite | teledetección, observación de la Tierra, imágenes de satélite
edge computing, edge computer | Edge Computing, Randrechner | informatique en périphérie, edge computing | computación en el borde, edge computing
remote monitoring, telemetry | Fernüberwachung, Fernwartung, Telemetrie | télésurveillance, télémétrie, surveillance à distance | monitorización remota, telemetría, telecontrol
control system, building automation, SCADA | Gebäudeautomation, Steuerungstechnik, Leittechnik | système de contrôle-commande, gestion technique du bâtiment, GTB | sistema de control, automatización de edificios, domótica
RFID, smart labels, barcode | Funketikett, RFID, Barcode | étiquette intelligente, RFID, code-barres | etiqueta inteligente, RFID, código de barras
lamps, LED lighting | Lampe, Leuchtmittel, LED-Beleuchtung | ampoule, luminaire | lámpara, bombilla
software as a service, SaaS, business software, enterprise software | SaaS, Unternehmenssoftware, Softwarelösung | logiciel en tant que service, SaaS, logiciel d’entreprise | software como servicio, SaaS, software empresarial
mobile app, smartphone, app | Handy, Smartphone, App, Handy-App | application mobile, smartphone, appli | aplicación móvil, teléfono móvil, smartphone
online platform, digital platform | Online-Plattform, digitale Plattform, Internetplattform | plateforme en ligne, plateforme numérique | plataforma en línea, plataforma digital
cloud, cloud computing, hosting | Cloud, Webhosting | informatique en nuage, cloud, hébergement web | computación en la nube, alojamiento web, nube informática
database | Datenbank, Datenbanken | base de données | base de datos
API, interface, software integration, data integration | Schnittstelle, API, Datenintegration, Datenaustausch | interface de programmation, API, intégration de données, échange de données | interfaz de programación, API, integración de datos, intercambio de datos
software developer, programmer, programming, coding | Softwareentwickler, Programmierer, Entwicklerin, Programmierung, Softwareentwicklung, Programmieren | développeur, développeuse, programmation, programmeur | programador, desarrollador, programación, desarrollo de software
information technology, IT support | Informatik, Informationstechnik, IT-Support | informatique, assistance informatique | informática, tecnologías de la información, soporte informático
CTO, technical co-founder, chief technology officer | technischer Mitgründer, technischer Leiter, CTO | directeur technique, cofondateur technique, CTO | director técnico, cofundador técnico, director de tecnología
chatbot, virtual assistant | Chatbot, digitaler Assistent, Sprachassistent | agent conversationnel, assistant virtuel, chatbot | asistente virtual, chatbot
language model, large language model, LLM, generative AI | Sprachmodell, generative KI, LLM | modèle de langage, IA générative, grand modèle de langage | modelo de lenguaje, IA generativa, modelo lingüístico
image analysis | Bildanalyse | analyse d’images | visión por computador
speech recognition, voice recognition, natural language processing | Spracherkennung, Sprachverarbeitung, Sprachtechnologie | reconnaissance vocale, traitement du langage | reconocimiento de voz, procesamiento del lenguaje, tecnología del lenguaje
data analysis, data analytics, data science, big data | Datenanalyse, Datenauswertung, Datenwissenschaft, Big Data | analyse de données, science des données, mégadonnées | análisis de datos, ciencia de datos, macrodatos
data quality, data governance, data management | Datenqualität, Datenverwaltung, Datenmanagement | qualité des données, gouvernance des données, gestion des données | calidad de los datos, gobernanza de datos, gestión de datos
open data, data sharing, data space | offene Daten, Datenteilung | données ouvertes, partage de données | datos abiertos, compartir datos, espacio de datos
dashboard, data visualisation | Dashboard, Datenvisualisierung | tableau de bord, visualisation de données | cuadro de mando, visualización de datos
prediction, predictive model, predictive analytics | Vorhersage, Vorhersagemodell | prédiction, analyse prédictive, modèle prédictif | predicción, análisis predictivo, modelo predictivo
algorithm, algorithmic bias | Algorithmus, Algorithmen | algorithme, biais algorithmique | algoritmo, sesgo algorítmico
responsible AI, AI ethics, trustworthy AI | verantwortungsvolle KI, KI-Ethik, vertrauenswürdige KI | IA responsable, éthique de l’IA, IA de confiance | IA responsable, ética de la IA, IA fiable
encryption, cryptography | Verschlüsselung, Kryptografie | chiffrement, cryptographie | cifrado, criptografía
cyberattack, hacker, ransomware, phishing | Cyberangriff, Hacker, Hackerangriff, Phishing, Erpressungssoftware | cyberattaque, pirate informatique, hameçonnage, rançongiciel | ciberataque, pirata informático, suplantación de identidad, ransomware
information security, ISO 27001, penetration test | Informationssicherheit, Penetrationstest, Datensicherheit | sécurité de l’information, test d’intrusion, sécurité informatique | seguridad de la información, prueba de penetración, seguridad informática
ERP, accounting software, accounting systems | ERP, Buchhaltungssoftware, Warenwirtschaft | ERP, progiciel de gestion, logiciel de comptabilité | ERP, programa de contabilidad, software de gestión
simulation, computer modelling | Simulation, Modellierung | simulation, modélisation | simulación, modelización
satellite data | Satellitendaten | données satellitaires, images satellites | datos satelitales
space industry, space technology | Raumfahrt, Weltraum | aérospatial, secteur spatial | aeroespacial, sector espacial
e-government, govtech | digitale Verwaltung, E-Government | administration numérique | administración electrónica
website, web design | Webseite, Internetseite, Webdesign | site web, site internet | página web, sitio web, diseño web
computer, laptop | Rechner, Computer, Laptop | ordinateur, ordinateur portable | ordenador, portátil
quantum computing, quantum computer | Quantencomputer, Quantentechnologie | informatique quantique, ordinateur quantique | computación cuántica, ordenador cuántico
password, authentication, digital identity | Passwort, Passwörter, digitale Identität, Authentifizierung | mot de passe, identité numérique, authentification | contraseña, identidad digital, autenticación
backup, data recovery | Datensicherung, Datenwiederherstellung | sauvegarde des données, récupération de données | copia de seguridad, recuperación de datos
anonymisation, pseudonymisation | Anonymisierung, Pseudonymisierung | anonymisation, pseudonymisation | anonimización, seudonimización
surveillance, facial recognition, video surveillance | Videoüberwachung, Gesichtserkennung, Überwachungskamera | vidéosurveillance, reconnaissance faciale | videovigilancia, reconocimiento facial
disinformation, fake news, deepfake | Desinformation, Falschmeldungen, Deepfake | désinformation, fausses nouvelles, hypertrucage | desinformación, noticias falsas, bulos
digital sovereignty, data sovereignty | digitale Souveränität, Datensouveränität | souveraineté numérique, souveraineté des données | soberanía digital, soberanía de los datos
document management | Dokumentenmanagement, Dokumentenverwaltung | gestion documentaire | gestión documental
virtual reality, augmented reality, VR | virtuelle Realität, erweiterte Realität, VR | réalité virtuelle, réalité augmentée | realidad virtual, realidad aumentada
video games, gaming, gamification | Videospiele, Computerspiele, Gamification | jeux vidéo, ludification | videojuegos, gamificación
geodata, mapping, GIS | Geodaten, Landkarten, Kartierung, GIS | cartographie, données géographiques, SIG | mapas, datos geográficos, SIG
broadband, telecommunications, mobile network | Breitband, Telekommunikation, Mobilfunk | haut débit, télécommunications, fibre optique | banda ancha, telecomunicaciones, fibra óptica
software testing, debugging | Softwaretest, Fehlersuche | test logiciel, débogage | pruebas de software, depuración
`
