export const money = `
investor | Investor, Investorin, Anleger | investisseur, investisseuse | inversor, inversora
founder, founding team | Gründer, Gründerin, Gründerteam | fondateur, fondatrice, équipe fondatrice | fundador, fundadora, equipo fundador
venture capital, VC | Risikokapital, Wagniskapital, VC, Beteiligungskapital, Risikokapitalgeber | capital-risque, VC | capital riesgo, VC
convertible loan, convertible note | Wandeldarlehen | obligations convertibles, prêt convertible | préstamo convertible, nota convertible
dilution | Verwässerung | dilution | dilución
valuation | Unternehmensbewertung | valorisation | valoración
liquidation preference | Liquidationspräferenz, Liquidationsvorzug, Erlöspräferenz, Liquidationserlös | préférence de liquidation, liquidation préférentielle | preferencia de liquidación, liquidación preferente
shareholders’ agreement, shareholder agreement | Gesellschaftervereinbarung, Gesellschaftervertrag, Beteiligungsvertrag | pacte d’associés, pacte d’actionnaires | pacto de socios, pacto de accionistas, acuerdo de accionistas
employee options, stock options, ESOP, employee share options, option pool | Mitarbeiterbeteiligung, ESOP, VSOP, Mitarbeiterbeteiligungsprogramm, virtuelle Anteile | BSPCE, stock-options, plan d’intéressement au capital | opciones sobre acciones, stock options, plan de opciones para empleados
capital increase | Kapitalerhöhung | augmentation de capital | ampliación de capital
business angel, angel investor | Business Angel, Privatinvestor | business angel, investisseur providentiel | business angel, inversor ángel
grant, public funding, subsidy, subsidies, funding programme | Fördermittel, Förderung, Förderantrag, Zuschuss, Zuschüsse, Subvention, Förderanträge, Fördergelder | subvention, subventions | subvención, subvenciones
crowdfunding | Crowdfunding, Schwarmfinanzierung | financement participatif, crowdfunding | financiación colectiva, crowdfunding
pitch deck | Pitch Deck, Pitchdeck | pitch deck, dossier de présentation | pitch deck, presentación para inversores
cap table, captable, capitalisation table | Cap Table, Captable | table de capitalisation, cap table | tabla de capitalización, cap table
term sheet, termsheet | Term Sheet, Termsheet, Eckpunktepapier | term sheet | term sheet, hoja de términos
due diligence | Due Diligence, Sorgfaltsprüfung, Unternehmensprüfung | due diligence, audit préalable, diligence raisonnable | due diligence, diligencia debida
unit economics | Unit Economics, Stückkosten | économie unitaire, unit economics | economía unitaria, unit economics
gross margin | Bruttomarge, Rohertrag | marge brute | margen bruto
recurring revenue, ARR, MRR | wiederkehrende Umsätze, ARR, MRR | revenus récurrents, ARR, MRR | ingresos recurrentes, ARR, MRR
revenue, turnover | Umsatz, Umsätze, Erlöse | chiffre d’affaires, recettes | ingresos, facturación, volumen de negocio
vesting | Vesting | vesting, acquisition progressive | vesting, devengo
cooperative | Genossenschaft | coopérative | cooperativa
steward ownership | Verantwortungseigentum | propriété responsable | propiedad responsable
growth | Wachstum | croissance | crecimiento
profit, earnings | Gewinn, Gewinne, Ertrag | bénéfice, bénéfices | beneficio, ganancias
profitability, profitable | Rentabilität, profitabel | rentabilité | rentabilidad
costs, expenses | Kosten, Aufwendungen | coûts, dépenses | costes, gastos
cash flow | Cashflow | flux de trésorerie, trésorerie | flujo de caja
loan, credit, lending | Darlehen, Kredit, Kredite, Kreditvergabe | prêt, emprunt, crédit | préstamo, crédito
bridge round, bridge financing, bridge loan | Brückenfinanzierung, Zwischenfinanzierung | financement relais | financiación puente
equity | Eigenkapital | fonds propres, capitaux propres | fondos propios, capital propio
debt | Fremdkapital, Schulden | dette | deuda
shareholders | Gesellschafter, Aktionäre | actionnaires, associés | accionistas, socios
advisory board, supervisory board, board of directors | Beirat, Aufsichtsrat, Verwaltungsrat, Aufsichtsräte, Beiräte | conseil d’administration, conseil de surveillance, comité consultatif | consejo de administración, consejo asesor, junta directiva
fund | Fonds | fonds | fondo
lead investor | Leadinvestor, Lead-Investor | investisseur principal | inversor principal
follow-on | Anschlussfinanzierung, Folgefinanzierung | réinvestissement | inversión de seguimiento
fundraising, raising capital | Fundraising, Kapitalaufnahme, Kapitalbeschaffung, Geld einsammeln | levée de fonds, lever des fonds | captación de fondos, levantar capital, levantamiento de capital
funding round, financing round | Finanzierungsrunde, Kapitalrunde, Investitionsrunde | tour de table, tour de financement, tour d’investissement | ronda de financiación, ronda de inversión
business plan | Businessplan, Geschäftsplan | plan d’affaires, business plan | plan de negocio
business model | Geschäftsmodell | modèle économique, modèle d’affaires | modelo de negocio
customers, clients, customer | Kunden, Kundinnen, Kundschaft, Abnehmer | clients, clientèle | clientes, clientela
churn | Kundenabwanderung, Churn | attrition, churn | tasa de abandono, churn
subscription | Abonnement, Abo | abonnement | suscripción
sales | Vertrieb, Verkauf | ventes | ventas
pilot project, pilot | Pilotprojekt, Pilot | projet pilote, pilote | proyecto piloto, piloto
co-founder, cofounder | Mitgründer, Mitgründerin | cofondateur, cofondatrice | cofundador, cofundadora
entrepreneur | Unternehmer, Unternehmerin | entrepreneur, entrepreneuse | emprendedor, emprendedora
succession | Unternehmensnachfolge, Nachfolge, Nachfolgeregelung, Firmennachfolge, Betriebsübergabe | transmission d’entreprise, reprise d’entreprise | sucesión empresarial, relevo generacional
foundation | Stiftung, Stiftungen | fondation | fundación, fundaciones
nonprofit, non-profit, NGO | gemeinnützig, NGO | but non lucratif, ONG | sin ánimo de lucro, ONG
social enterprise, social business, social entrepreneur | Sozialunternehmen, Sozialunternehmer, Sozialunternehmertum | entreprise sociale, entrepreneuriat social | empresa social, emprendimiento social
competitors | Wettbewerber, Konkurrenz | concurrents, concurrence | competidores, competencia
funding, financing | Finanzierung | financement | financiación
bank, banking | Bank, Banken, Bankwesen | banque, secteur bancaire | banco, banca
bank account, account opening | Bankkonto, Bankkonten, Girokonto, Kontoeröffnung | compte bancaire, ouverture de compte | cuenta bancaria, apertura de cuenta
savings bank, cooperative bank | Sparkasse, Volksbank, Genossenschaftsbank | caisse d’épargne, banque coopérative | caja de ahorros, banco cooperativo
ethical bank, green bank | Ethikbank, nachhaltige Bank, Ökobank | banque éthique, banque verte | banca ética, banco ético
development bank, promotional bank | Förderbank, Entwicklungsbank, KfW | banque de développement, banque publique d’investissement | banco de desarrollo, banco público
savings, savers | Ersparnisse, Sparer, Sparen | épargne, épargnants | ahorro, ahorradores
pension, retirement savings, pension plan | Altersvorsorge, Rente, Altersversorgung | retraite, épargne retraite | pensión, jubilación, plan de pensiones
workplace pension, company pension, occupational pension | Betriebsrente, betriebliche Altersvorsorge, betriebliche Altersversorgung, bAV | retraite d’entreprise, retraite complémentaire, plan d’épargne entreprise | plan de pensiones de empleo, pensión de empresa
pension fund | Pensionskasse, Pensionsfonds | fonds de pension, caisse de retraite | fondo de pensiones
payments, payment processing, payment provider | Zahlungsverkehr, Zahlungsdienstleister, Bezahlsystem | paiements, services de paiement, prestataire de paiement | pagos, servicios de pago, proveedor de pagos
card payment, credit card, mobile payment | Kartenzahlung, Kreditkarte, mobiles Bezahlen | paiement par carte, carte de crédit, paiement mobile | pago con tarjeta, tarjeta de crédito, pago móvil
open banking | Open Banking, Kontoinformationsdienst | banque ouverte, open banking | banca abierta, open banking
fintech, financial technology, embedded finance | Fintech, Finanztechnologie | fintech, technologie financière | fintech, tecnología financiera
financial services, financial institution | Finanzdienstleistung, Finanzdienstleister | services financiers, établissement financier | servicios financieros, entidad financiera
financial inclusion, inclusive finance | finanzielle Inklusion, finanzielle Teilhabe | inclusion financière, finance inclusive | inclusión financiera, finanzas inclusivas
microfinance, microcredit | Mikrofinanz, Mikrokredit | microfinance, microcrédit | microfinanzas, microcrédito
financial adviser, financial advice | Finanzberatung, Finanzberater, Anlageberatung | conseil financier, conseiller financier | asesor financiero, asesoramiento financiero
interest rate, interest payments | Zinssatz, Zinsen | taux d’intérêt, intérêts | tipo de interés, intereses
creditworthiness, credit rating, credit check, credit score | Bonität, Bonitätsprüfung, Kreditwürdigkeit | solvabilité, notation de crédit | solvencia, calificación crediticia
credit risk, loan default | Kreditrisiko, Kreditausfall, Zahlungsausfall | risque de crédit, défaut de paiement | riesgo de crédito, impago
borrowers, lenders | Kreditnehmer, Kreditgeber, Darlehensgeber | emprunteurs, prêteurs | prestatarios, prestamistas
bank loan, corporate loan, business loan | Bankkredit, Bankdarlehen, Unternehmenskredit, Firmenkredit | prêt bancaire, crédit bancaire, prêt professionnel | préstamo bancario, crédito bancario, préstamo para empresas
collateral, guarantee, loan guarantee | Bürgschaft, Kreditsicherheit, Sicherheiten, Ausfallbürgschaft | cautionnement, garantie bancaire, sûretés | aval, garantía bancaria, avalista
factoring, invoice financing, receivables | Factoring, Forderungen, Rechnungsfinanzierung | affacturage, créances clients | factoring, cuentas por cobrar, anticipo de facturas
supply chain finance, trade finance | Lieferkettenfinanzierung, Handelsfinanzierung, Lieferantenfinanzierung | financement de la chaîne d’approvisionnement, financement du commerce | financiación de la cadena de suministro, confirming
asset finance, equipment finance | Objektfinanzierung, Mietkauf | crédit-bail, location financière | arrendamiento financiero, leasing
project finance | Projektfinanzierung | financement de projet | financiación de proyectos
blended finance | Mischfinanzierung, Blended Finance | financement mixte | financiación mixta, financiación combinada
mezzanine, mezzanine capital, subordinated loan | Mezzanine-Kapital, Mezzanine, Nachrangdarlehen | dette mezzanine, mezzanine, prêt participatif, dette subordonnée | financiación mezzanine, préstamo participativo, deuda subordinada
venture debt, venture loan | Venture Debt, Risikodarlehen | venture debt, dette d’amorçage | deuda de riesgo, venture debt
revenue-based financing, royalty financing | umsatzbasierte Finanzierung | financement basé sur les revenus | financiación basada en ingresos
growth capital, patient capital | Wachstumskapital, geduldiges Kapital, Wachstumsfinanzierung | capital de croissance, capital patient, capital-développement | capital de crecimiento, capital paciente
bonds, green bonds | Anleihen, grüne Anleihe, Schuldverschreibung | obligations vertes, emprunt obligataire | bonos verdes, emisión de bonos
stock market, stock exchange, IPO, going public | Börse, Börsengang, Aktienmarkt, Aktienmärkte | introduction en bourse, marché boursier | bolsa de valores, salida a bolsa, mercado bursátil
investment funds, index funds, ETF | Investmentfonds, Indexfonds, ETF | fonds d’investissement, fonds indiciel, ETF | fondos de inversión, fondos indexados, ETF
asset management, wealth management, asset manager | Vermögensverwaltung, Vermögensverwalter, Kapitalverwaltungsgesellschaft | gestion d’actifs, gestion de patrimoine, société de gestion | gestión de activos, gestión de patrimonios, gestora
investment, investing, to invest | Investition, Kapitalanlage, Geldanlage, investieren | investissement, placement, investir | inversión, invertir
capital | Kapital | capitaux | capital
return on investment, ROI, yield | Rendite, Kapitalrendite, ROI | rendement, retour sur investissement, ROI | rentabilidad de la inversión, retorno de la inversión, ROI
payback period, payback | Amortisation, Amortisationszeit | délai de récupération, délai d’amortissement | plazo de amortización, período de amortización
insurer, insurance company, insurtech | Versicherer, Versicherungsgesellschaft, Insurtech | assureur, compagnie d’assurance, assurtech | compañía de seguros, insurtech
insurance claim, claims settlement, claims handling | Schadensregulierung, Versicherungsschaden, Schadensfall, Schadenmeldung | sinistre, indemnisation, gestion des sinistres | siniestro, indemnización, gestión de siniestros
insurance premium, insurance policy | Versicherungsprämie, Versicherungspolice | prime d’assurance, police d’assurance | prima de seguro, póliza de seguro
reinsurance, reinsurer, underwriting, actuary | Rückversicherung, Rückversicherer, Aktuar, Versicherungsmathematik | réassurance, réassureur, actuaire, souscription d’assurance | reaseguro, reasegurador, actuario, suscripción de riesgos
risk management, risk assessment | Risikomanagement, Risikobewertung, Risikoanalyse | gestion des risques, évaluation des risques, analyse des risques | gestión de riesgos, evaluación de riesgos, análisis de riesgos
fraud, fraud detection, scam | Betrug, Betrugserkennung | fraude, détection de fraude, escroquerie | fraude, detección de fraude, estafa
anti-money laundering, money laundering, AML, KYC | Geldwäsche, Geldwäscheprävention, KYC | blanchiment d’argent, lutte contre le blanchiment, LCB-FT | blanqueo de capitales, prevención de blanqueo
blockchain, cryptocurrency, crypto, token | Blockchain, Kryptowährung, Bitcoin | blockchain, cryptomonnaie, chaîne de blocs | cadena de bloques, criptomoneda, blockchain
currency, exchange rate, currency risk | Währung, Wechselkurs, Währungsrisiko | taux de change, devises, risque de change | divisas, tipo de cambio, riesgo cambiario
VAT, value added tax, sales tax | Mehrwertsteuer, Umsatzsteuer | TVA, taxe sur la valeur ajoutée | IVA, impuesto sobre el valor añadido
tax adviser, tax consultant, accountant | Steuerberater, Steuerberaterin, Steuerberatung, Buchhalter | expert-comptable, conseiller fiscal, comptable | asesor fiscal, asesoría fiscal, gestoría, contable
tax credit, research allowance, tax relief | Forschungszulage, Steuervergünstigung, Steuervorteil | crédit d’impôt, crédit impôt recherche, CIR | deducción fiscal, incentivos fiscales
annual accounts, balance sheet, annual financial statements | Jahresabschluss, Jahresabschlüsse, Bilanz | comptes annuels, états financiers | cuentas anuales, estados financieros
income statement, profit and loss, P&L | Gewinn- und Verlustrechnung, GuV | compte de résultat | cuenta de resultados, cuenta de pérdidas y ganancias
budget, budgeting | Budget, Haushaltsplan | budget, budgétisation | presupuesto
financial planning, financial model, financial modelling, forecast | Finanzplan, Finanzplanung, Finanzmodell, Prognose | plan financier, modèle financier, prévisions financières, prévisionnel | plan financiero, modelo financiero, previsiones financieras
liquidity planning, liquidity, working capital | Liquidität, Liquiditätsplanung, Betriebsmittel, Umlaufvermögen | liquidités, plan de trésorerie, besoin en fonds de roulement, BFR | liquidez, plan de tesorería, capital circulante, tesorería
controller, financial controlling, CFO, finance director | Controlling, Controller, Finanzvorstand, Finanzchef, kaufmännische Leitung | contrôle de gestion, contrôleur de gestion, directeur financier, DAF | control de gestión, director financiero, controller financiero
insolvency, bankruptcy | Insolvenz, Zahlungsunfähigkeit, Pleite | faillite, insolvabilité, redressement judiciaire | insolvencia, quiebra, concurso de acreedores
restructuring, turnaround | Restrukturierung, Unternehmenssanierung | restructuration, redressement | reestructuración
cost accounting, product costing, unit cost, cost analysis | Kostenrechnung, Kalkulation, Herstellkosten, Kostenanalyse | comptabilité analytique, coût de revient, coût unitaire, analyse des coûts | contabilidad de costes, coste unitario, análisis de costes
cost saving, cost reduction | Kostensenkung, Kosteneinsparung, Einsparung | réduction des coûts, économies de coûts | reducción de costes, ahorro de costes
techno-economic analysis, economic viability, feasibility study | Machbarkeitsstudie, Wirtschaftlichkeit, Wirtschaftlichkeitsrechnung | étude de faisabilité, analyse technico-économique | estudio de viabilidad, análisis tecnoeconómico, viabilidad económica
startup, start-up, young company | Start-up, Startup, Jungunternehmen | start-up, jeune pousse, jeune entreprise | startup, empresa emergente
scale-up, scaling, scaling up | Scale-up, Skalierung, Hochskalierung | passage à l’échelle, scale-up | escalado, scaleup
accelerator, incubator | Accelerator, Inkubator, Gründerzentrum | accélérateur, incubateur, pépinière d’entreprises | aceleradora, incubadora, vivero de empresas
start-up competition, innovation prize | Gründerwettbewerb, Businessplanwettbewerb, Preisverleihung, Gründerpreis | concours de start-up, remise des prix, concours d’innovation | concurso de startups, entrega de premios, galardón
starting a business, company formation, incorporation | Unternehmensgründung, Existenzgründung, Firmengründung, Gründung | création d’entreprise | creación de empresas, constitución de sociedades
women founders, female founders, female entrepreneurs | Gründerinnen, Unternehmerinnen | fondatrices, entrepreneuses, entrepreneuriat féminin | fundadoras, emprendedoras, mujeres emprendedoras
university spin-off, research spin-off, academic founders | Hochschulausgründung, Hochschulgründung, Uni-Ausgründung | spin-off universitaire, start-up universitaire, valorisation de la recherche | spin-off universitaria, empresa de base tecnológica
seed round, seed funding, pre-seed, early stage | Seed-Runde, Seed-Finanzierung, Frühphase, Startkapital, Anschubfinanzierung | amorçage, pré-amorçage, capital d’amorçage | capital semilla, fase semilla, etapa temprana, fase inicial
ticket size, cheque size, minimum investment | Ticketgröße, Investitionssumme, Mindestanlage, Anlagesumme | ticket d’investissement, ticket moyen, montant investi | ticket de inversión, importe de inversión, inversión mínima
pre-money valuation, post-money valuation | Pre-Money-Bewertung, Post-Money-Bewertung | valorisation pré-money, valorisation post-money | valoración pre-money, valoración post-money
preferred shares, preference shares, share class | Vorzugsaktien, Vorzugsanteile, Anteilsklasse | actions de préférence, catégorie d’actions | acciones preferentes, participaciones preferentes
ordinary shares, company shares, share capital, shareholding | Geschäftsanteile, Stammkapital, Stammaktien, Firmenanteile | actions ordinaires, parts sociales, capital social | participaciones sociales, acciones ordinarias, capital social
stake, minority stake, majority stake, equity stake | Unternehmensbeteiligung, Minderheitsbeteiligung, Mehrheitsbeteiligung, Beteiligung | participation minoritaire, participation majoritaire, prise de participation | participación minoritaria, participación mayoritaria
anti-dilution, anti-dilution protection | Verwässerungsschutz | clause anti-dilution, clause de ratchet | cláusula antidilución
pre-emption right, right of first refusal, pro rata right | Vorkaufsrecht, Bezugsrecht | droit de préemption, droit préférentiel de souscription | derecho de tanteo, derecho de adquisición preferente, derecho de suscripción preferente
drag-along, tag-along | Mitverkaufspflicht, Mitverkaufsrecht, Mitnahmerecht | clause d’entraînement, sortie conjointe | derecho de arrastre, derecho de acompañamiento
good leaver, bad leaver, leaver clause | Leaver-Klausel, Ausscheiden von Gründern | clause de départ, clause de leaver | cláusula de salida de fundadores, bad leaver
reserved matters, veto right, voting rights | Zustimmungsrechte, Vetorecht, Stimmrechte, zustimmungspflichtige Geschäfte | droit de veto, droits de vote, décisions soumises à autorisation | derecho de veto, derechos de voto, materias reservadas
board seat, board member, observer seat, board observer | Beiratssitz, Beiratsmitglied, Aufsichtsratsmitglied, Beobachtersitz, Vorstandsmitglied | siège au conseil, administrateur indépendant, censeur, membre du conseil | puesto en el consejo, consejero independiente, consejero, observador en el consejo
board meeting, board work | Beiratssitzung, Aufsichtsratssitzung, Vorstandssitzung, Gremienarbeit | réunion du conseil | reunión del consejo
shareholders’ meeting, general assembly, annual general meeting, AGM | Gesellschafterversammlung, Hauptversammlung, Generalversammlung, Mitgliederversammlung | assemblée générale | junta general, junta de accionistas, asamblea general
exit, exit strategy, exit planning | Ausstieg, Exit-Strategie, Exit | stratégie de sortie, désinvestissement | desinversión, estrategia de salida
company sale, acquisition, mergers and acquisitions, M&A, trade sale | Unternehmensverkauf, Unternehmenskauf, Firmenverkauf, Firmenübernahme, Übernahme | acquisition d’entreprise, cession d’entreprise, rachat d’entreprise, fusion-acquisition, fusions-acquisitions | venta de la empresa, compra de empresas, adquisición, fusiones y adquisiciones
letter of intent, LOI, memorandum of understanding | Absichtserklärung, LOI | lettre d’intention, protocole d’accord | carta de intenciones, memorando de entendimiento
data room | Datenraum, Datenräume | salle de données, data room | sala de datos, data room
limited partner, LP, fund investors, LP relations | Fondsinvestoren, Limited Partner, Kommanditisten | souscripteurs du fonds, commanditaires | partícipes del fondo, inversores del fondo
fund manager, general partner, fund management | Fondsmanager, Fondsverwaltung, Fondsgesellschaft, Fondsmanagement | gérant de fonds, gestion de fonds, gestionnaire de fonds | gestor de fondos, gestión de fondos
management fee, carried interest | Verwaltungsgebühr, Managementgebühr, Gewinnbeteiligung | frais de gestion, carried interest | comisión de gestión, comisión de éxito, carried interest
capital call, fund commitment | Kapitalabruf, Kapitalzusage | appel de fonds, engagement de capital | llamada de capital, compromiso de capital
holding period, fund term, evergreen fund | Haltedauer, Fondslaufzeit, Evergreen-Fonds | durée de détention, durée du fonds, fonds evergreen | período de tenencia, duración del fondo, fondo perpetuo
portfolio, portfolio companies, portfolio company | Portfolio, Portfoliounternehmen, Beteiligungsportfolio | portefeuille, sociétés du portefeuille, participations | cartera, empresas participadas, participadas
portfolio support, value creation | Portfoliobetreuung, Wertsteigerung | accompagnement des participations, création de valeur | apoyo a la cartera, creación de valor
investor relations, investor update, investor reporting, quarterly report | Investor Relations, Investorenbericht, Quartalsbericht, Investorenkommunikation | relations investisseurs, rapport trimestriel, reporting investisseurs | relación con inversores, informe trimestral, informe para inversores
investment committee, investment decision | Investitionsausschuss, Investitionsentscheidung, Anlageausschuss | comité d’investissement, décision d’investissement | comité de inversión, decisión de inversión
investment thesis, investment strategy, investment criteria | Anlagestrategie, Investitionskriterien, Investitionsstrategie | thèse d’investissement, stratégie d’investissement, critères d’investissement | tesis de inversión, estrategia de inversión, criterios de inversión
deal flow, deal sourcing | Dealflow, Investitionsmöglichkeiten | opportunités d’investissement, deal flow | flujo de operaciones, oportunidades de inversión
syndicate, syndication, co-investment, co-investor, to co-invest | Syndizierung, Koinvestment, Ko-Investition, Koinvestor, Mitinvestor, Investorengruppe | co-investissement, co-investisseur, syndication | coinversión, coinversor, sindicación
family office | Family Office, Familienvermögen | family office, bureau de gestion familiale | family office, patrimonio familiar
corporate venture capital, corporate venturing, strategic investor | Konzernbeteiligung, strategischer Investor, Corporate Venture Capital | investisseur stratégique, capital-risque d’entreprise, fonds corporate | inversor estratégico, capital riesgo corporativo, inversor corporativo
institutional investor | institutionelle Investoren, institutionelle Anleger | investisseurs institutionnels | inversores institucionales, inversor institucional
runway, burn rate, cash burn | Liquiditätsreichweite, Burn Rate, Kapitalverbrauch | autonomie financière, consommation de trésorerie | pista de efectivo, consumo de caja, quema de caja
break-even, breakeven | Gewinnschwelle, Break-even, Kostendeckung | seuil de rentabilité, point mort | punto de equilibrio, umbral de rentabilidad
milestones | Meilensteine, Zwischenziele | jalons, étapes clés | hitos
SAFE note, simple agreement for future equity, valuation cap | SAFE-Vertrag, Bewertungsobergrenze, Wandlungspreis | BSA AIR, plafond de valorisation | nota SAFE, tope de valoración
market size, market potential, TAM | Marktgröße, Marktpotenzial, Marktvolumen | taille du marché, potentiel de marché | tamaño de mercado, potencial de mercado
market research, market analysis, market study | Marktforschung, Marktanalyse, Marktstudie | étude de marché, analyse de marché | estudio de mercado, investigación de mercado, análisis de mercado
FOAK | Erstanlage | première usine, usine pilote, démonstrateur industriel | primera planta
grant writing, EU funding, non-dilutive funding, European programmes | EU-Förderung, EU-Fördermittel, Förderprogramm, Fördermittelberatung | fonds européens, programmes européens, financement non dilutif, aides publiques | fondos europeos, programas europeos, ayudas públicas, financiación no dilutiva
deep tech, deeptech | Deep Tech, Hochtechnologie | deeptech, technologies de rupture | deep tech, tecnología profunda
weapons, arms, controversial weapons | Waffen, Rüstung | armement, armes | armas, armamento
defence, defense, dual use | Verteidigung | défense, double usage | defensa, doble uso
bank transfer, direct debit | Überweisung, Lastschrift, Einzugsermächtigung | virement bancaire, prélèvement | transferencia bancaria, domiciliación bancaria
remittances | Auslandsüberweisung, Rücküberweisung | transferts d’argent, envois de fonds | remesas
mortgage, home loan | Hypothek, Baufinanzierung, Immobilienkredit | hypothèque, prêt immobilier, crédit immobilier | hipoteca, préstamo hipotecario
consumer credit, instalment payment, buy now pay later | Ratenkredit, Ratenzahlung, Verbraucherkredit | crédit à la consommation, paiement fractionné, paiement en plusieurs fois | crédito al consumo, pago a plazos, pago aplazado
debt collection, dunning, late payment | Inkasso, Mahnung, Mahnwesen, Zahlungsverzug | recouvrement de créances, retard de paiement | cobro de deudas, morosidad
structured finance, securitisation | Verbriefung, strukturierte Finanzierung | titrisation, financement structuré | titulización, financiación estructurada
life insurance | Lebensversicherung | assurance vie | seguro de vida
liability insurance, D&O insurance | Haftpflichtversicherung, Betriebshaftpflicht, D&O-Versicherung | assurance responsabilité civile, assurance RC | seguro de responsabilidad civil
home insurance, car insurance | Hausratversicherung, Gebäudeversicherung, Kfz-Versicherung | assurance habitation, assurance auto | seguro de hogar, seguro de coche
inflation | Inflation, Teuerung | inflation | inflación
tax return, tax office | Steuererklärung, Finanzamt | déclaration fiscale, déclaration d’impôts | declaración de la renta, declaración de impuestos
expense report, travel expenses | Reisekosten, Spesen, Reisekostenabrechnung | notes de frais, frais de déplacement | gastos de viaje, dietas y gastos
bank statement, reconciliation | Kontoauszug, Zahlungsabgleich | relevé bancaire, rapprochement bancaire | extracto bancario, conciliación bancaria
secondary sale, secondaries | Sekundärtransaktion, Anteilsverkauf | cession secondaire, rachat de parts | venta secundaria, mercado secundario
buyout, management buyout, private equity | Buyout, Private Equity, Beteiligungsgesellschaft | capital-investissement, rachat par les salariés, LBO | compra apalancada, capital inversión, private equity
fund of funds | Dachfonds | fonds de fonds | fondo de fondos
private investors, retail investors | Privatanleger, Kleinanleger, Privatinvestoren | investisseurs particuliers, petits porteurs | inversores particulares, inversores privados, pequeños inversores
dividend, profit distribution | Dividende, Ausschüttung, Gewinnausschüttung | dividende, distribution des bénéfices | dividendo, reparto de beneficios
contract signing, signing and closing | Vertragsabschluss, Vertragsabschlüsse, Vertragsunterzeichnung | signature du contrat, conclusion du contrat | cierre de la ronda, firma del contrato
shareholder loan | Gesellschafterdarlehen | compte courant d’associé, prêt d’actionnaire | préstamo de socios
`
