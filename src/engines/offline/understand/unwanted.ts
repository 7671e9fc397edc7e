import { lazy } from '../language/lazy.ts';
import { placesOf } from '../language/stands.ts';
import { isUnwantedAt } from './rejected.ts';

/** What a product can do or be sold as, by the word that plans know it under, with the words of the languages that ideas come in. */
const rows = `
photos|photos photo pictures picture pics fotos foto immagini imagens imagenes फोटो zdjęć zdjęcia
video|videos video video-calls videoanrufe vidéos videollamadas
chat|chat chats messaging message-each-other conversas nachrichten
push|push push-notifications web-push pushnachrichten
notifications|notifications notification benachrichtigungen notifiche notificaciones notificações
sms|sms text-message text-messages texts
accounts|sign-up sign-up-for log-in login logins account accounts konto anmelden anmeldung cuenta conta compte account-aanmaken
online payments|payments payment bezahlen betalen pagos pagamentos pagamenti पेमेंट zahlungen money
ads|ads ad adverts advertising werbung anuncios anúncios publicité reclame विज्ञापन
subscription|subscription subscriptions renting-it abbonamenti abbonamento abo abonnement suscripción assinatura trials
recommendation|upsell suggestions suggest recommend recommendations
comment|comments
newsletter|newsletter newsletters
location|where-a-colleague-is location gps live-location
sync|calendar-sync sync-it
nfc|nfc bluetooth
fingerprint|fingerprints fingerprint faces biometrics
download|download export print-button
ai|machine-learning artificial-intelligence
app store|app-store app-stores
containers|containers container docker
cloud|cloud clouds
reviews|ratings stars
`;

const unwanted = lazy(() =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [called = '', words = ''] = row.split('|');
      return { called, words: words.split(' ').map((word) => word.replaceAll('-', ' ')) };
    }),
);

/** Functions and media that the text rules out, however it says so: "pictures of any kind are forbidden", "push brauchen wir nicht". */
export function unwantedIn(text: string): string[] {
  const low = ` ${text.toLowerCase()} `;
  return unwanted()
    .filter(({ words }) => words.some((word) => placesOf(low, word).some((at) => isUnwantedAt(low, at, word.length))))
    .map(({ called }) => called);
}
