import type { MailTexts } from './mail-texts';

/** German texts of mails and push messages. */
export const MAIL_DE: MailTexts = {
  'mail.greeting': 'Guten Tag, {name},',
  'mail.greetingNobody': 'Guten Tag,',
  'mail.plainLink': 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diesen Link:',
  'mail.validity':
    'Der Link funktioniert einmal, bis {hours, plural, one {eine Stunde} other {# Stunden}} nach dem Versand dieser E-Mail.',
  'mail.reason.account': 'Sie erhalten diese E-Mail, weil sie die Sicherheit Ihres Millrace-Kontos betrifft.',

  'mail.label.company': 'Unternehmen',
  'mail.label.device': 'Gerät',
  'mail.label.email': 'E-Mail',
  'mail.label.event': 'Veranstaltung',
  'mail.label.name': 'Name',
  'mail.label.phone': 'Telefon',
  'mail.label.place': 'Ort',
  'mail.label.product': 'Produkt',
  'mail.label.suppliers': 'Lieferanten',
  'mail.label.time': 'Zeitpunkt',

  'mail.verifyRegistration.subject': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'mail.verifyRegistration.preheader':
    'Nur noch ein Schritt. Der Link funktioniert {hours, plural, one {eine Stunde} other {# Stunden}} lang.',
  'mail.verifyRegistration.heading': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'mail.verifyRegistration.ask':
    'Mit dieser Adresse hat sich jemand bei Millrace registriert. Wenn Sie das waren, bestätigen Sie die Adresse, um fortzufahren.',
  'mail.verifyRegistration.action': 'E-Mail-Adresse bestätigen',
  'mail.verifyRegistration.notYou':
    'Wenn Sie sich nicht registriert haben, müssen Sie nichts tun. Ein Konto entsteht erst, wenn der Link benutzt wird.',
  'mail.verifyRegistration.reason':
    'Sie erhalten diese E-Mail, weil sich jemand mit Ihrer Adresse bei Millrace registriert hat.',

  'mail.alreadyRegistered.subject': 'Sie haben bereits ein Millrace-Konto',
  'mail.alreadyRegistered.preheader': 'Jemand wollte sich mit Ihrer Adresse registrieren.',
  'mail.alreadyRegistered.heading': 'Sie haben bereits ein Konto',
  'mail.alreadyRegistered.happened':
    'Jemand, vielleicht Sie selbst, wollte sich mit dieser Adresse bei Millrace registrieren. Sie gehört bereits zu Ihrem Konto.',
  'mail.alreadyRegistered.unchanged':
    'Ihr Konto und Ihr Passwort sind unverändert. Dass es das Konto gibt, haben wir nicht verraten.',
  'mail.alreadyRegistered.action': 'Anmelden',
  'mail.alreadyRegistered.reset': 'Passwort vergessen? Neues wählen',
  'mail.alreadyRegistered.reason':
    'Sie erhalten diese E-Mail, weil sich jemand mit der Adresse Ihres Millrace-Kontos registrieren wollte.',

  'mail.resetPassword.subject': 'Wählen Sie ein neues Passwort',
  'mail.resetPassword.preheader':
    'Der Link funktioniert {hours, plural, one {eine Stunde} other {# Stunden}} lang.',
  'mail.resetPassword.heading': 'Wählen Sie ein neues Passwort',
  'mail.resetPassword.ask':
    'Jemand, vielleicht Sie selbst, hat ein neues Passwort für Ihr Konto angefordert.',
  'mail.resetPassword.action': 'Neues Passwort wählen',
  'mail.resetPassword.notYou':
    'Wenn Sie das nicht waren, müssen Sie nichts tun. Ihr Passwort ist unverändert.',
  'mail.resetPassword.reason':
    'Sie erhalten diese E-Mail, weil jemand ein neues Passwort für Ihr Millrace-Konto angefordert hat.',

  'mail.confirmEmail.subject': 'Bestätigen Sie Ihre neue E-Mail-Adresse',
  'mail.confirmEmail.preheader':
    'Der Link funktioniert {hours, plural, one {eine Stunde} other {# Stunden}} lang.',
  'mail.confirmEmail.heading': 'Bestätigen Sie Ihre neue E-Mail-Adresse',
  'mail.confirmEmail.ask':
    'Jemand hat die Adresse {address} zu einem Millrace-Konto hinzugefügt. Bestätigen Sie die Adresse, damit sie verwendet wird.',
  'mail.confirmEmail.action': 'E-Mail-Adresse bestätigen',
  'mail.confirmEmail.notYou':
    'Wenn das nicht Ihr Konto ist, müssen Sie nichts tun. Die Adresse wird dann nicht hinzugefügt.',
  'mail.confirmEmail.reason':
    'Sie erhalten diese E-Mail, weil jemand Ihre Adresse zu einem Millrace-Konto hinzugefügt hat.',

  'mail.yourCompany': 'Ihrem Unternehmen',
  'mail.certificatesEnding.subject':
    '{count, plural, one {Ein Zertifikat} other {# Zertifikate}} von {company} {count, plural, one {läuft} other {laufen}} bald ab',
  'mail.certificatesEnding.preheader':
    'Tragen Sie nach der Verlängerung das neue Datum auf der Unternehmensseite ein.',
  'mail.certificatesEnding.one': '{name} läuft am {day} ab.',
  'mail.certificatesEnding.todo':
    'Danach zeigt Millrace {count, plural, one {es} other {sie}} als abgelaufen an, und das Unternehmen wird darüber nicht mehr gefunden. Tragen Sie nach der Verlängerung das neue Datum unter „Fakten bearbeiten“ ein.',
  'mail.certificatesEnding.action': 'Unternehmen ansehen',

  'mail.passwordChanged.subject': 'Ihr Passwort wurde geändert',
  'mail.passwordChanged.preheader': 'Wenn Sie das nicht waren, wählen Sie jetzt ein neues.',
  'mail.passwordChanged.heading': 'Ihr Passwort wurde geändert',
  'mail.passwordChanged.happened': 'Ihr Millrace-Passwort wurde am {moment} geändert.',
  'mail.passwordChanged.notYou':
    'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, wählen Sie jetzt ein neues Passwort. Damit werden alle anderen abgemeldet.',

  'mail.emailChangeAsked.subject':
    '{slot, select, primary {Änderung Ihrer E-Mail-Adresse angefordert} other {Zweite E-Mail-Adresse angefordert}}',
  'mail.emailChangeAsked.preheader': 'Wenn Sie das nicht waren, stoppen Sie es jetzt.',
  'mail.emailChangeAsked.happened':
    'Am {moment} hat jemand, der in Ihrem Millrace-Konto angemeldet ist, {address} als {slot, select, primary {erste E-Mail-Adresse} other {zweite E-Mail-Adresse}} angefordert. Sie wird hinzugefügt, sobald der dorthin gesendete Link geöffnet wird.',
  'mail.stop.notYou':
    'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, benutzen Sie den Link unten. Er meldet alle Geräte ab, beendet alle Zugriffstoken und stellt Ihre E-Mail-Adressen wieder her. Er entfernt auch Passkeys, die Authentifizierungs-App und das LinkedIn-Konto, wenn sie mit dieser Änderung oder danach hinzukamen. Danach können Sie ein neues Passwort wählen.',
  'mail.stop.action': 'Das war ich nicht',

  'mail.accountNotice.subject':
    '{what, select, passkeyAdded {Ihrem Konto wurde ein Passkey hinzugefügt} passkeyRemoved {Aus Ihrem Konto wurde ein Passkey entfernt} twoFactorOn {Die Anmeldung in zwei Schritten ist eingeschaltet} twoFactorOff {Die Anmeldung in zwei Schritten ist ausgeschaltet} linkedinLinked {LinkedIn wurde mit Ihrem Konto verknüpft} addressesSwapped {Ihre erste und Ihre zweite E-Mail-Adresse wurden getauscht} secondAdded {Ihrem Konto wurde eine zweite E-Mail-Adresse hinzugefügt} other {Jemand probiert Codes für Ihr Konto aus}}',
  'mail.accountNotice.happened':
    '{what, select, passkeyAdded {Am {moment} wurde Ihrem Millrace-Konto ein Passkey hinzugefügt. Mit ihm meldet man sich ohne Passwort an.} passkeyRemoved {Am {moment} wurde aus Ihrem Millrace-Konto ein Passkey entfernt.} twoFactorOn {Seit dem {moment} ist für die Anmeldung bei Ihrem Millrace-Konto ein Code aus einer Authentifizierungs-App nötig.} twoFactorOff {Seit dem {moment} ist für die Anmeldung bei Ihrem Millrace-Konto kein Code aus einer Authentifizierungs-App mehr nötig.} linkedinLinked {Am {moment} hat sich jemand mit einem LinkedIn-Konto, das dieselbe bestätigte E-Mail-Adresse hat, bei Ihrem Millrace-Konto angemeldet. Mit diesem LinkedIn-Konto kann man sich nun anmelden.} addressesSwapped {Am {moment} wurden die erste und die zweite E-Mail-Adresse Ihres Millrace-Kontos getauscht.} secondAdded {Am {moment} wurde die zweite E-Mail-Adresse Ihres Millrace-Kontos bestätigt. Wir können nun E-Mails dorthin senden.} other {Am {moment} hat jemand, der Ihr Passwort kennt, mehrere falsche Codes eingegeben.}}',
  'mail.accountNotice.codesTried':
    'Die Anmeldung ist nicht gelungen. Wenn Sie das nicht waren, wählen Sie jetzt ein neues Passwort. Falls Sie sich in der nächsten Stunde nicht mit einem Code aus Ihrer App anmelden können, verwenden Sie einen Wiederherstellungscode oder einen Passkey.',

  'mail.tokenMade.subject': 'In Ihrem Konto wurde ein Zugriffstoken erstellt',
  'mail.tokenMade.happened':
    'Am {moment} wurde in Ihrem Millrace-Konto ein persönlicher Zugriffstoken{isNamed, select, yes { namens „{name}“} other {}} erstellt. Bis zum {day} können Programme, die ihn haben, alles {may, select, write {lesen und ändern} other {lesen}}, was Sie können.',

  'mail.emailChanged.subject': 'Ihre E-Mail-Adresse wurde geändert',
  'mail.emailChanged.preheader': 'Wenn Sie das nicht waren, antworten Sie auf diese E-Mail.',
  'mail.emailChanged.heading': 'Ihre E-Mail-Adresse wurde geändert',
  'mail.emailChanged.happened':
    'Seit dem {moment} ist {address} die E-Mail-Adresse Ihres Millrace-Kontos. Alle E-Mails gehen nun dorthin.',
  'mail.emailChanged.notYou': 'Wenn Sie das nicht waren, antworten Sie auf diese E-Mail. Wir gehen dem nach.',
  'mail.emailChanged.reason':
    'Sie erhalten diese E-Mail, die letzte an diese Adresse, weil die Adresse zu Ihrem Millrace-Konto gehörte.',

  'mail.eventRemoved.subject': 'Veranstaltung abgesagt',
  'mail.eventRemoved.preheader': 'Der Veranstalter hat sie abgesagt.',
  'mail.eventRemoved.heading': 'Veranstaltung abgesagt',
  'mail.eventRemoved.happened':
    'Eine Veranstaltung, an der Sie teilnehmen wollten, wurde vom Veranstalter abgesagt.',
  'mail.eventRemoved.action': 'Andere Veranstaltungen ansehen',
  'mail.eventRemoved.reason':
    'Sie erhalten diese E-Mail, weil Sie bei dieser Veranstaltung zugesagt oder Interesse gezeigt haben.',
  'mail.newSignIn.subject': 'Neue Anmeldung bei Ihrem Konto',
  'mail.newSignIn.preheader': 'Mit {device}. Wenn Sie das nicht waren, wählen Sie ein neues Passwort.',
  'mail.newSignIn.heading': 'Neue Anmeldung bei Ihrem Konto',
  'mail.newSignIn.happened': 'Ihr Konto wurde auf einem Gerät benutzt, das wir noch nicht kennen.',
  'mail.newSignIn.notYou':
    'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, wählen Sie ein neues Passwort. Damit werden alle anderen abgemeldet. Prüfen Sie dann in Ihrem Profil, ob dort ein Passkey, eine Authentifizierungs-App oder ein LinkedIn-Konto steht, das Sie nicht kennen.',

  'mail.accountDeleted.subject': 'Ihr Konto wurde gelöscht',
  'mail.accountDeleted.preheader': 'Ihre Daten wurden mit ihm gelöscht.',
  'mail.accountDeleted.heading': 'Ihr Konto wurde gelöscht',
  'mail.accountDeleted.happened': 'Ihr Millrace-Konto wurde am {moment} gelöscht, wie im Konto gewünscht.',
  'mail.accountDeleted.notYou': 'Wenn Sie das nicht waren, antworten Sie auf diese E-Mail.',

  'mail.moderation.reason':
    'Sie erhalten diese E-Mail, weil die Moderation von Millrace über Ihr Konto oder einen Ihrer Texte entschieden hat.',
  'mail.because':
    '{because, select, spam {Spam oder Werbung} harassment {Belästigung oder Hass} false_information {Falsch oder irreführend} confidential {Vertraulich oder urheberrechtlich geschützt} impersonation {Vortäuschen einer anderen Person} illegal {Rechtswidrig oder gefährlich} other {Verstoß gegen die Regeln der Community}}',

  'mail.reportDecided.subject': 'Neues zu Ihrer Meldung',
  'mail.reportDecided.preheader': 'Die Moderation hat sie geprüft.',
  'mail.reportDecided.heading':
    '{outcome, select, kept {Keine Maßnahme} acted {Wir haben auf Ihre Meldung reagiert} other {Wieder sichtbar}}',
  'mail.reportDecided.reported':
    'Sie haben {kind, select, post {einen Beitrag von {name}} comment {einen Kommentar von {name}} event {eine Veranstaltung von {name}} other {das Mitglied {name}}} gemeldet. Die Moderation hat das geprüft.',
  'mail.reportDecided.outcome':
    '{outcome, select, kept {Es verstößt nicht gegen die Regeln der Community, deshalb bleibt es unverändert.} acted {Es verstößt gegen die Regeln der Community, deshalb haben wir eingegriffen.} other {Wir haben es noch einmal geprüft und wieder sichtbar gemacht.}}',
  'mail.reportDecided.private': 'Dass die Meldung von Ihnen kam, weiß nur die Moderation.',
  'mail.reportDecided.reason': 'Sie erhalten diese E-Mail, weil Sie auf Millrace etwas gemeldet haben.',

  'mail.duplicateDecided.subject': 'Ihre gemeldete Dublette: {subject} und {other}',
  'mail.duplicateDecided.heading':
    '{outcome, select, merged {Zusammengeführt} kept {Beide behalten} other {Getrennt}}',
  'mail.duplicateDecided.flagged':
    'Sie haben {subject} im {kind, select, product {Produktkatalog} other {Unternehmenskatalog}} als Dublette von {other} gemeldet. Die Moderation hat das geprüft.',
  'mail.duplicateDecided.outcome':
    '{outcome, select, merged {Wir haben beide zusammengeführt. Verknüpfungen, Lieferanten und Follower sind nun beisammen, und die alte Adresse führt dorthin.} kept {Es ist nicht dasselbe, deshalb haben wir beide behalten.} other {Wir haben die Zusammenführung rückgängig gemacht. Jedes hat wieder seine eigenen Verknüpfungen und Follower.}}',
  'mail.duplicateDecided.action': '{kind, select, product {Produkt} other {Unternehmen}} ansehen',
  'mail.duplicateDecided.reason':
    'Sie erhalten diese E-Mail, weil Sie auf Millrace eine Dublette gemeldet haben.',

  'mail.contentHidden.subject':
    '{kind, select, comment {Ihr Kommentar} event {Ihre Veranstaltung} other {Ihr Beitrag}} wurde verborgen',
  'mail.contentHidden.heading':
    '{kind, select, comment {Ihr Kommentar} event {Ihre Veranstaltung} other {Ihr Beitrag}} wurde verborgen',
  'mail.contentHidden.happened':
    'Die Moderation hat {kind, select, comment {Ihren Kommentar} event {Ihre Veranstaltung} other {Ihren Beitrag}} verborgen. Nur Sie sehen {kind, select, comment {ihn} event {sie} other {ihn}} noch.',
  'mail.contentHidden.why': 'Grund: {because}.',
  'mail.contentHidden.appeal': 'Wenn Sie das für einen Fehler halten, antworten Sie auf diese E-Mail.',

  'mail.contentRestored.subject':
    '{kind, select, comment {Ihr Kommentar} event {Ihre Veranstaltung} other {Ihr Beitrag}} ist wieder sichtbar',
  'mail.contentRestored.preheader': 'Die Moderation hat es wiederhergestellt.',
  'mail.contentRestored.heading':
    '{kind, select, comment {Ihr Kommentar} event {Ihre Veranstaltung} other {Ihr Beitrag}} ist wieder sichtbar',
  'mail.contentRestored.happened':
    'Die Moderation hat {kind, select, comment {Ihren Kommentar} event {Ihre Veranstaltung} other {Ihren Beitrag}} wiederhergestellt. Alle können {kind, select, comment {ihn} event {sie} other {ihn}} wieder lesen.',

  'mail.memberSuspended.subject': 'Ihr Konto ist gesperrt',
  'mail.memberSuspended.heading': 'Ihr Konto ist gesperrt',
  'mail.memberSuspended.happened':
    'Die Moderation hat Ihr Millrace-Konto gesperrt. Bis die Sperre endet, können Sie sich nicht anmelden, und Ihre Beiträge sind verborgen.',
  'mail.memberSuspended.why': 'Grund: {because}.',

  'mail.suspensionLifted.subject': 'Ihr Konto ist wieder aktiv',
  'mail.suspensionLifted.preheader': 'Sie können sich wie zuvor anmelden.',
  'mail.suspensionLifted.heading': 'Ihr Konto ist wieder aktiv',
  'mail.suspensionLifted.happened':
    'Die Sperre Ihres Millrace-Kontos ist beendet. Sie können sich anmelden, und Ihre Beiträge sind wieder sichtbar.',

  'mail.invitationReceived.subject': 'Ihr Interesse an Millrace',
  'mail.invitationReceived.preheader': 'Jemand aus unserem Team schreibt Ihnen in Kürze.',
  'mail.invitationReceived.heading': 'Vielen Dank für Ihr Interesse',
  'mail.invitationReceived.thanks':
    'Vielen Dank für Ihr Interesse an Millrace. Jemand aus unserem Team meldet sich in Kürze bei Ihnen.',
  'mail.invitationReceived.ahead': 'Sie müssen nicht warten. Die Registrierung dauert eine Minute.',
  'mail.invitationReceived.action': 'Millrace beitreten',
  'mail.invitationReceived.reason':
    'Sie erhalten diese E-Mail, weil jemand Ihre Adresse auf unserer Startseite eingegeben hat. Weitere senden wir Ihnen nur, wenn Sie sich registrieren.',

  'mail.via': '{name} über Millrace',
  'mail.someMember': 'Ein Mitglied',
  'mail.share.heading':
    '{name} hat {kind, select, post {einen Beitrag} product {ein Produkt} company {ein Unternehmen} user {ein Profil} other {eine Seite}} mit Ihnen geteilt',
  'mail.share.writes': '{name} schreibt:',
  'mail.share.writesFrom': '{name} von {company} schreibt:',
  'mail.share.label':
    '{kind, select, post {Beitrag} product {Produkt} company {Unternehmen} user {Mitglied} other {Seite}}',
  'mail.share.private':
    'Dieser Beitrag ist privat. Nur wer eingeladen ist, kann ihn nach der Anmeldung öffnen.',
  'mail.share.action':
    '{kind, select, post {Beitrag} product {Produkt} company {Unternehmen} user {Profil} other {Seite}} öffnen',
  'mail.share.answer': 'Antworten auf diese E-Mail gehen an {name}.',
  'mail.share.reason':
    'Sie erhalten diese E-Mail, weil {name}, Mitglied bei Millrace, Ihre Adresse eingegeben hat. Der Text im Rahmen ist von {name}, nicht von Millrace.',
  'mail.share.stop': 'Keine solchen E-Mails mehr erhalten',

  'mail.followInvitation.subject': '{name} lädt Sie ein, {title} zu folgen',
  'mail.followInvitation.preheader':
    'Erfahren Sie Neues über {kind, select, product {dieses Produkt} other {dieses Unternehmen}}, und wer noch damit zu tun hat.',
  'mail.followInvitation.heading':
    '{name} lädt Sie ein, {kind, select, product {einem Produkt} other {einem Unternehmen}} zu folgen',
  'mail.followInvitation.writes':
    '{name} nutzt Millrace, wo Hersteller Produkten und Unternehmen folgen, und meint, dass Sie dies interessieren könnte.',
  'mail.followInvitation.writesFrom':
    '{name} von {company} nutzt Millrace, wo Hersteller Produkten und Unternehmen folgen, und meint, dass Sie dies interessieren könnte.',
  'mail.followInvitation.label': '{kind, select, product {Produkt} other {Unternehmen}}',
  'mail.followInvitation.action': '{kind, select, product {Produkt} other {Unternehmen}} öffnen',
  'mail.followInvitation.signUp': 'Noch nicht bei Millrace? Mit dieser Adresse registrieren',
  'mail.followInvitation.reason':
    'Sie erhalten diese E-Mail, weil {name}, Mitglied bei Millrace, Ihre Adresse eingegeben hat.',

  'mail.label.quantity': 'Menge',
  'mail.label.neededBy': 'Benötigt bis',
  'mail.label.deliveryCountry': 'Lieferland',
  'mail.quoteRequest.subject': 'Angebotsanfrage: {product}',
  'mail.quoteRequest.heading': 'Angebotsanfrage für {product}',
  'mail.quoteRequest.happened':
    'Guten Tag, {firstName}, {buyer} fragt bei Lieferanten dieses Produkts Angebote an. Antworten Sie auf Millrace. Dort werden alle Angebote verglichen.',
  'mail.quoteRequest.action': 'Anfrage beantworten',
  'mail.label.price': 'Preis',
  'mail.label.leadTime': 'Lieferzeit',
  'mail.label.minimumOrder': 'Mindestmenge',
  'mail.quoteAnswered.subject': '{supplier} hat geantwortet: {product}',
  'mail.quoteAnswered.heading': '{supplier} hat auf Ihre Anfrage geantwortet',
  'mail.quoteAnswered.happened':
    'Guten Tag, {firstName}, {supplier} hat auf Ihre Angebotsanfrage für {product} geantwortet.',
  'mail.quoteAnswered.action': 'Antworten vergleichen',
  'mail.quoteAnswered.reason':
    'Sie erhalten diese E-Mail, weil Sie ein Angebot für {product} angefragt haben.',
  'mail.quoteRequest.reason':
    'Sie erhalten diese E-Mail, weil Sie als Kontakt von {supplier} eingetragen sind, einem Lieferanten von {product}.',

  'mail.alerts.subject': '{count, plural, one {Eine Neuigkeit} other {# Neuigkeiten}} auf Millrace',
  'mail.alerts.heading': 'Neues auf Millrace',
  'mail.alerts.happened':
    'Seit unserer letzten E-Mail gibt es {count, plural, one {eine Neuigkeit} other {# Neuigkeiten}}.',
  'mail.alerts.more':
    'Auf Millrace {count, plural, one {finden Sie noch eine Neuigkeit} other {finden Sie noch # Neuigkeiten}}.',
  'mail.alerts.action': 'Mitteilungen öffnen',
  'mail.alerts.settings': 'Festlegen, welche E-Mails Sie wie oft erhalten',
  'mail.alerts.reason':
    'Sie erhalten diese E-Mail, weil in Ihrem Millrace-Profil E-Mail-Benachrichtigungen eingeschaltet sind.',
  'mail.alerts.stop': 'Alle E-Mail-Benachrichtigungen beenden',

  'push.title': 'Millrace',

  'alerts.kind.posts': 'Ihre Beiträge und Unterhaltungen',
  'alerts.kind.people': 'Personen',
  'alerts.kind.products': 'Produkte',
  'alerts.kind.product_posts': 'Neue Beiträge über Produkte, denen Sie folgen',
  'alerts.kind.company_posts': 'Neue Beiträge über Unternehmen, denen Sie folgen',
  'alerts.kind.searches': 'Neues zu Ihren gespeicherten Suchen',
  'alerts.postTitle': ' „{title}“',
  'alerts.newPost': '{actor} hat „{title}“ veröffentlicht',
  'alerts.newPostUntitled': '{actor} hat etwas veröffentlicht',

  'notifications.others':
    '{actor}{others, plural, =0 {} one { und eine weitere Person} other { und # weitere Personen}}',
  'notifications.raw_material_added': '{linked} wurde als Rohstoff von {product} hinzugefügt, von {actor}',
  'notifications.end_product_added': '{linked} wurde als Endprodukt von {product} hinzugefügt, von {actor}',
  'notifications.supplier_added': '{company} wurde als Lieferant von {product} hinzugefügt',
  'notifications.raw_material_supplier_added':
    '{company} wurde als Lieferant von {linked} hinzugefügt, einem Rohstoff von {product}',
  'notifications.application_supplier_added':
    '{company} wurde als Lieferant von {linked} hinzugefügt, einer Anwendung von {product}',
  'notifications.product_followed':
    '{actor} {others, plural, =0 {folgt} one {folgen} other {folgen}} nun {product}',
  'notifications.linked_product_followed':
    '{actor} {others, plural, =0 {folgt} one {folgen} other {folgen}} nun {linked}, das mit {product} verknüpft ist',
  'notifications.commented':
    '{actor} {others, plural, =0 {hat} one {haben} other {haben}} Ihren Beitrag{title} kommentiert',
  'notifications.liked':
    '{actor} {others, plural, =0 {hat} one {haben} other {haben}} Ihren Beitrag{title} mit „Gefällt mir“ markiert',
  'notifications.commented_on_liked':
    '{actor} {others, plural, =0 {hat} one {haben} other {haben}} einen Beitrag{title} kommentiert, der Ihnen gefällt',
  'notifications.commented_on_commented':
    '{actor} {others, plural, =0 {hat} one {haben} other {haben}} einen Beitrag{title} kommentiert, den Sie kommentiert haben',
  'notifications.replied':
    '{actor} {others, plural, =0 {hat} one {haben} other {haben}} auf Ihren Kommentar{title} geantwortet',
  'notifications.liked_on_liked':
    '{actor} {others, plural, =0 {hat} one {haben} other {haben}} einen Beitrag{title} mit „Gefällt mir“ markiert, der auch Ihnen gefällt',
  'notifications.liked_on_commented':
    '{actor} {others, plural, =0 {hat} one {haben} other {haben}} einen Beitrag{title} mit „Gefällt mir“ markiert, den Sie kommentiert haben',
  'notifications.mentioned':
    '{actor} {others, plural, =0 {hat} one {haben} other {haben}} Sie in einem Beitrag{title} erwähnt',
  'notifications.company_tagged':
    '{actor} {others, plural, =0 {hat} one {haben} other {haben}} {company} einen privaten Beitrag{title} gesendet',
  'notifications.company_joined':
    '{actor} {others, plural, =0 {wurde} one {wurden} other {wurden}} {company} hinzugefügt',
  'notifications.company_objected':
    'Jemand bei {company} widerspricht Ihrem Eintrag. Die Moderation entscheidet',
  'notifications.company_verified': 'Die Moderation hat bestätigt, dass Sie bei {company} arbeiten',
  'notifications.company_request_refused':
    'Die Moderation konnte nicht bestätigen, dass Sie bei {company} arbeiten',
  'notifications.company_link_ended': 'Die Moderation hat Ihre Verbindung mit {company} beendet',
  'notifications.company_objection_decided':
    'Die Moderation hat über den Widerspruch bei {company} entschieden',
  'notifications.company_followed':
    '{actor} {others, plural, =0 {folgt} one {folgen} other {folgen}} nun {company}',
  'notifications.company_product_added': '{product} wurde bei {company} hinzugefügt',
  'notifications.invitation_accepted':
    '{actor} {others, plural, =0 {ist} one {sind} other {sind}} nun bei Millrace',
  'notifications.exhibitor_added': '{company} wurde als Aussteller von {event} hinzugefügt',
  'notifications.attendee_going':
    '{actor} {others, plural, =0 {nimmt} one {nehmen} other {nehmen}} an {event} teil',
  'notifications.event_moved':
    '{actor} {others, plural, =0 {hat} one {haben} other {haben}} Zeit oder Ort von {event} geändert',
  'notifications.event_soon': '{event} beginnt bald',
  'notifications.quote_requested':
    '{actor} {others, plural, =0 {hat} one {haben} other {haben}} ein Angebot für {product} angefragt',
  'notifications.quote_answered':
    '{actor} {others, plural, =0 {hat} one {haben} other {haben}} Ihre Angebotsanfrage für {product} beantwortet',
  'notifications.search_matched':
    'Neu für „{search}“: {thing}{others, plural, =0 {} one { und ein weiterer Treffer} other { und # weitere Treffer}}',
  'notifications.connection_added':
    '{actor} {others, plural, =0 {gehört} one {gehören} other {gehören}} nun zu Ihren Kontakten',

  'mail.planReceipt.subject': 'Ihr Zahlungsbeleg für {plan}',
  'mail.planReceipt.preheader': 'Rechnung {number}, {amount}',
  'mail.planReceipt.heading': 'Vielen Dank. Ihr Tarif ist nun {plan}.',
  'mail.planReceipt.paid': 'Wir haben Ihre Zahlung erhalten. Hier sind die Einzelheiten.',
  'mail.planReceipt.renews': 'Ihr Tarif verlängert sich am {day}, wenn Sie nicht vorher kündigen.',
  'mail.planReceipt.ends': 'Ihr Tarif endet am {day}.',
  'mail.planReceipt.action': 'Tarif und Rechnungen ansehen',
  'mail.label.plan': 'Tarif',
  'mail.label.amount': 'Betrag',
  'mail.label.invoice': 'Rechnung',
  'mail.label.term': 'Laufzeit',
  'mail.plan.term': '{from} bis {until}',

  'mail.paymentFailed.subject': 'Ihre Zahlung für {plan} ist fehlgeschlagen',
  'mail.paymentFailed.preheader': 'Sie behalten den Tarif bis {day}.',
  'mail.paymentFailed.heading': 'Ihre Zahlung ist fehlgeschlagen',
  'mail.paymentFailed.happened':
    'Wir konnten den Betrag für die nächste Laufzeit von {plan} nicht einziehen. Wir versuchen es in den nächsten Tagen noch einmal.',
  'mail.paymentFailed.kept':
    'Sie behalten den Tarif bis {day}. Prüfen Sie Ihr Zahlungsmittel, um ihn danach zu behalten.',
  'mail.paymentFailed.action': 'Zahlung prüfen',

  'mail.termEnding.subject':
    'Ihr Tarif {plan} {renews, select, yes {verlängert sich} other {endet}} in {days, plural, one {# Tag} other {# Tagen}}',
  'mail.termEnding.preheader': 'Am {day}.',
  'mail.termEnding.heading': 'Ihr Tarif {renews, select, yes {verlängert sich} other {endet}} am {day}',
  'mail.termEnding.renews':
    'Ihr Tarif {plan} verlängert sich um ein Jahr zum Preis von {amount}. Sie müssen nichts tun. Wenn Sie das nicht möchten, kündigen Sie vorher.',
  'mail.termEnding.ends':
    'Danach haben Sie den kostenlosen Tarif. Nichts wird gelöscht: Ihre Beiträge, Mitteilungen und alles, dem Sie folgen, bleiben, und Ihr Team bleibt gespeichert, falls Sie wiederkommen.',
  'mail.termEnding.goesOn':
    'Danach gilt Ihr Tarif {plan} weiter. Nichts wird gelöscht: Ihre Beiträge, Mitteilungen und alles, dem Sie folgen, bleiben.',
  'mail.termEnding.action': 'Tarif ansehen',

  'mail.planEnded.subject': 'Ihr Tarif {plan} ist beendet',
  'mail.planEnded.preheader': 'Sie haben nun den kostenlosen Tarif. Nichts wurde gelöscht.',
  'mail.planEnded.heading': 'Ihr Tarif {plan} ist beendet',
  'mail.planEnded.happened':
    'Sie haben nun den kostenlosen Tarif. Nichts wurde gelöscht, und alles ist wieder da, wenn Sie erneut einen Tarif wählen.',
  'mail.planEnded.goesOnBrief': 'Ihr Tarif {plan} gilt weiter. Nichts wurde gelöscht.',
  'mail.planEnded.goesOn': 'Ihr Tarif {plan} gilt weiter. Nichts wurde gelöscht.',
  'mail.planEnded.action': 'Tarife vergleichen',

  'mail.teamInvitation.subject': '{name} teilt den Tarif {plan} mit Ihnen',
  'mail.teamInvitation.preheader': 'Kommen Sie zu Millrace, wo Hersteller Produkten und Unternehmen folgen.',
  'mail.teamInvitation.heading': '{name} lädt Sie in ein Team ein',
  'mail.teamInvitation.writes':
    '{name} hat den Tarif {plan} bei Millrace, wo Hersteller Produkten und Unternehmen folgen, und teilt ihn mit Ihnen.',
  'mail.teamInvitation.writesFrom':
    '{name} von {company} hat den Tarif {plan} bei Millrace, wo Hersteller Produkten und Unternehmen folgen, und teilt ihn mit Ihnen.',
  'mail.teamInvitation.register':
    'Registrieren Sie sich mit dieser Adresse, um den Tarif kostenlos zu erhalten.',
  'mail.teamInvitation.accept':
    'Nehmen Sie an, um den Tarif kostenlos zu erhalten. {name} sieht dann Ihren Namen. Bis Sie antworten, ist nicht zu sehen, dass Sie ein Konto haben.',
  'mail.teamInvitation.join': 'Millrace beitreten',
  'mail.teamInvitation.open': 'Einladung beantworten',
  'mail.teamInvitation.reason':
    'Sie erhalten diese E-Mail, weil {name}, Mitglied bei Millrace, Ihre Adresse eingegeben hat.',
};
