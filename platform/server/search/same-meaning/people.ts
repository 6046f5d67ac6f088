export const people = `
health | Gesundheit | santé | salud
education | Bildung | éducation | educación
hearing aid | Hörgerät | appareil auditif, aide auditive | audífono
sign language | Gebärdensprache | langue des signes | lengua de signos
hospital | Krankenhaus, Klinik, Klinikum, Spital | hôpital, clinique, hôpitaux | hospital, clínica
nursing, elderly care, aged care, geriatric care | Altenpflege, Pflegeheim, Seniorenpflege | soins aux personnes âgées, soins gériatriques | cuidado de mayores, cuidado de ancianos
mental health | psychische Gesundheit, mentale Gesundheit, seelische Gesundheit | santé mentale | salud mental
blood test | Bluttest, Blutuntersuchung, Blutprobe | test sanguin, analyse de sang, prise de sang | análisis de sangre, prueba de sangre, analítica
diagnostics, diagnosis | Diagnostik, Diagnose | diagnostic médical, diagnostic | diagnóstico
medical device | Medizinprodukt, Medizingerät | dispositif médical | producto sanitario
clinical trial, clinical study | klinische Studie, klinische Prüfung | essai clinique, étude clinique | ensayo clínico, estudio clínico
tutoring | Nachhilfe | soutien scolaire | clases particulares
school | Schule, Grundschule | école, école primaire | escuela, colegio
apprentices, apprenticeship | Auszubildende, Lehrlinge, Azubis, Lehrstelle, Ausbildungsplatz | apprentis, contrat d’apprentissage | aprendices
vocational training | Berufsbildung, Berufsausbildung, Ausbildung, duale Ausbildung | formation professionnelle, alternance | formación profesional, FP dual
employees, staff, workforce, personnel | Mitarbeitende, Mitarbeiter, Beschäftigte, Angestellte, Arbeitnehmer, Belegschaft | employés, salariés, collaborateurs | empleados, trabajadores, plantilla, personal laboral
gender pay gap | Gender Pay Gap, Lohnlücke, Verdienstlücke, Lohngefälle | écart de rémunération, écart salarial, inégalités salariales | brecha salarial
parental leave | Elternzeit, Elterngeld, Elternurlaub | congé parental | permiso parental
volunteers | Freiwillige, Ehrenamtliche | bénévoles | voluntarios
disability, disabled people, people with disabilities | Behinderung, Menschen mit Behinderung | handicap, personnes handicapées, personnes en situation de handicap | discapacidad, personas con discapacidad
accessibility | Barrierefreiheit, barrierefrei | accessibilité | accesibilidad, accesible
refugees | Geflüchtete, Flüchtlinge | réfugiés | refugiados
affordable housing | bezahlbarer Wohnraum, bezahlbares Wohnen, bezahlbare Wohnungen | logement abordable, logement accessible | vivienda asequible
tenants | Mieter, Mieterinnen | locataires | inquilinos
patients | Patienten, Patientinnen | patients | pacientes
doctor, physician | Arzt, Ärztin, Ärzte, Mediziner | médecin, médecins | médico, doctora
medication, medicine | Medikament, Arzneimittel, Arznei, Medikamente | médicament | medicamento
vaccine, vaccination | Impfstoff, Impfung | vaccin, vaccination | vacuna, vacunación
cancer, oncology, tumour | Krebs, Onkologie, Tumor | cancer, oncologie, tumeur | cáncer, oncología, tumor
sleep | Schlaf | sommeil | sueño
dementia, Alzheimer’s | Demenz, Alzheimer | démence, Alzheimer | demencia, alzhéimer
children | Kinder | enfants | niños
young people, youth | Jugendliche, Jugend | jeunes | jóvenes
women | Frauen | femmes | mujeres
older people, elderly | Senioren, ältere Menschen | personnes âgées | personas mayores
students | Studierende, Studenten, Studentinnen | étudiants | estudiantes
teachers | Lehrkräfte, Lehrer, Lehrerin, Lehrpersonen | enseignants, professeurs | profesores, docentes, profesorado, maestros
university | Universität, Hochschule | université | universidad
learning | Lernen | apprentissage | aprendizaje
hiring, recruiting, recruitment, to hire, staffing | Personalsuche, Recruiting, Personalbeschaffung, Personalgewinnung, Mitarbeitersuche | recrutement, embauche, embaucher, recruter | contratación de personal, selección de personal, reclutamiento
jobs, employment | Arbeitsplätze, Arbeitsplatz, Jobs, Beschäftigung | emplois, emploi | puestos de trabajo, empleo
salary, wages, wage, remuneration | Gehalt, Löhne, Lohn, Gehälter, Vergütung | salaire, rémunération, salaires | salario, sueldo, remuneración, salarios
remote work, working from home, home office | Homeoffice, Telearbeit, Heimarbeit, mobiles Arbeiten | télétravail, travail à distance | teletrabajo, trabajo remoto, trabajo a distancia
working conditions | Arbeitsbedingungen | conditions de travail | condiciones de trabajo
workplace safety, occupational safety, health and safety | Arbeitsschutz, Arbeitssicherheit | sécurité au travail, santé au travail | seguridad laboral, prevención de riesgos laborales, seguridad en el trabajo
accidents at work, workplace accidents | Arbeitsunfälle, Arbeitsunfall, Betriebsunfall | accidents du travail, accident du travail | accidentes laborales, accidente de trabajo, accidente laboral
living wage | existenzsichernder Lohn | salaire décent | salario digno
diversity | Vielfalt, Diversität | diversité | diversidad
inclusion | Inklusion | inclusion | inclusión
healthcare, health care, health system | Gesundheitswesen, Gesundheitsversorgung, Gesundheitssystem | soins de santé, système de santé | sanidad, asistencia sanitaria, sistema sanitario
digital health, e-health, health tech | digitale Gesundheit, E-Health | santé numérique, e-santé | salud digital
health app, digital therapeutics, digital therapy | Gesundheits-App, DiGA, digitale Gesundheitsanwendung, digitale Therapie | application de santé, thérapie numérique | aplicación de salud, terapia digital
telemedicine, telehealth | Telemedizin, Videosprechstunde | télémédecine, téléconsultation | telemedicina
patient monitoring | Patientenüberwachung, Telemonitoring | suivi à distance | telemonitorización
reimbursement, reimbursed | Kostenerstattung, Erstattung | remboursement | reembolso
health insurance, health insurer, statutory health insurance | Krankenkasse, Krankenversicherung | assurance maladie, mutuelle santé | seguro médico, seguro de salud
nurse, nurses | Pflegekraft, Pflegekräfte, Krankenschwester, Krankenpfleger | infirmier, infirmière | enfermero, enfermera
care sector, care work, caregiving | Pflege, Pflegebranche | secteur des soins, métiers du soin | sector de los cuidados, trabajo de cuidados
home care, care at home | häusliche Pflege, ambulante Pflege, Pflegedienst | soins à domicile, aide à domicile, maintien à domicile | atención domiciliaria, ayuda a domicilio
nursing home, care home, retirement home | Altenheim, Seniorenheim, Altersheim | maison de retraite, EHPAD | residencia de mayores, residencia de ancianos
family carers, informal carers | pflegende Angehörige | aidants, proches aidants | cuidadores, cuidadores familiares
palliative care, hospice | Palliativpflege, Hospiz | soins palliatifs | cuidados paliativos
rehabilitation, rehab | Rehabilitation, Reha | rééducation, réadaptation | rehabilitación física, rehabilitación médica
physiotherapy, physiotherapist | Physiotherapie, Krankengymnastik, Physiotherapeut | kinésithérapie, kinésithérapeute | fisioterapia, fisioterapeuta
speech therapy, speech therapist | Logopädie, Sprachtherapie, Logopäde | orthophonie, orthophoniste | logopedia, logopeda
therapy, therapist | Therapie, Therapeut, Therapeutin | thérapie, thérapeute | terapia, terapeuta
psychotherapy, psychologist, counselling | Psychotherapie, Psychologe, Psychologin | psychothérapie, psychologue | psicoterapia, psicólogo, psicóloga
burnout | Burnout | épuisement professionnel, burn-out | agotamiento laboral
stress | Stress | stress | estrés
loneliness, social isolation | Einsamkeit, soziale Isolation | solitude, isolement social | soledad, aislamiento social
addiction | Suchterkrankung, Suchthilfe | addiction, toxicomanie | adicción
heart disease, heart failure, cardiology | Herzerkrankung, Herzkrankheit, Herzinsuffizienz, Herzschwäche, Kardiologie | maladie cardiaque, insuffisance cardiaque, cardiologie | enfermedad cardíaca, insuficiencia cardíaca, cardiología
blood pressure, hypertension | Blutdruck, Bluthochdruck | tension artérielle, hypertension | presión arterial, tensión arterial, hipertensión
stroke | Schlaganfall | AVC, accident vasculaire cérébral | ictus, accidente cerebrovascular
aphasia | Aphasie, Sprachstörung | aphasie, trouble du langage | afasia, trastorno del lenguaje
diabetes, diabetic | Diabetes, Zuckerkrankheit, Diabetiker | diabète, diabétique | diabetes, diabético
lung disease, COPD | Lungenerkrankung, Lungenkrankheit, COPD | maladie pulmonaire, BPCO | enfermedad pulmonar, EPOC
chronic disease, chronic illness | chronische Krankheit, chronisch krank | maladie chronique | enfermedad crónica
disease, illness | Krankheit, Erkrankung | maladie | enfermedad
symptoms | Symptome | symptômes | síntomas
infection | Infektion | infection | infección
screening, early detection | Früherkennung, Vorsorgeuntersuchung | dépistage | cribado, detección precoz
prevention | Prävention, Vorbeugung | prévention | prevención
eye screening, ophthalmologist, ophthalmology | Augenarzt, Augenärzte, Augenheilkunde, Augenuntersuchung | ophtalmologue, ophtalmologie, examen de la vue | oftalmólogo, oftalmología, oculista
visual impairment, blindness, visually impaired | Sehbehinderung, Blindheit, sehbehindert | déficience visuelle, cécité, malvoyants | discapacidad visual, ceguera
hearing loss, hard of hearing, deaf | Hörverlust, Schwerhörigkeit, schwerhörig, gehörlos | perte auditive, malentendants, surdité | pérdida auditiva, hipoacusia, sordera, personas sordas
wheelchair, mobility impairment | Rollstuhl, Gehbehinderung | fauteuil roulant, mobilité réduite | silla de ruedas, movilidad reducida
assistive technology, assistive devices | Hilfsmittel, assistive Technologien | technologies d’assistance, aides techniques | tecnologías de apoyo, productos de apoyo
medical imaging, radiology, x-ray | medizinische Bildgebung, Radiologie, Röntgen | imagerie médicale, radiologie | imagen médica, radiología
medical records, electronic health record, patient data | Patientenakte, Patientendaten, Gesundheitsdaten | dossier médical, données de santé | historia clínica, historial médico, datos de salud
general practitioner, GP, family doctor, primary care | Hausarzt, Hausärzte, Hausarztpraxis, Arztpraxis, Primärversorgung | médecin généraliste, médecin traitant, soins primaires | médico de familia, médico de cabecera, atención primaria
pharmacy | Apotheke | pharmacie | farmacia
pharmaceutical industry, pharma, drug discovery, drug development | Pharmaindustrie, Pharma, Wirkstoffforschung, Medikamentenentwicklung | industrie pharmaceutique, développement de médicaments | industria farmacéutica, desarrollo de fármacos
surgery, surgeon, operating theatre | Chirurgie, Chirurg, Operationssaal | chirurgie, chirurgien, bloc opératoire | cirugía, cirujano, quirófano
hospital ward, intensive care | Krankenstation, Intensivstation | service hospitalier, soins intensifs | planta hospitalaria, cuidados intensivos
waiting list, waiting time | Warteliste, Wartezeit | liste d’attente, délai d’attente | lista de espera, tiempo de espera
appointment, appointment booking | Arzttermin, Terminbuchung, Terminvereinbarung | rendez-vous, prise de rendez-vous | cita médica, reserva de citas
women’s health, womens health, femtech | Frauengesundheit | santé des femmes | salud de la mujer
gynaecology, gynaecologist | Gynäkologie, Frauenarzt, Frauenärzte | gynécologie, gynécologue | ginecología, ginecólogo
endometriosis | Endometriose | endométriose | endometriosis
diet | Ernährungsberatung | diététique | dieta
fitness, physical activity | Fitness, Fitnessstudio | activité physique, salle de sport | actividad física, gimnasio
wellbeing, well-being, wellness | Wohlbefinden | bien-être | bienestar
ageing, aging | Altern, demografischer Wandel | vieillissement, longévité | envejecimiento, longevidad
fall detection, fall prevention, emergency call | Sturzerkennung, Stürze, Hausnotruf | chutes, détection de chute, téléassistance | detección de caídas, teleasistencia
value-based care, integrated care | integrierte Versorgung, wertbasierte Versorgung | parcours de soins, soins intégrés | atención integrada, sanidad basada en valor
clinical evidence, clinical evaluation | klinische Evidenz, klinische Bewertung, Wirksamkeitsnachweis | preuves cliniques, évaluation clinique | evidencia clínica, evaluación clínica
medical device regulation, MDR, IVDR, notified body | Medizinprodukteverordnung, MDR, IVDR, Benannte Stelle | règlement sur les dispositifs médicaux, organisme notifié | reglamento de productos sanitarios, organismo notificado
marketing authorisation, regulatory approval, market approval | Marktzulassung, Zulassung, Zulassungsverfahren | autorisation de mise sur le marché | autorización de comercialización
medical technology, medtech | Medizintechnik, Medtech | technologies médicales, medtech | tecnología médica, medtech
pupils, schoolchildren | Schüler, Schülerinnen, Schulkinder | élèves, écoliers | alumnos, alumnado, escolares
kindergarten, daycare, childcare | Kindergarten, Kita, Kinderbetreuung | crèche, école maternelle, garde d’enfants | guardería, escuela infantil, cuidado infantil
teaching materials, lessons, curriculum | Lehrmittel, Unterricht, Unterrichtsmaterial, Lehrplan | matériel pédagogique, programme scolaire | material didáctico, plan de estudios
diploma, university degree, bachelor, master’s degree | Studienabschluss, Diplom, Studiengang | diplôme, licence universitaire | título universitario, grado universitario, máster
graduates, alumni | Absolventen, Absolventinnen, Alumni | diplômés, anciens élèves | graduados, titulados, antiguos alumnos
doctoral students, PhD, doctorate, postdoc | Doktoranden, Promotion, Doktorarbeit, Postdoc | doctorants, thèse, doctorat, postdoctorant | doctorandos, doctorado, tesis doctoral, posdoctorado
continuing education, further training, upskilling, lifelong learning | Weiterbildung, Fortbildung, lebenslanges Lernen | formation continue, apprentissage tout au long de la vie | formación continua, aprendizaje permanente
retraining, reskilling, career change, career changers | Umschulung, Quereinsteiger, Berufswechsel, Quereinstieg | reconversion professionnelle | reciclaje profesional, reconversión profesional, cambio de carrera
skills, competencies | Kompetenzen, Qualifikation, Fähigkeiten | compétences, savoir-faire | competencias profesionales, habilidades, capacidades profesionales
digital skills, digital literacy | digitale Kompetenzen, Medienkompetenz | compétences numériques, culture numérique | competencias digitales, alfabetización digital
labour shortage, skilled workers | Arbeitskräftemangel, Personalmangel | pénurie de compétences, main-d’œuvre qualifiée | escasez de mano de obra, falta de personal, mano de obra cualificada
e-learning, online course, online learning | E-Learning, Online-Kurs, Onlinekurs, Fernunterricht | apprentissage en ligne, cours en ligne, formation en ligne | aprendizaje en línea, curso online, formación en línea
educational technology, edtech, learning platform, learning software | Bildungstechnologie, Edtech, Lernplattform, Lernsoftware, Lern-App | technologies éducatives, edtech, plateforme d’apprentissage | tecnología educativa, edtech, plataforma de aprendizaje
training course, training programme, seminar | Schulung, Seminar, Lehrgang, Kursangebot | séminaire, stage de formation | curso de formación, seminario, capacitación
translation, translator | Übersetzung, Übersetzer | traduction, traducteur | traducción, traductor
interpreter, interpreting | Dolmetscher, Dolmetscherin, Dolmetschen | interprète, interprétariat | intérprete, interpretación de lenguas
literacy, reading skills | Alphabetisierung, Lesefähigkeit, Leseförderung | alphabétisation, lecture | alfabetización, lectura
scholarship | Stipendium, Stipendien | bourse d’études | beca
internship, intern, trainee | Praktikum, Praktika, Praktikant, Praktikantin | stagiaire, stage en entreprise | prácticas en empresa, becario
job shadowing | Hospitation, Schnuppertag | stage d’observation, immersion professionnelle | observación de profesionales, estancia de observación
coaching, coach | Coaching, Coach | coaching | coaching
mentoring, mentor, mentorship | Mentoring, Mentor, Mentorin, Mentorenprogramm | mentorat, mentor, parrainage | mentoría, mentor, tutoría
learning outcomes, learning success | Lernerfolg, Lernergebnisse | résultats d’apprentissage, réussite scolaire | resultados de aprendizaje, rendimiento escolar
equal opportunities, educational equity | Chancengleichheit, Bildungsgerechtigkeit | égalité des chances | igualdad de oportunidades
financial literacy, financial education | Finanzbildung | éducation financière | educación financiera
science, scientist, researcher | Wissenschaft, Wissenschaftler, Forscher | science, scientifique, chercheur | ciencia, científico, investigador
technology transfer | Technologietransfer, Wissenstransfer | transfert de technologie | transferencia de tecnología
library | Bibliothek, Bücherei | bibliothèque | biblioteca
human resources, HR, people operations | Personalwesen, Personalabteilung, Personalverwaltung, HR | ressources humaines, RH | recursos humanos, RRHH
job application, applicants, candidates | Bewerbung, Bewerber, Kandidaten | candidature, candidats | candidatura, candidatos
CV, resume, job interview | Lebenslauf, Vorstellungsgespräch, Bewerbungsgespräch | CV, curriculum vitae, entretien d’embauche | currículum, entrevista de trabajo
vacancy, job advert, job posting, job offer | Stellenangebot, Stellenanzeige, Stellenausschreibung, Jobangebot | offre d’emploi, poste à pourvoir | oferta de empleo, vacante
leadership, executives, line manager | Führungskräfte, Führungskraft, Mitarbeiterführung, Vorgesetzte | encadrement, cadres dirigeants, leadership | liderazgo, directivos
works council, employee representatives, codetermination | Betriebsrat, Betriebsräte, Mitbestimmung, Personalrat | comité d’entreprise, comité social et économique, représentants du personnel | comité de empresa, representantes de los trabajadores
trade union, labour union | Gewerkschaft | syndicat | sindicato
employment contract | Arbeitsvertrag, Arbeitsverträge | contrat de travail | contrato de trabajo, contrato laboral
minimum wage | Mindestlohn | salaire minimum, SMIC | salario mínimo
equal pay, pay transparency, salary bands | Entgelttransparenz, Lohntransparenz, Gehaltsbänder, gleicher Lohn, Lohngleichheit | transparence salariale, égalité salariale, grille salariale | transparencia salarial, igualdad salarial, bandas salariales
employee benefits, perks | Sozialleistungen, Mitarbeiterbenefits, Zusatzleistungen | avantages sociaux, avantages salariés | beneficios sociales, retribución flexible
working hours, working time, overtime, time tracking | Arbeitszeit, Überstunden, Zeiterfassung | temps de travail, heures supplémentaires, pointage | jornada laboral, horas extra, control horario
part-time, four-day week, flexible working | Teilzeit, Viertagewoche, 4-Tage-Woche, Gleitzeit | temps partiel, semaine de quatre jours | tiempo parcial, media jornada, semana de cuatro días
shift scheduling, shift planning, shift work, rota | Dienstplan, Dienstpläne, Schichtplan, Schichtarbeit, Dienstplanung, Schichtplanung, Einsatzplanung | planning des équipes, travail posté, horaires décalés | turnos de trabajo, planificación de turnos, trabajo a turnos
dismissal, layoffs, redundancy | Entlassung, Stellenabbau | licenciement | despido
unemployment, unemployed, jobseekers | Arbeitslosigkeit, Arbeitslose, Arbeitsuchende | chômage, chômeurs, demandeurs d’emploi | desempleo, desempleados, parados
self-employed, freelancer | Selbstständige, Freiberufler, Freelancer | travailleurs indépendants, freelance | autónomos, trabajadores por cuenta propia, freelance
onboarding, induction | Einarbeitung, Onboarding | intégration des nouveaux salariés | incorporación de empleados, acogida de empleados
staff retention, employee retention, staff turnover | Mitarbeiterbindung, Fluktuation, Mitarbeiterfluktuation | fidélisation des salariés, rotation du personnel | retención de empleados, retención del talento, rotación de personal
corporate culture, company culture | Unternehmenskultur | culture d’entreprise | cultura empresarial, cultura corporativa
discrimination, harassment, bullying | Diskriminierung, Belästigung, Mobbing | discrimination, harcèlement | discriminación, acoso laboral, acoso
work-life balance, reconciling work and family | Vereinbarkeit von Familie und Beruf, Work-Life-Balance | équilibre vie professionnelle vie privée, conciliation travail-famille | conciliación familiar, conciliación laboral
migrant workers, labour migration | Arbeitsmigration, Wanderarbeiter, ausländische Arbeitskräfte | travailleurs migrants, main-d’œuvre étrangère | trabajadores migrantes, migración laboral
employer, employer branding | Arbeitgeber, Arbeitgebermarke | employeur, marque employeur | empleador, marca empleadora
coworking, office space, shared office | Coworking, Büro, Büroräume, Bürogemeinschaft | bureaux, espace de bureau, espace de coworking | oficina, espacio de oficinas, coworking
skilled trades, installers | Handwerk, Installateure, Monteure | installateurs, métiers manuels | instaladores, artesanos
near miss, near-miss reporting, incident reporting | Beinaheunfall, Beinahe-Unfälle, Unfallmeldung | presque accident, déclaration d’accident | casi accidente, cuasi accidente, notificación de incidentes
protective equipment, personal protective equipment, PPE | Schutzausrüstung, PSA | équipement de protection individuelle, EPI | equipo de protección individual, EPI
employee ownership | Mitarbeiterunternehmen, Belegschaftseigentum | actionnariat salarié, SCOP | participación de los trabajadores, sociedad laboral
poverty | Armut | pauvreté | pobreza
homelessness, homeless people | Obdachlosigkeit, Wohnungslosigkeit, Obdachlose | sans-abri, sans-abrisme | personas sin hogar, sinhogarismo
tenancy law, rental law, lease | Mietrecht, Mietvertrag | bail, droit locatif | contrato de alquiler, ley de arrendamientos
housing crisis, housing shortage | Wohnungsnot, Wohnungsmangel | crise du logement, pénurie de logements | crisis de la vivienda, escasez de vivienda
student housing | Studentenwohnheim, Studierendenwohnheim | résidence étudiante, logement étudiant | residencia de estudiantes
senior housing, assisted living, age-appropriate housing | betreutes Wohnen, Seniorenwohnung, altersgerechtes Wohnen | résidence seniors, habitat senior | viviendas para mayores, vivienda tutelada
property management | Hausverwaltung, Gebäudeverwaltung | gestion immobilière, syndic de copropriété | administración de fincas, gestión de inmuebles
land policy, community land trust | Bodenpolitik, Erbbaurecht, Grundstück | foncier, foncier solidaire, bail réel solidaire | suelo urbano, política de suelo
neighbourhood, district, neighbours | Nachbarschaft, Stadtteil, Nachbarn | quartier, voisinage, voisins | barrio, vecindario, vecinos
migrants, migration, immigration | Migration, Einwanderung, Zuwanderung | migrants, immigration | migrantes, inmigración
asylum | Asyl | asile | asilo
integration of newcomers, labour market integration | Arbeitsmarktintegration | insertion professionnelle, insertion | inserción laboral, integración laboral
gender equality, women’s rights | Gleichstellung, Gleichberechtigung, Frauenrechte | égalité des genres, égalité femmes-hommes, droits des femmes | igualdad de género, derechos de la mujer
families, parents | Familien, Eltern | familles, parents | familias, padres y madres
youth work, youth centre | Jugendarbeit, Jugendhilfe, Jugendzentrum | animation jeunesse, centre de jeunesse | trabajo con jóvenes, centro juvenil
social work, social worker, social services | Sozialarbeit, Sozialarbeiter, Sozialdienst | travail social, assistante sociale, services sociaux | trabajo social, trabajador social, servicios sociales
welfare state, social security, social benefits | Sozialhilfe, Sozialstaat, Bürgergeld, Grundsicherung | sécurité sociale, prestations sociales, aides sociales | seguridad social, prestaciones sociales, ayudas sociales
inequality, social justice | Ungleichheit, soziale Gerechtigkeit | inégalités, justice sociale | desigualdad, justicia social
disadvantaged people, vulnerable groups | Benachteiligte, benachteiligte Menschen | personnes défavorisées, publics vulnérables | personas desfavorecidas, colectivos vulnerables
sheltered workshop, work integration social enterprise | Behindertenwerkstatt, Inklusionsbetrieb, Integrationsbetrieb | ESAT, entreprise d’insertion, entreprise adaptée | centro especial de empleo, empresa de inserción
donation, donors, to donate | Spende, Spender, spenden | dons, donateurs, collecte de dons | donación, donativos, donantes
charity, charitable organisation | Wohltätigkeit, Hilfsorganisation, Wohlfahrtsverband | organisation caritative, association caritative | organización benéfica, beneficencia
volunteering, volunteer work, civic engagement | Ehrenamt, ehrenamtlich, Freiwilligenarbeit, bürgerschaftliches Engagement | bénévolat, volontariat, engagement citoyen | voluntariado, compromiso cívico
association, registered association, membership organisation | Verein, Vereine | association loi 1901, vie associative | asociación sin ánimo de lucro, asociaciones
philanthropy, philanthropist, endowment | Philanthropie, Mäzen, Stiftungsvermögen | philanthropie, mécénat, fonds de dotation | filantropía, mecenazgo, fondo de dotación
social economy, solidarity economy | Sozialwirtschaft, Solidarwirtschaft | économie sociale et solidaire, ESS | economía social, economía solidaria
social innovation | soziale Innovation | innovation sociale | innovación social
development aid, development cooperation, humanitarian aid | Entwicklungszusammenarbeit, Entwicklungshilfe, humanitäre Hilfe | aide au développement, coopération au développement, aide humanitaire | cooperación al desarrollo, ayuda humanitaria
fair trade | fairer Handel, Fairtrade | commerce équitable | comercio justo
citizens, citizen participation, civic participation | Bürger, Bürgerbeteiligung, Bürgerinnen | citoyens, participation citoyenne | ciudadanos, participación ciudadana
public administration, public sector, authorities | öffentliche Verwaltung, Behörde, öffentlicher Sektor, öffentliche Hand | administration publique, secteur public, autorités | administración pública, sector público, autoridades
plain language, easy language | leichte Sprache, einfache Sprache | langage simplifié, facile à lire | lectura fácil, lenguaje claro
digital divide, digital inclusion | digitale Teilhabe, digitale Kluft | fracture numérique, inclusion numérique | brecha digital, inclusión digital
social impact bond, outcome payments, pay for success | sozialer Wirkungskredit, erfolgsbasierte Vergütung | contrat à impact social | bono de impacto social, pago por resultados
depression | Depression | dépression | depresión
autism, ADHD, neurodiversity | Autismus, ADHS, Neurodiversität | autisme, TDAH, neurodiversité | autismo, TDAH, neurodiversidad
rare disease | seltene Krankheit, seltene Erkrankung | maladie rare | enfermedad rara
antibiotics, antimicrobial resistance | Antibiotika, Antibiotikaresistenz | antibiotiques, antibiorésistance | antibióticos, resistencia antimicrobiana
allergy | Allergie | allergie | alergia
chronic pain, pain relief | Schmerzen, Schmerztherapie | douleur | dolor
prosthesis, prosthetics, implant | Prothese, Implantat | prothèse, implant | prótesis, implante
ultrasound | Ultraschall | échographie, ultrasons | ecografía, ultrasonido
dentist, dental care | Zahnarzt, Zahnärzte, Zahnmedizin | dentiste, soins dentaires | dentista, odontología
gene therapy, genetics | Gentherapie, Genetik | thérapie génique, génétique | terapia génica, genética
biomarker, antibodies | Biomarker, Antikörper | biomarqueur, anticorps | biomarcador, anticuerpos
ambulance, emergency department, emergency care | Rettungsdienst, Notaufnahme, Notarzt, Notärzte, Krankenwagen | urgences médicales, service des urgences | urgencias médicas, ambulancia
pregnancy, midwife, childbirth | Schwangerschaft, Hebamme, Geburtshilfe | grossesse, sage-femme, accouchement | embarazo, matrona, parto
fertility | Fruchtbarkeit, Kinderwunsch | fertilité | fertilidad
obesity, overweight | Übergewicht, Adipositas | obésité, surpoids | obesidad, sobrepeso
wearables, smartwatch | Wearables, Smartwatch | objets connectés portables, montre connectée | dispositivos ponibles, reloj inteligente
clinic, medical practice | Ambulanz, Praxisklinik | cabinet médical, centre de santé | centro de salud, consultorio médico
pandemic, epidemic | Pandemie, Epidemie | pandémie, épidémie | pandemia, epidemia
organ donation, blood donation | Organspende, Blutspende | don d’organes, don du sang | donación de órganos, donación de sangre
veterinary, vet, animal health | Tierarzt, Tierärzte, Tiermedizin, Tiergesundheit | vétérinaire, santé animale | veterinario, sanidad animal
wound care | Wundversorgung | soins des plaies | cuidado de heridas
secondary school | Gymnasium, weiterführende Schule | lycée, collège | instituto de secundaria, educación secundaria
exam, examination | Prüfung, Klausur | examen scolaire | examen, exámenes
professor, lecturer | Professor, Professorin, Dozent | professeur d’université, maître de conférences | catedrático, profesor universitario
adult education | Erwachsenenbildung, Volkshochschule | formation des adultes, éducation populaire | educación de adultos
language course, language learning | Sprachkurs, Sprachenlernen, Sprachunterricht | cours de langue, apprentissage des langues | curso de idiomas, aprendizaje de idiomas
mathematics, maths, STEM | Mathematik, MINT | mathématiques | matemáticas
school dropout, early school leavers | Schulabbrecher, Schulabbruch | décrochage scolaire | abandono escolar
business school | Wirtschaftshochschule, Business School | école de commerce | escuela de negocios
faculty, research institute | Fakultät, Lehrstuhl, Forschungsinstitut | faculté, institut de recherche | facultad, instituto de investigación
career | Karriere, Laufbahn | carrière | carrera profesional
talent management, talent | Talentmanagement, Talente | gestion des talents, talents | gestión del talento, talento
collective agreement, collective bargaining | Tarifvertrag, Tarifverhandlung | convention collective, négociation collective | convenio colectivo, negociación colectiva
payroll, payslip | Lohnabrechnung, Gehaltsabrechnung, Lohnbuchhaltung | fiche de paie, bulletin de paie, gestion de la paie | nómina
variable pay, performance bonus | Prämie, Bonuszahlung | prime salariale, rémunération variable | prima salarial, retribución variable
job centre, employment agency | Arbeitsamt, Arbeitsagentur, Jobcenter | agence pour l’emploi, France Travail | oficina de empleo, servicio público de empleo
gig work, platform workers | Plattformarbeit, Gig Economy | travailleurs des plateformes | trabajadores de plataformas
temporary work, temp agency, agency workers | Zeitarbeit, Leiharbeit | intérim, travail temporaire | trabajo temporal, empresa de trabajo temporal
job satisfaction, employee engagement, employee feedback | Mitarbeiterzufriedenheit, Arbeitszufriedenheit, Mitarbeiterbefragung | satisfaction au travail, engagement des salariés, qualité de vie au travail | satisfacción laboral, compromiso de los empleados, clima laboral
performance review, appraisal | Mitarbeitergespräch, Leistungsbeurteilung | entretien annuel, évaluation des performances | evaluación del desempeño
sick leave, absenteeism, sick pay | Krankmeldung, Krankenstand, Fehlzeiten | arrêt maladie, absentéisme | baja médica, baja laboral, absentismo
holiday entitlement, annual leave, vacation | Urlaub, Urlaubsanspruch | congés payés, vacances | vacaciones
maternity leave, paternity leave | Mutterschutz, Vaterschaftsurlaub | congé maternité, congé paternité | baja por maternidad, permiso de paternidad
electrician, plumber | Elektriker, Klempner, Sanitärinstallateur | électricien, plombier | electricista, fontanero
service technician | Servicetechniker, Wartungstechniker | technicien de maintenance | técnico de mantenimiento, técnico de servicio
ergonomics, exoskeleton | Ergonomie, Exoskelett | ergonomie, exosquelette | ergonomía, exoesqueleto
low-wage workers, precarious work | Niedriglohn, prekäre Beschäftigung | travail précaire, bas salaires | trabajo precario, precariedad laboral
shared flat, co-living | Wohngemeinschaft, Coliving | colocation, coliving | piso compartido, coliving
land register | Grundbuch | cadastre, registre foncier | registro de la propiedad, catastro
racism | Rassismus | racisme | racismo
domestic violence, violence against women | häusliche Gewalt, Gewalt gegen Frauen | violences conjugales, violences faites aux femmes | violencia de género, violencia doméstica
LGBT, LGBTQ, queer | LGBT, LSBTIQ, queer | LGBT, personnes LGBT | LGTBI, LGBT
child protection, children’s rights | Kinderschutz, Kinderrechte, Jugendamt | protection de l’enfance, droits de l’enfant | protección de la infancia, derechos del niño
basic income | Grundeinkommen | revenu universel, revenu de base | renta básica
ex-offenders, prison, prisoners | Strafgefangene, Gefängnis, Resozialisierung | détenus, prison, réinsertion | presos, cárcel, reinserción
over-indebtedness, debt advice | Überschuldung, Schuldnerberatung | surendettement | sobreendeudamiento
food bank | Lebensmittelbank, Lebensmittelspenden, Tafeln | banque alimentaire, aide alimentaire | banco de alimentos
developing countries, global south | Entwicklungsländer, globaler Süden | pays en développement, pays du Sud | países en desarrollo, sur global
disaster relief, civil protection, emergency response | Katastrophenhilfe, Katastrophenschutz, Zivilschutz | secours d’urgence, sécurité civile, protection civile | protección civil, ayuda en emergencias
fire brigade, firefighters | Feuerwehr | pompiers, sapeurs-pompiers | bomberos
police, crime | Polizei, Kriminalität | criminalité, forces de l’ordre | policía, delincuencia
civil society, democracy | Zivilgesellschaft, Demokratie | société civile, démocratie | sociedad civil, democracia
`
