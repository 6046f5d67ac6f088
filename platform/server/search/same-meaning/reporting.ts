export const reporting = `
double materiality | doppelte Wesentlichkeit | double matérialité | doble materialidad
sustainability report, sustainability reporting | Nachhaltigkeitsbericht, Nachhaltigkeitsberichterstattung | rapport de durabilité, reporting de durabilité | informe de sostenibilidad, información sobre sostenibilidad
sustainability, sustainable development | Nachhaltigkeit, nachhaltig, nachhaltige Entwicklung | durabilité, développement durable | sostenibilidad, desarrollo sostenible, sostenible
greenwashing | Greenwashing, Grünfärberei | écoblanchiment, greenwashing | ecopostureo, lavado verde, greenwashing
green claims | Umweltaussagen | allégations environnementales | alegaciones medioambientales
EU taxonomy | EU-Taxonomie | taxonomie européenne, taxinomie européenne, taxinomie | taxonomía de la UE, taxonomía europea
minimum safeguards | Mindestschutz | garanties minimales | garantías mínimas
principal adverse impacts, PAI | wichtigste nachteilige Auswirkungen, PAI | principales incidences négatives | principales incidencias adversas
CSRD, corporate sustainability reporting directive | CSRD | CSRD | CSRD
impact measurement, measuring impact, measurable impact, impact assessment | Wirkungsmessung, Wirkungsanalyse, messbare Wirkung | mesure d’impact, mesure de l’impact, évaluation d’impact, impact mesurable | medición de impacto, medición del impacto, evaluación de impacto, impacto medible
theory of change | Wirkungslogik, Theory of Change | théorie du changement | teoría del cambio
human rights | Menschenrechte | droits humains, droits de l’homme | derechos humanos
deforestation | Entwaldung, Abholzung | déforestation | deforestación
supply chain act, due diligence in supply chains, CSDDD | Lieferkettengesetz, CSDDD | devoir de vigilance, CSDDD | diligencia debida en la cadena de suministro, CSDDD
indicator, KPI, key figures, metrics | Kennzahl, Indikator, Kennzahlen, Indikatoren, Kenngröße | indicateur, indicateurs, chiffres clés | indicador, indicadores, cifras clave, métricas
impact | Wirkung | impact | impacto
impact investing | wirkungsorientiertes Investieren | investissement à impact | inversión de impacto
sustainable finance | nachhaltige Finanzierung | finance durable | finanzas sostenibles
disclosure | Offenlegung | divulgation | divulgación
responsible investment | verantwortungsvolles Investieren | investissement responsable | inversión responsable
exclusion list, exclusions | Ausschlusskriterien, Ausschlussliste | critères d’exclusion, exclusions | criterios de exclusión, exclusiones
governance | Unternehmensführung, Governance | gouvernance | gobernanza
corruption, bribery | Korruption, Bestechung | corruption | corrupción, soborno
child labour | Kinderarbeit | travail des enfants | trabajo infantil
forced labour | Zwangsarbeit | travail forcé | trabajo forzoso
whistleblowing, whistleblower | Hinweisgeber, Hinweisgebersystem | lanceur d’alerte | denunciante, canal de denuncias
stakeholders | Anspruchsgruppen, Stakeholder | parties prenantes | partes interesadas, grupos de interés
ESG, environmental social governance | ESG | ESG, critères ESG | ESG, criterios ESG
ESG data, ESG rating, sustainability data, sustainability rating | ESG-Daten, Nachhaltigkeitsdaten, ESG-Rating, Nachhaltigkeitsrating | données ESG, données de durabilité, notation ESG, notation extra-financière | datos ESG, datos de sostenibilidad, calificación ESG
corporate social responsibility, CSR | unternehmerische Verantwortung, CSR | responsabilité sociétale des entreprises, RSE | responsabilidad social corporativa, RSC
materiality analysis, materiality assessment, materiality | Wesentlichkeitsanalyse, Wesentlichkeit | analyse de matérialité, matérialité | análisis de materialidad, materialidad
ESRS, reporting standards | ESRS, Berichtsstandards | ESRS, normes de reporting | ESRS, normas de información
VSME, voluntary reporting | VSME, freiwillige Berichterstattung | VSME, reporting volontaire | VSME, información voluntaria
SFDR, article 8 fund, article 9 fund | SFDR, Offenlegungsverordnung, Artikel-9-Fonds, Artikel-8-Fonds | SFDR, fonds article 9, fonds article 8 | SFDR, fondo artículo 9, fondo artículo 8
do no significant harm, significant harm, DNSH | erhebliche Beeinträchtigung, DNSH | préjudice important, absence de préjudice important, DNSH | perjuicio significativo, no causar un perjuicio significativo, DNSH
sustainable development goals, SDGs | Nachhaltigkeitsziele, SDG, Entwicklungsziele | objectifs de développement durable, ODD | objetivos de desarrollo sostenible, ODS
climate targets, emission reduction target | Reduktionsziel | objectifs climatiques, objectif de réduction des émissions, objectifs fondés sur la science | objetivo de reducción de emisiones, objetivos basados en la ciencia
transition plan, transition finance | Transformationsplan, Übergangsplan, Transformationsfinanzierung | plan de transition, financement de la transition | plan de transición, financiación de la transición
environmental product declaration, EPD | Umweltproduktdeklaration, EPD | déclaration environnementale de produit, FDES | declaración ambiental de producto, DAP
ecolabel, eco-label, sustainability label, quality seal | Gütesiegel, Umweltzeichen, Nachhaltigkeitssiegel, Umweltsiegel | écolabel, label environnemental | etiqueta ecológica, ecoetiqueta, sello de calidad
impact report, impact reporting, impact targets, impact goals | Wirkungsbericht, Wirkungsziele, Impact-Bericht | rapport d’impact, objectifs d’impact | informe de impacto, objetivos de impacto
social impact, outcomes, SROI | gesellschaftliche Wirkung, soziale Wirkung, SROI | impact social, utilité sociale, retour social sur investissement | impacto social, retorno social de la inversión
impact investor, impact fund | Impact-Investor, Impact-Fonds, Wirkungsfonds | fonds à impact, investisseur à impact | fondo de impacto, inversor de impacto
third-party verification, external verification | Verifizierung, Prüfsicherheit, externe Prüfung | vérification par un tiers, assurance limitée | verificación externa, verificación independiente
benchmark, benchmarking | Vergleichswert, Benchmarking | analyse comparative | análisis comparativo
questionnaire, survey | Fragebogen, Umfrage, Befragung | questionnaire, sondage, enquête | cuestionario, encuesta
supplier assessment, supplier audit, supplier data, sustainable procurement | Lieferantenbewertung, Lieferantenaudit, Lieferantendaten, nachhaltige Beschaffung | évaluation des fournisseurs, achats responsables, audit fournisseur | evaluación de proveedores, compras responsables, compra sostenible
transparency | Transparenz | transparence | transparencia
code of conduct, business ethics | Verhaltenskodex, Unternehmensethik, Ethik | code de conduite, éthique | código de conducta, ética
environmental impact | Umweltauswirkungen, Umweltbelastung | impact environnemental | impacto ambiental
EUDR, deforestation-free supply chains | EUDR, Entwaldungsverordnung | RDUE, règlement déforestation | EUDR, reglamento de deforestación
environmental management, EMAS, ISO 14001 | Umweltmanagement, EMAS | management environnemental, EMAS | gestión ambiental, EMAS
B Corp, common good economy | B Corp, Gemeinwohlökonomie | B Corp, économie du bien commun | B Corp, economía del bien común
checklist, guideline | Checkliste, Leitfaden, Anleitung | liste de contrôle, guide pratique | lista de verificación, guía práctica
complaints, grievance mechanism | Beschwerdeverfahren, Reklamation, Beschwerdemanagement | réclamations, plaintes, mécanisme de réclamation | reclamaciones, quejas, mecanismo de reclamación
tobacco | Tabak | tabac | tabaco
`
