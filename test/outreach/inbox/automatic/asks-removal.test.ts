import { describe, expect, it } from 'vitest';
import { asksRemoval } from '../../../../src/outreach/inbox/automatic/asks-removal.ts';

describe('an automatic answer', () => {
  it.each([
    'This mailbox is no longer in use. Please remove this address from your mailing list.',
    'Bob has left Acme. Kindly remove him from all mailing lists.',
    'Please do not send e-mails to this address any more.',
    'Bitte löschen Sie diese E-Mail-Adresse aus Ihrem Verteiler.',
    'Bitte entfernen Sie unsere Adresse aus Ihrer Datenbank.',
    'Merci de supprimer cette adresse de vos listes.',
    'Por favor, elimine esta dirección de su lista.',
    'Si prega di rimuovere questo indirizzo dalle vostre liste.',
    'Por favor, remova este e-mail da sua lista.',
    'Verwijder dit e-mailadres uit uw lijst.',
    'Prosimy usunąć ten adres z listy.',
  ])('asks to be taken off a list: %s', (text) => {
    expect(asksRemoval(text)).toBe(true);
  });

  it.each([
    'Your request (19944) has been received. To opt out of satisfaction surveys, reply STOP.',
    'If you are not the intended recipient, please delete this e-mail from your system and destroy all copies.',
    'You can delete your own text from the attached returned message.',
    'Please stop and read this message. I am travelling until Monday.',
    'Please update your records with my new address: bob@new.example.',
    'Please do not reply to this e-mail.',
    'Bitte löschen Sie diese E-Mail, wenn Sie nicht der Empfänger sind.',
    'Bitte beachten Sie meine neue E-Mail-Adresse aus dem Verteiler.',
    'To unsubscribe from our newsletter click here.',
  ])('does not: %s', (text) => {
    expect(asksRemoval(text)).toBe(false);
  });
});
