export const events = `
workshop | Workshop | atelier | taller
conference, congress, symposium | Konferenz, Tagung, Kongress, Fachtagung | conférence, congrès, colloque | conferencia, congreso, jornadas, simposio
trade fair | Messe, Fachmesse | salon professionnel, foire | feria
breakfast | Frühstück | petit déjeuner | desayuno
dinner | Abendessen | dîner | cena
meetup, meet-up, networking, get-together | Netzwerktreffen, Stammtisch, Vernetzung, Netzwerken, Meetup | réseautage, afterwork | encuentro, networking, red de contactos
event management, events | Veranstaltung, Veranstaltungsmanagement | événement, événementiel | evento, eventos
webinar, online event, livestream | Webinar, Online-Veranstaltung, Livestream | webinaire, événement en ligne, diffusion en direct | seminario web, webinar, evento online
panel discussion, round table, debate | Podiumsdiskussion, runder Tisch, Diskussionsrunde | table ronde, débat | mesa redonda, debate, coloquio
lecture, keynote, speaker | Vortrag, Vorträge, Referent, Redner | exposé, conférencier, intervenant | ponencia, charla, ponente
pitch night, demo day, pitch event | Pitch-Abend, Pitch-Veranstaltung, Demo Day | soirée de pitch, concours de pitch | noche de pitch, concurso de pitch, día de demostración
office hours, consultation hour, one-to-one sessions | Sprechstunde, Einzelgespräch, Einzelberatung | permanence, entretien individuel | horario de consulta, sesión individual, tutoría individual
open day, guided tour, company visit, site visit | Tag der offenen Tür, Betriebsbesichtigung, Werksbesichtigung, Werksführung, Besichtigung | portes ouvertes, visite guidée, visite d’entreprise, visite d’usine | jornada de puertas abiertas, visita guiada, visita a la empresa, visita a la fábrica
reception, aperitif | Umtrunk, Sektempfang | apéritif, cocktail, pot convivial | aperitivo, cóctel
registration, sign-up, to register | Anmeldung, Registrierung, anmelden | inscription, s’inscrire | inscripción, inscribirse
participants, attendees | Teilnehmer, Teilnehmende, Teilnehmerinnen | participants, participantes | participantes, asistentes
venue, meeting room, room hire | Veranstaltungsort, Besprechungsraum, Tagungsraum, Tagungsräume, Raumvermietung | lieu de l’événement, salle de réunion, location de salle | sala de reuniones, lugar del evento, alquiler de salas
peer exchange, exchange of experience, peer learning | Erfahrungsaustausch, kollegiale Beratung | échange d’expériences, retour d’expérience, codéveloppement | intercambio de experiencias, aprendizaje entre pares
meeting, meetings | Besprechung, Sitzung, Treffen | réunion | reunión
hackathon | Hackathon, Programmierwettbewerb | hackathon, marathon de programmation | hackatón, maratón de programación
summit, forum | Gipfeltreffen, Fachforum | sommet, forum | cumbre, foro
exhibition, exhibitor, trade show | Ausstellung, Aussteller, Messestand | exposition, exposant | exposición, expositor
lunch | Mittagessen, Mittagstisch | déjeuner d’affaires, repas de midi | almuerzo, comida de trabajo
celebration, anniversary | Feier, Party, Jubiläum | soirée festive, anniversaire | fiesta, celebración, aniversario
invitation, guests | Einladung, Gäste | invitation, invités | invitación, invitados
agenda, minutes of the meeting | Tagesordnung, Sitzungsprotokoll | ordre du jour, compte rendu, procès-verbal | orden del día, acta de la reunión
calendar, appointment scheduling, scheduling | Kalender, Terminplanung, Terminfindung | calendrier, planification | calendario, planificación, programación de citas
moderator, facilitation, facilitator | Moderation, Moderator, Moderatorin | animateur, facilitateur, modérateur | moderador, facilitador, dinamización
job fair, career fair | Jobmesse, Karrieremesse | salon de l’emploi, forum emploi | feria de empleo
study trip, delegation, excursion | Studienreise, Exkursion, Delegationsreise, Ausflug | voyage d’étude, délégation, excursion | viaje de estudios, delegación, excursión
retreat, team building, offsite | Teamklausur, Klausurtagung, Teambuilding | séminaire d’équipe, cohésion d’équipe | retiro de equipo, cohesión de equipo
matchmaking, introductions | Kontaktvermittlung | mise en relation | puesta en contacto
running group, hike | Lauftreff, Wanderung, Spaziergang, Wandern | randonnée, promenade, course à pied | senderismo, caminata, paseo
clothes swap, flea market | Kleidertausch, Flohmarkt, Flohmärkte | troc de vêtements, marché aux puces, vide-grenier | intercambio de ropa, mercadillo
`
