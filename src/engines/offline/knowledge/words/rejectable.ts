import { lazy } from '../../language/lazy.ts';

/** What a product can do, show or be sold as, and people rule out. */
export interface Rejectable {
  /** The word that plans know it under. */
  called: string;
  /** Words and phrases for it in the languages that ideas come in, lower case. */
  said: string[];
  /** English words and phrases of a plan that would have it all the same, singular. */
  shown: string[];
}

const rows = `
live video|live-camera live-cameras live-cam webcam webcams live-video live-stream|webcam live-camera live-video stream
photos|knipsen photos photo photographs photograph picture pictures pics fotos foto immagini imagens imagenes imágenes फोटो zdjęć zdjęcia|photo picture image camera gallery snapshot selfie
speech recognition|speech-recognition speech-to-text automatic-transcription spracherkennung reconnaissance-vocale reconocimiento-de-voz|speech-to-text transcription recogniser
screenshots|screenshots screenshot screen-recordings screen-recording bildschirmfotos capturas-de-pantalla captures-d’écran|screenshot screen-recording
camera|camera cameras kamera kameras cámara cámaras câmera câmeras caméra caméras telecamera|camera photo snapshot selfie video
video|videos video film films filming video-calls videoanrufe vidéos videollamadas|video film clip
chat|chat chats messaging message-each-other conversas nachrichten|chat conversation messenger direct-message instant-message
push|push push-notifications web-push pushnachrichten|push
notifications|notifications notification popups pop-ups benachrichtigungen notifiche notificaciones notificações|notification push
sms|sms text-message text-messages texts|sms text-message
accounts|sign-up registration registering sign-up-for log-in login logins account accounts konto anmelden anmeldung cuenta conta compte account-aanmaken|
online payments|payments payment deposits cobrar donar bezahlen betalen pagos pagamentos pagamenti पेमेंट zahlungen money paiement paiements paiement-en-ligne online-payment|checkout card-payment online-payment
donations|donations donation donating fundraising spenden dons donaciones doações|donation donor
ads|ads ad adverts advertising werbung anuncios anúncios publicité reclame विज्ञापन reklam reklamy publicidad pubblicità propagandas|ad advert advertising
subscription|subscription subscriptions renting-it abbonamenti abbonamento abo abonnement suscripción assinatura trials सब्सक्रिप्शन|subscription subscriber recurring
recommendation|upsell suggestions suggest recommend recommendations|recommendation suggestion upsell
comment|comments|comment discussion
newsletter|newsletter newsletters|newsletter
location|where-a-colleague-is location gps live-location|location gps geofence whereabouts
sync|calendar-sync sync-it|sync
calendar sync|calendar-sync sync-it-with-calendars calendar-feed|icalendar caldav calendar-feed
nfc|nfc bluetooth|nfc bluetooth
fingerprint|fingerprints fingerprint faces biometrics|fingerprint biometric
download|download export print-button|download export print
ai|ai ki llm llms language-model language-models chatgpt gpt chatbot chatbots sprachmodell sprachmodelle modelo-de-lenguaje modèle-de-langue machine-learning artificial-intelligence intelligenza-artificiale inteligencia-artificial intelligence-artificielle künstliche-intelligenz|ai machine-learning llm chatbot neural
app store|app-store app-stores|app-store play-store
containers|containers container docker|docker container
cloud|cloud clouds|cloud
reviews|ratings rating judging stars testimonials reviews|rating review star testimonial
sharing|sharing inviting invitations|share sharing invite
reminders|reminders reminder dunning तकाज़े तकाजे erinnern erinnerungen recordatorios rappels|reminder
signatures|signatures e-signatures|signature e-sign
followers|followers following likes|follower like feed
leaderboard|leaderboards leaderboard rankings|leaderboard ranking
streaks|streaks days-in-a-row day-counter jours-d’affilée jours-d'affilée tage-am-stück días-seguidos dias-seguidos|streak
badges|badges badge medals|badge medal
deposit|deposit deposits caution|deposit
quizzes|theory-questions theory-question quizzes quiz theoriefragen|quiz theory-question question-bank
phone number|phone-number phone-numbers mobile-number|phone-number sms text-message
testimonials|testimonials|testimonial
voice|diktieren dictation dictating mikrofon microphone microphones voice-recordings|voice speech dictate dictation spoken microphone
blockchain|blockchain|blockchain
sound|sound sounds audio|sound audio music voice
gamification|gamification rewards trophies points|streak badge leaderboard points milestone
translation||translation language-switcher
spreadsheet||spreadsheet excel
ranking|rank-points ranks ranking rankings ranked scored scores scoring classement rangliste|rank ranking score rating
dashboard|dashboard dashboards|dashboard
forum|forum forums message-board message-boards|forum discussion
machine-translation|machine-translation automatic-translation maschinelle-übersetzung|machine-translation translation
face-recognition|facial-recognition face-recognition gesichtserkennung reconnaissance-faciale reconocimiento-facial reconhecimento-facial|face facial biometric
in-app purchase|in-app-purchases in-app-purchase microtransactions loot-boxes|in-app-purchase
public profile|public-profile public-profiles profile-pages|profile
livestream|livestream livestreams livestreaming|stream live-stream livestream
invoices|invoicing invoices billing bills rechnungen facturas factures faturas facturation|invoice billing bill
payroll|payroll lohnabrechnung nóminas|payroll wage
image-recognition|image-recognition bilderkennung automatic-tagging|image-recognition image-model vision
crypto|crypto bitcoin nfts nft|crypto bitcoin nft
map||map
card||card
qr||qr barcode
email|e-mails emails e-mail email mails courriels courriel correos|email e-mail mail smtp mailbox
`;

const phrases = (list: string) =>
  list
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replaceAll('-', ' '));

/** Every function, medium and way of selling that is recognised when it is ruled out. */
export const rejectables = lazy((): Rejectable[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [called = '', said = '', shown = ''] = row.split('|');
      return { called, said: phrases(said), shown: phrases(shown) };
    }),
);
