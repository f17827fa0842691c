import { LOGIN_REFUSALS } from '@millrace/domain';
import type { ReplyTexts } from './reply-texts';

/** Texts of replies in German. */
export const DE: ReplyTexts = {
  ...LOGIN_REFUSALS.de,
  'error.badRequest': 'Wir konnten die Anfrage nicht lesen.',
  'error.badParameter': 'Der Parameter {name} {problem}.',
  'error.infectedFile': 'Unser Virenscanner hat diese Datei abgelehnt.',
  'error.badBody': 'Wir konnten den Inhalt der Anfrage nicht lesen.',
  'error.signInRequired': 'Bitte melden Sie sich an.',
  'error.forbidden': 'Dazu sind Sie nicht berechtigt.',
  'error.editorsOnly': 'Nur die Redaktion des Katalogs darf Produkte ändern.',
  'error.companyOnly': 'Das dürfen nur die Personen dieses Unternehmens.',
  'error.companyRequired': 'Tragen Sie zuerst Ihr Unternehmen in Ihr Profil ein.',
  'error.tokenInvalid': 'Dieser Token ist unbekannt, widerrufen oder abgelaufen.',
  'error.scopeMissing':
    'Dieser Token darf das nicht. Erstellen Sie einen mit der Berechtigung, die der Aufruf verlangt.',
  'error.tokenRefused': 'Das geht nicht mit einem Token. Melden Sie sich an, um es selbst zu tun.',
  'error.tooManyTokens': 'Sie haben schon {tokens} Token. Widerrufen Sie zuerst einen.',
  'error.tooManySearches': 'Sie haben schon {searches} gespeicherte Suchen. Löschen Sie zuerst eine.',
  'error.siteNotProven': 'Weisen Sie zuerst nach, dass diese Website Ihnen gehört.',
  'error.crossSite': 'Diese Anfrage kam von einer anderen Website.',
  'error.uploadRefused': 'Diese Upload-Adresse wurde schon benutzt oder gilt nicht mehr.',
  'error.notFound': 'Nicht gefunden.',
  'error.alreadyLinked': 'Diese Verknüpfung besteht bereits.',
  'error.alreadyReported': 'Das haben Sie bereits gemeldet. Ein Moderator sieht es sich an.',
  'error.alreadyDecided': 'Inzwischen hat jemand anderes entschieden. Sehen Sie es sich noch einmal an.',
  'error.linkRemoved':
    'Ein Moderator hat dies entfernt, weil es falsch war. Wenn es doch stimmt, schreiben Sie uns über die Kontaktseite.',
  'error.linkCaseWaits': 'Das liegt bereits einem Moderator vor.',
  'error.productInUse': 'Das Produkt hat noch Lieferanten, Follower oder Verknüpfungen.',
  'error.nameTaken': '{kind, select, company {Das Unternehmen} other {Das Produkt}} gibt es bereits.',
  'error.linkExpired': 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
  'error.linkReplaced': 'Es wurde ein neuerer Link verschickt. Benutzen Sie den aus der neuesten E-Mail.',
  'error.linkUsed': 'Dieser Link wurde schon benutzt. Fordern Sie bei Bedarf einen neuen an.',
  'error.linkUnknown': 'Dieser Link ist ungültig. Fordern Sie einen neuen an.',
  'error.wrongPassword': 'Das aktuelle Passwort ist nicht richtig.',
  'error.signInAgain': 'Melden Sie sich dafür bitte noch einmal an.',
  'error.accountSuspended': 'Dieses Konto ist gesperrt.',
  'error.memberBlocked': 'Sie haben dieses Mitglied blockiert. Geben Sie es frei, um zu schreiben.',
  'error.messagesRefused': 'Dieses Mitglied nimmt keine Nachrichten von Ihnen an.',
  'error.passkeyRefused': 'Wir konnten diesen Passkey nicht bestätigen.',
  'error.planRequired': 'Ihr Tarif enthält das nicht.',
  'error.messageIdUsed': 'Unter dieser ID wurde schon eine andere Nachricht gesendet.',
  'error.repeatInProgress': 'Dieselbe Anfrage läuft noch.',
  'error.repeatDiffers': 'Dieser Idempotency-Key wurde schon mit einer anderen Anfrage verwendet.',
  'error.otherOffset': 'Das ist nicht der nächste Teil der Datei. Fragen Sie ab, wie viel angekommen ist.',
  'error.editedMeanwhile':
    'Jemand anderes hat das inzwischen geändert. Prüfen Sie die Änderungen und speichern Sie dann noch einmal.',
  'error.otherTus': 'Nur Version 1.0.0 des tus-Protokolls wird unterstützt.',
  'error.videosUnavailable':
    'Im Moment lassen sich keine Videos hochladen. Versuchen Sie es später noch einmal.',
  'error.alreadySubscribed': 'Sie haben bereits einen bezahlten Tarif.',
  'error.teamFull':
    'Ihr Tarif hat neben Ihnen Plätze für {seats, plural, one {ein Mitglied} other {# Mitglieder}}, und keiner ist mehr frei. Entfernen Sie zuerst jemanden.',
  'error.badSignature': 'Die Signatur ist nicht richtig.',
  'error.paymentsUnavailable': 'Im Moment sind keine Zahlungen möglich. Es wurde nichts abgebucht.',
  'error.tooLarge': 'Der Inhalt der Anfrage darf höchstens {limit} groß sein.',
  'error.unsupportedType': 'Senden Sie {types}.',
  'error.invalidFields':
    '{count, plural, one {Prüfen Sie das markierte Feld.} other {Prüfen Sie die # markierten Felder.}}',
  'error.selfLink': 'Ein Produkt kann nicht mit sich selbst verknüpft werden.',
  'error.rateLimited':
    'Zu viele Anfragen. Versuchen Sie es in {hours, plural, =0 {{minutes, plural, =0 {{seconds, plural, one {# Sekunde} other {# Sekunden}}} one {# Minute} other {# Minuten}}} one {# Stunde} other {# Stunden}} noch einmal.',
  'error.memberLimit':
    'Sie haben die Grenze von {limit, number} {what, select, posts {Beiträgen oder Änderungen} comments {Kommentaren} likes {Likes} events {Veranstaltungen} other {Meldungen}} {period, select, hour {pro Stunde} other {pro Tag}} erreicht. Versuchen Sie es in {hours, plural, =0 {{minutes, plural, =0 {{seconds, plural, one {# Sekunde} other {# Sekunden}}} one {# Minute} other {# Minuten}}} one {# Stunde} other {# Stunden}} noch einmal.',
  'error.mailLimit':
    'Sie können {period, select, hour {pro Stunde} other {pro Tag}} {limit} E-Mails senden, und {left, plural, =0 {keine ist übrig} one {eine ist übrig} other {# sind übrig}}. Versuchen Sie es in {hours, plural, =0 {{minutes, plural, =0 {{seconds, plural, one {# Sekunde} other {# Sekunden}}} one {# Minute} other {# Minuten}}} one {# Stunde} other {# Stunden}} noch einmal.',
  'error.quoteLimit':
    '{what, select, request {Sie können pro Tag {limit, plural, one {# Angebot} other {# Angebote}} anfragen.} other {Sie können pro Tag {limit, plural, one {# Angebotsanfrage} other {# Angebotsanfragen}} beantworten.}} Versuchen Sie es in {hours, plural, =0 {{minutes, plural, =0 {{seconds, plural, one {# Sekunde} other {# Sekunden}}} one {# Minute} other {# Minuten}}} one {# Stunde} other {# Stunden}} noch einmal.',
  'error.overloaded': 'Im Moment ist zu viel los. Versuchen Sie es in ein paar Sekunden noch einmal.',
  'error.readOnly':
    'Wegen Wartung kann im Moment nichts gespeichert werden. Lesen können Sie weiter. Versuchen Sie es in einer Weile noch einmal.',
  'error.unavailable':
    'Das ist im Moment nicht verfügbar. Versuchen Sie es in ein paar Sekunden noch einmal.',
  'error.timedOut':
    'Das hat zu lange gedauert und wurde abgebrochen. Es wurde nichts geändert. Grenzen Sie die Anfrage ein, oder versuchen Sie es später noch einmal.',
  'error.internal': 'Auf unserer Seite ist etwas schiefgegangen.',

  'problem.required': 'ist erforderlich',
  'problem.unknown': 'ist nicht bekannt',
  'problem.minLength': 'muss mindestens {limit, plural, one {# Zeichen} other {# Zeichen}} haben',
  'problem.maxLength': 'darf höchstens {limit, plural, one {# Zeichen} other {# Zeichen}} haben',
  'problem.minItems': 'muss mindestens {limit, plural, one {# Eintrag} other {# Einträge}} haben',
  'problem.maxItems': 'darf höchstens {limit, plural, one {# Eintrag} other {# Einträge}} haben',
  'problem.minimum': 'muss mindestens {limit} sein',
  'problem.maximum': 'darf höchstens {limit} sein',
  'problem.type':
    'muss {type, select, list {eine JSON-Liste} string {ein Text} integer {eine ganze Zahl} number {eine Zahl} boolean {true oder false} array {eine Liste} object {ein Objekt} other {{type}}} sein',
  'problem.enum': 'muss eines von diesen sein: {values}',
  'problem.format':
    'muss {format, select, uuid {eine ID (UUID) sein} email {eine E-Mail-Adresse sein} line {eine Zeile sichtbarer Text sein} text {sichtbarer Text sein} website {eine Webadresse mit http oder https sein} other {das Format {format} haben}}',
  'problem.repeated': 'darf nur einmal gesendet werden',
  'problem.blank': 'darf nicht leer sein',
  'problem.pattern': 'hat ein ungültiges Format',
  'problem.shape': 'ist nicht richtig aufgebaut',

  'analytics.noDay': 'muss ein Datum sein',
  'analytics.reversed': 'liegt vor dem ersten Tag',
  'analytics.tooLong': 'liegt mehr als {count, number} Tage vor dem letzten',

  'form.missing': 'Bitte füllen Sie alle Pflichtfelder aus.',
  'form.workEmail': 'Bitte geben Sie Ihre geschäftliche E-Mail-Adresse ein.',

  'field.notSupplier': 'Wählen Sie Lieferanten dieses Produkts.',
  'field.missingThing':
    '{kind, select, product {Dieses Produkt} company {Dieses Unternehmen} member {Dieses Mitglied} post {Diesen Beitrag} comment {Diesen Kommentar} event {Diese Veranstaltung} other {Das}} gibt es nicht.',
  'field.oneShared':
    'Wählen Sie eines zum Teilen: einen Beitrag, ein Produkt, ein Unternehmen oder ein Mitglied.',
  'field.notEmails':
    '{count, plural, one {Ungültige E-Mail-Adresse} other {Ungültige E-Mail-Adressen}}: {list}',
  'field.oneself': 'Wählen Sie jemand anderen.',
  'field.nothingSought': 'Geben Sie ein Wort ein, oder wählen Sie einen Filter.',
  'field.notCas': 'Das ist keine CAS-Nummer: Die letzte Ziffer passt nicht zu den anderen.',
  'field.notEc': 'Das ist keine EG-Nummer: Die letzte Ziffer passt nicht zu den anderen.',
  'field.notHs': 'Das ist kein HS-Code. Er hat 4, 6, 8 oder 10 Ziffern.',
  'field.notFormula': 'Das ist keine chemische Formel wie SiCl4.',
  'field.notCn': 'Das ist kein Code der Kombinierten Nomenklatur. Er hat 8 Ziffern, zum Beispiel 2812 19 90.',
  'field.notUnspsc': 'Das ist kein UNSPSC-Code. Er hat 8 Ziffern, zum Beispiel 12352302.',
  'field.notEclass':
    'Das ist keine ECLASS-Klasse. Sie hat 8 Ziffern wie 38-05-01-02 oder ist eine IRDI wie 0173-1#01-AAA123#001.',
  'field.propertyName': 'Wählen Sie eine Eigenschaft aus der Liste oder benennen Sie selbst eine.',
  'field.propertyValue': 'Geben Sie entweder eine Zahl, einen Bereich oder einen Text an.',
  'field.propertyRange': 'Der obere Wert darf nicht unter dem unteren liegen.',
  'field.propertyUnit': 'Verwenden Sie eine dieser Einheiten: {units}.',
  'field.propertyWithoutUnit': 'Diese Eigenschaft hat keine Einheit. Lassen Sie das Feld leer.',
  'field.notLei':
    'Das ist kein LEI: Er hat 20 Zeichen, und die letzten zwei Ziffern müssen zu den anderen passen.',
  'field.notVat': 'Geben Sie die USt-IdNr. mit dem Länderkürzel an, zum Beispiel DE123456789.',
  'field.notDuns': 'Geben Sie eine D-U-N-S-Nummer mit 9 Ziffern an.',
  'field.notOsId':
    'Das ist keine OS ID. Sie hat 15 Zeichen wie CN2021250D1DTN7, und das letzte muss zu den anderen passen.',
  'field.notCountryCode': 'Verwenden Sie das zweistellige Länderkürzel, zum Beispiel DE.',
  'field.notLanguageCode': 'Verwenden Sie das zweistellige Sprachkürzel, zum Beispiel en.',
  'field.halfCoordinates': 'Geben Sie Breite und Länge an oder keines von beiden.',
  'field.notDocumentLink': 'Geben Sie eine Webadresse an, die mit https:// beginnt.',
  'field.ownCompany': 'Das ist Ihr eigenes Unternehmen.',
  'field.linkInSubject': 'Lassen Sie Webadressen im Betreff weg: Was Sie teilen, ist darunter verlinkt.',
  'field.newSenderLink':
    'Lassen Sie Webadressen weg: Konten, die jünger als {days} Tage sind, können keine senden. Was Sie teilen, ist ohnehin verlinkt.',
  'field.ownReport': 'Sie können sich nicht selbst melden.',
  'field.reportText': 'Beschreiben Sie das Problem.',
  'field.decisionReason': 'Wählen Sie die Regel, gegen die verstoßen wird.',
  'field.sameTwice': 'Wählen Sie etwas anderes: Nichts ist eine Dublette seiner selbst.',
  'field.decisionNotOffered': 'Das kann hier nicht entschieden werden.',
  'field.notAPicture': 'Verwenden Sie ein JPEG- oder PNG-Bild.',
  'field.pictureTooLarge': 'Das Bild darf höchstens {limit} Megapixel haben.',
  'field.fileTooLarge': 'Die Datei darf höchstens {limit} groß sein.',
  'field.notADocument': 'Verwenden Sie eine PDF-, Word- oder Excel-Datei von höchstens {limit} MB.',
  'field.wrongMedium':
    'Das ist {kind, select, image {kein JPEG- oder PNG-Bild} video {kein MP4-, MOV- oder WebM-Video} pdf {kein PDF} other {keine PowerPoint-Datei ohne Makros}}. Hängen Sie eine Datei von höchstens {limit} MB an.',
  'field.unplayableVideo':
    'Dieses Video können Browser nicht abspielen. Hängen Sie eines in H.264 oder HEVC mit AAC-Ton an, wie Telefone es aufnehmen, von höchstens {limit} MB.',
  'field.brokenFile':
    'Diese Datei ist beschädigt oder unvollständig und lässt sich nicht öffnen. Hängen Sie eine andere von höchstens {limit} MB an.',
  'field.notAFile': 'Das muss eine Datei sein.',
  'field.tooManyDocuments':
    'Dieses Produkt hat bereits {limit} Dokumente. Mehr sind nicht möglich. Entfernen Sie zuerst eines.',
  'field.oneMedium': 'Sie können nur eine Datei anhängen. Entfernen Sie die anderen.',
  'field.noFile': 'Wählen Sie eine Datei.',
  'field.missingUpload': 'Wir konnten diesen Upload nicht finden. Laden Sie das Video noch einmal hoch.',
  'field.unfinishedUpload': 'Das Video ist nicht vollständig angekommen.',
  'field.emptyPost': 'Schreiben Sie etwas oder hängen Sie eine Datei an.',
  'field.mentionInside': 'Eine Erwähnung darf nicht innerhalb eines Zeichens oder Links beginnen oder enden.',
  'field.damagedPicture':
    'Dieses Bild ist beschädigt oder unvollständig. Wählen Sie eines, das sich öffnen lässt.',
  'field.mentionOutside': 'Eine Erwähnung muss Teil des Textes sein und darf keine andere überschneiden.',
  'field.missingMention': 'Etwas, das Sie erwähnt haben, gibt es nicht.',
  'field.notAVideo': 'Das ist kein Link zu einem YouTube-Video.',
  'field.sheetColumn': 'Wählen Sie für jedes Feld eine Spalte der Datei.',
  'field.sheetNameColumn': 'Wählen Sie die Spalte mit den Namen.',
  'field.noSuchSheet': 'Die Arbeitsmappe hat kein Blatt mit diesem Namen.',
  'field.noHeadingRow': 'Wählen Sie eine Zeile mit Überschriften.',
  'field.endBeforeStart': 'Das Ende darf nicht vor dem Beginn liegen.',
  'field.timeZone': 'Diese Zeitzone gibt es nicht.',
  'field.emptyDetails': 'Schreiben Sie etwas über die Veranstaltung.',
  'field.eitherTypeOrEvent': 'kann nicht zusammen mit `type` verwendet werden',
  'field.tooManyOfOthers':
    'Zur Veranstaltung eines anderen Mitglieds können Sie {limit, plural, one {# Aussteller} other {# Aussteller}} hinzufügen.',
  'field.noSeat': 'Für diese Adresse ist kein Platz mehr frei.',
  'field.ownEmail': 'Das ist Ihre eigene Adresse.',
  'field.repeatedEmail': 'Diese Adresse haben Sie schon eingegeben.',
  'field.tooManyTagsOfOthers':
    'An der Veranstaltung eines anderen Mitglieds können Sie {limit, plural, one {# Produkt} other {# Produkte}} markieren.',
  'field.notFollowed': 'Folgen Sie zuerst dem Produkt.',
  'field.notAVote': 'Stimmen Sie mit „Interested“, „Going“ oder „Not Sure“ ab.',
  'field.notAMoment': 'Das muss ein Zeitpunkt zwischen 1970 und 2100 sein.',
  'field.pushEndpoint': 'Das ist kein Push-Dienst eines Browsers.',
  'field.selfLink': 'Wählen Sie ein anderes Produkt.',
  'field.sourceLink': 'Geben Sie die Adresse einer Seite an, etwa https://example.com/page.',
  'field.disputeReason': 'Erklären Sie, was nicht stimmt.',
  'field.emailAtProfile': 'Ändern Sie Ihre E-Mail-Adresse in Ihrem Profil, mit Ihrem Passwort.',
  'field.notOwnEmail': 'Das ist nicht Ihre E-Mail-Adresse.',
  'field.email': 'Das ist keine gültige E-Mail-Adresse.',
  'field.primaryEmail': 'Die erste E-Mail-Adresse ist ungültig.',
  'field.secondaryEmail': 'Die zweite E-Mail-Adresse ist ungültig.',
  'field.sameEmail': 'Geben Sie eine andere Adresse als die erste an.',
  'field.noSecondEmail': 'Fügen Sie zuerst eine zweite E-Mail-Adresse hinzu.',
  'field.country': 'Wählen Sie ein Land aus der Liste.',
  'field.firstName': 'Bitte geben Sie Ihren Vornamen an.',
  'field.lastName': 'Bitte geben Sie Ihren Nachnamen an.',
  'field.passwordShort': 'Das Passwort muss mindestens 8 Zeichen haben.',
  'field.passwordsDiffer': 'Die beiden Passwörter stimmen nicht überein.',
  'field.passwordCommon':
    'Dieses Passwort ist zu verbreitet. Wählen Sie ein anderes, etwa mehrere Wörter, die nicht zusammengehören.',
  'field.passwordOfNames':
    'Dieses Passwort ähnelt dem Namen dieser Website oder Ihrer E-Mail-Adresse zu sehr. Wählen Sie ein anderes, etwa mehrere Wörter, die nicht zusammengehören.',
  'field.currentPassword': 'Geben Sie Ihr aktuelles Passwort ein.',
  'field.passwordStands': 'Sie haben bereits ein Passwort. Ändern Sie es in Ihrem Profil.',
  'field.companyNotChosen': 'Wählen Sie ein Unternehmen.',
  'field.companyNotWanted': 'Lassen Sie das Unternehmen weg, oder setzen Sie company_updated auf 1.',
  'field.companyClosed':
    'Die Mitglieder dieses Unternehmens werden von den Betreibern dieser Website bestimmt.',
  'field.companyEnded':
    'Ein Moderator hat Ihre Verbindung zu diesem Unternehmen beendet. Auf der Seite des Unternehmens können Sie sie beantragen.',

  'sheet.unreadable': 'Verwenden Sie eine CSV- oder XLSX-Datei mit einer Überschriftenzeile.',
  'sheet.noSheet':
    'Kein sichtbares Blatt dieser Arbeitsmappe enthält Zeilen. Blenden Sie das Blatt mit Ihrer Liste ein, oder speichern Sie es als eigene Datei.',
  'sheet.oldExcel':
    'Das ist eine Arbeitsmappe aus Excel 97–2003 (.xls). Öffnen Sie sie und speichern Sie sie als „Excel-Arbeitsmappe (.xlsx)“.',
  'sheet.encrypted': 'Diese Arbeitsmappe hat ein Kennwort. Entfernen Sie es und speichern Sie die Mappe neu.',
  'sheet.xmlSpreadsheet':
    'Das ist eine „XML-Kalkulationstabelle 2003“. Öffnen Sie sie in Excel und speichern Sie sie als „Excel-Arbeitsmappe (.xlsx)“.',
  'sheet.webPage':
    'Das ist eine Webseite, auch wenn die Endung anders lautet. Öffnen Sie sie in Excel und speichern Sie sie als „Excel-Arbeitsmappe (.xlsx)“.',
  'sheet.tooCostly':
    'Das Lesen dieser Datei dauert zu lange. Speichern Sie sie als CSV, oder teilen Sie sie auf.',
  'sheet.unpackedTooLarge': 'Die Arbeitsmappe ist entpackt größer als {limit} MB.',
  'sheet.tooManyRows': 'Eine Tabelle darf höchstens {limit, number} Zeilen haben. Teilen Sie sie auf.',
  'sheet.broken': 'Wir konnten diese Zeile nicht lesen: {reason}.',
  'sheet.noName': 'Der Name fehlt.',
  'sheet.damagedName': 'Der Name enthält ungültige Zeichen.',
  'sheet.damaged':
    '{field, select, address {Die Adresse} url {Die Website} description {Die Beschreibung} other {Der Text}} enthält ungültige Zeichen.',
  'sheet.tooLong':
    '{field, select, name {Der Name} address {Die Adresse} url {Die Website} description {Die Beschreibung} other {Der Text}} hat mehr als {limit, number} Zeichen.',
  'sheet.notWebsite': 'Die Website ist keine Webadresse mit http oder https.',
  'sheet.severalWebsites': 'Nur die erste Website wurde übernommen: {url}.',
  'sheet.unknownCountry': 'Wir kennen das Land „{value}“ nicht.',
  'sheet.itself': 'Das ist das Produkt selbst.',
  'sheet.nameTaken': 'Diesen Namen gibt es bereits.',
  'sheet.missingChoice': 'Ihre Auswahl für diese Zeile gibt es nicht mehr.',
  'sheet.reason': 'Problem',

  'site.tooMany': 'Sie haben bereits {limit} Websites. Entfernen Sie zuerst eine.',
  'site.noHost': 'Geben Sie die Adresse Ihrer Website an, etwa https://www.example.com.',
  'site.own': 'Das ist unsere eigene Website. Geben Sie die Adresse Ihrer Website an.',
  'site.notPublic': 'Geben Sie die Adresse einer öffentlichen Website an, mit Hostnamen und ohne Port.',

  'page.noAddress': 'Geben Sie die Adresse der Seite so an, wie der Browser sie zeigt.',
  'page.notWeb':
    'Wir können nur Seiten mit http und https prüfen. Fügen Sie bei anderen Seiten Header und HTML ein.',
  'page.credentials': 'Entfernen Sie Name und Passwort aus der Adresse, oder fügen Sie Header und HTML ein.',
  'page.notPublic':
    'Wir können nur öffentliche Seiten an den üblichen Ports prüfen. Fügen Sie Header und HTML dieser Seite ein.',
  'page.unknownHost':
    'Wir konnten den Host {host} nicht finden. Prüfen Sie, ob die Adresse richtig geschrieben ist.',
  'page.unreachable':
    'Die Seite ist nicht erreichbar. Versuchen Sie es später noch einmal, oder fügen Sie ihre Header und ihr HTML ein.',
  'page.tooSlow':
    'Die Seite hat länger als {seconds, plural, one {# Sekunde} other {# Sekunden}} gebraucht. Fügen Sie ihre Header und ihr HTML ein.',
  'page.redirects': 'Die Seite leitet mehr als {limit}-mal weiter. Geben Sie die endgültige Adresse an.',
  'page.status':
    'Die Seite antwortet mit {status}. Fügen Sie Header und HTML so ein, wie Ihr Browser sie erhält.',
  'page.notHtml': 'Das ist keine HTML-Seite. Geben Sie die Adresse eines Artikels an.',
  'page.tooLarge': 'Die Seite hat mehr als {limit} MB. Fügen Sie ihre Header und das HTML um das Widget ein.',
  'page.pastedTooLarge': 'Fügen Sie höchstens {limit} KB ein: Der Teil um das Widget genügt.',
  'page.bothWays': 'Senden Sie entweder eine Adresse oder Header und HTML, aber nicht beides.',
  'page.neitherWay': 'Geben Sie eine Adresse an, oder fügen Sie Header oder HTML ein.',
  'article.oneWay': 'Senden Sie entweder den Text oder die Adresse eines Artikels.',
  'article.unread': 'Wir konnten diese Seite nicht lesen. Fügen Sie stattdessen den Text des Artikels ein.',

  'invitation.noted':
    'Vielen Dank für Ihr Interesse an Millrace. Jemand aus unserem Team meldet sich in Kürze bei Ihnen.',
  'invitation.sent': 'Eingeladen.',

  'inquiry.received': 'Vielen Dank. Wir haben Ihre Anfrage erhalten.',

  'share.done': 'Geteilt.',

  'unavailable.title': 'Im Moment nicht möglich',

  'login.limitedTitle': 'Zu viele Anmeldeversuche',
  'login.limited':
    'Bitte warten Sie {minutes, plural, one {eine Minute} other {# Minuten}} und versuchen Sie es dann noch einmal. Ihr Konto und Ihr Passwort sind unverändert.',
  'login.limitedBack': 'Zurück zur Website',

  'registration.verify':
    'Bitte klicken Sie auf den Link, den wir Ihnen gerade per E-Mail geschickt haben, um Ihre Adresse zu bestätigen und die Registrierung fortzusetzen.',
  'registration.registered':
    'Sie sind registriert. Den Link zur Bestätigung finden Sie in Ihrem E-Mail-Postfach.',
  'registration.resent': 'Der Bestätigungslink wurde noch einmal gesendet.',
  'registration.complete': 'Ihr Konto ist bereit.',
  'registration.reset':
    'Bitte klicken Sie auf den Link, den wir Ihnen gerade per E-Mail geschickt haben, um Ihr Passwort zurückzusetzen.',
  'registration.passwordUpdated': 'Sie haben Ihr Passwort geändert.',
};
