export const law = `
NDA, non-disclosure agreement, confidentiality agreement | NDA, Geheimhaltungsvereinbarung, Vertraulichkeitsvereinbarung, Verschwiegenheitserklärung, Verschwiegenheitsvereinbarung | NDA, accord de confidentialité, engagement de confidentialité | NDA, acuerdo de confidencialidad
patent, patents | Patent | brevet | patente
trademark | Markenrecht, Markenschutz, eingetragene Marke | marque déposée, dépôt de marque | marca registrada, registro de marca
intellectual property, IP | geistiges Eigentum, Schutzrechte | propriété intellectuelle | propiedad intelectual
data protection, GDPR | Datenschutz, DSGVO | protection des données, RGPD | protección de datos, RGPD
public procurement, public tender, tender, public tenders, tenders, tendering | öffentliche Ausschreibung, Ausschreibung, Vergabe, Vergabeverfahren, Vergaberecht, Ausschreibungen, öffentliche Beschaffung | marchés publics, appel d’offres, commande publique, appels d’offres | contratación pública, licitación, licitaciones, concurso público, compra pública
notary | Notar | notaire | notario
non-compete | Wettbewerbsverbot | clause de non-concurrence, non-concurrence | pacto de no competencia
SME, small and medium-sized enterprises | KMU, kleine und mittlere Unternehmen, Mittelstand | PME, petites et moyennes entreprises | pymes, pequeñas y medianas empresas
lawyer | Anwalt, Anwältin, Rechtsanwalt, Anwälte, Juristin, Jurist | avocat, avocate, juriste | abogado, abogada, jurista
tax, taxes, taxation | Steuer, Steuern, Besteuerung | impôts, fiscalité, impôt | impuestos, fiscalidad
contract | Vertrag, Verträge | contrat, contrats | contrato, contratos
liability | Haftung | responsabilité civile | responsabilidad civil
licence, license | Lizenz | licence | licencia
certification, certificate | Zertifizierung, Zertifikat, Zertifikate | certification, certificat, certifié | certificación, certificado
auditor, audit | Wirtschaftsprüfer, Wirtschaftsprüfung, Audit | commissaire aux comptes, audit | auditoría, auditor
accounting, bookkeeping | Buchhaltung, Buchführung, Rechnungswesen | comptabilité, tenue de comptes | contabilidad
invoice, invoicing, e-invoicing | Rechnung, Rechnungen, E-Rechnung, Rechnungsstellung | facture, facturation | factura, factura electrónica
law firm, legal advice, legal department | Kanzlei, Anwaltskanzlei, Rechtsberatung, Rechtsabteilung | cabinet d’avocats, conseil juridique, service juridique | bufete, asesoría jurídica, despacho de abogados
lawsuit, court, litigation, legal dispute | Rechtsstreit, Gerichtsverfahren, Klage | procès, litige, tribunal, contentieux | demanda judicial, litigio, juicio, tribunal
compliance, regulatory compliance | Compliance, Regelkonformität, Rechtskonformität | conformité, mise en conformité | cumplimiento normativo
regulation, regulatory requirements, directive | Regulierung, EU-Verordnung, Richtlinie, gesetzliche Vorgaben | réglementation, règlement européen, directive | normativa, regulación, directiva europea, reglamento
legislation, statute, legislator | Gesetz, Gesetzgebung | législation, projet de loi | legislación, ley
supervisory authority, financial supervision, regulator | Finanzaufsicht, Aufsichtsbehörde, BaFin | autorité de surveillance, régulateur, autorité de contrôle | autoridad supervisora, regulador, supervisor financiero
legal form, legal structure, limited company | Rechtsform, Gesellschaftsform, GmbH | forme juridique, statut juridique, SARL | forma jurídica, sociedad limitada
articles of association, company statutes, bylaws | Satzung, Statuten | statuts de la société | estatutos sociales
benefit corporation, purpose company, mission-driven company | Purpose-Unternehmen, Gesellschaft mit gebundenem Vermögen | société à mission, entreprise à mission | empresa con propósito, sociedad de beneficio e interés común
terms and conditions, general terms | AGB, allgemeine Geschäftsbedingungen, Nutzungsbedingungen | conditions générales, CGV, conditions d’utilisation | condiciones generales, términos y condiciones
contract clause, contract template, model contract, model documents | Vertragsklausel, Mustervertrag, Musterverträge, Vertragsvorlage | modèle de contrat, clause contractuelle, contrat type | cláusula contractual, modelo de contrato, contrato tipo
contract negotiation, negotiation, to negotiate | Verhandlung, Vertragsverhandlung, verhandeln | négociation, négocier | negociación, negociar
framework agreement, long-term contract | Rahmenvertrag, Rahmenverträge, Abnahmeverträge | accord-cadre, contrat-cadre, contrat d’achat à long terme | acuerdo marco, contrato marco
warranty, product guarantee | Gewährleistung, Garantie | garantie commerciale, garantie du produit | garantía
termination, notice period, cancellation | Kündigung, Kündigungsfrist | résiliation, préavis | rescisión, plazo de preaviso
electronic signature, e-signature, digital signature | elektronische Signatur, digitale Unterschrift, Unterschrift | signature électronique, signature numérique | firma electrónica, firma digital
labour law, employment law | Arbeitsrecht | droit du travail | derecho laboral
company law, corporate law | Gesellschaftsrecht, Unternehmensrecht | droit des sociétés, droit des affaires | derecho mercantil, derecho de sociedades
competition law, antitrust, state aid | Kartellrecht, Wettbewerbsrecht, Beihilferecht, staatliche Beihilfe | droit de la concurrence, aides d’État | derecho de la competencia, ayudas de Estado
consumer protection, consumer rights | Verbraucherschutz, Verbraucherrechte | protection des consommateurs, droits des consommateurs | protección del consumidor, derechos del consumidor
copyright | Urheberrecht | droit d’auteur | derechos de autor
licensing, licence agreement, royalties | Lizenzierung, Lizenzvertrag, Lizenzverträge, Lizenzgebühren | contrat de licence, redevances, octroi de licence | contrato de licencia, regalías, concesión de licencias
trade secret | Geschäftsgeheimnis, Betriebsgeheimnis | secret des affaires, secret industriel | secreto empresarial, secreto comercial
invention, inventor, patent application | Erfindung, Erfinder, Patentanmeldung, Patentanwalt | invention, inventeur, dépôt de brevet | invención, inventor, solicitud de patente
exclusivity, exclusive rights | Exklusivität, Exklusivrechte | exclusivité, droits exclusifs | exclusividad, derechos exclusivos
product liability | Produkthaftung | responsabilité du fait des produits | responsabilidad por productos
technical standards, ISO standard, standardisation | Normung, Industriestandard, ISO-Norm, Standardisierung | normes techniques, normalisation, norme ISO | normas técnicas, normalización, norma ISO
personal data, data processing agreement, privacy policy, privacy | Privatsphäre, personenbezogene Daten, Auftragsverarbeitung, Datenschutzerklärung | données personnelles, vie privée, politique de confidentialité | datos personales, privacidad, política de privacidad
confidentiality, secrecy | Vertraulichkeit, Geheimhaltung | confidentialité | confidencialidad
AI Act, AI regulation | KI-Verordnung, KI-Gesetz, KI-Regulierung | règlement IA, règlement sur l’IA, réglementation de l’IA | reglamento de IA, ley de IA, regulación de la IA
legal tech, contract management | Legal Tech, Vertragsmanagement, Vertragsverwaltung | legaltech, gestion des contrats | legaltech, gestión de contratos
reporting obligation, bureaucracy, red tape | Berichtspflicht, Meldepflicht, Bürokratie, Bürokratieabbau | obligation de déclaration, bureaucratie, simplification administrative | obligación de información, burocracia, simplificación administrativa
mediation, arbitration, dispute resolution | Mediation, Schlichtung, Schiedsverfahren, Streitbeilegung | médiation, arbitrage, règlement des différends | mediación, arbitraje, resolución de conflictos
commercial register, company register | Handelsregister, Firmenregister | registre du commerce, Kbis | registro mercantil
holding company | Holding, Holdinggesellschaft | société holding, holding | sociedad holding
service level agreement, SLA, maintenance contract | Servicevertrag, Wartungsvertrag, SLA | contrat de maintenance, accord de niveau de service | contrato de mantenimiento, acuerdo de nivel de servicio
damages | Schadensersatz, Schadenersatz | dommages-intérêts, dédommagement | daños y perjuicios
penalty, sanctions, administrative fine | Bußgeld, Vertragsstrafe, Sanktionen | amende, pénalité, sanctions | multa, sanción, sanciones
power of attorney | Vollmacht | procuration | poder notarial
design right, registered design | Geschmacksmuster, Designschutz | dessins et modèles | diseño industrial
customs, export control, tariffs | Zoll, Zölle, Exportkontrolle | douane, droits de douane, contrôle des exportations | aduanas, aranceles, control de exportaciones
inheritance, inheritance tax | Erbschaft, Erbschaftsteuer | héritage, droits de succession | herencia, impuesto de sucesiones
`
