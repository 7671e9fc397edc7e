/** What people write who speak of bounces, deliveries and full mailboxes without being a mail server. */
export const REPLIES: readonly string[] = [
  'Sorry for the late answer, your first mail bounced because our mailbox was full. It works again now. Can we talk on Thursday?',
  'My colleague tom.berg@north.example told me that his mail to you could not be delivered: 550 5.1.1 user unknown. Is anna@planner.example right?',
  'We do not deliver to Norway, so this is of no use to us. Undeliverable parcels come back to the warehouse anyway.',
  'Delivery failed twice last month, so we are looking for somebody better. What would delivery within 48 hours cost?',
  'Please stop writing to ida@north.example, she no longer works here and the address does not exist any more.',
  'I got a "Mail delivery failed: returning message to sender" when I answered, so I try again from here. Yes, we are interested.',
  'Our mail server rejected your attachment (552 message too large). Could you share a link instead?',
  'The failure notice you sent me says "host unknown". Did you misspell our domain?',
  'Not interested. Your message was delivered to the wrong person, by the way.',
  'Undelivered mail is exactly our problem: 12 % of our newsletters bounce. Could your product help?',
  'Ihre letzte Mail war unzustellbar, weil das Postfach voll war. Bitte schicken Sie das Angebot noch einmal.',
  'Die Zustellung ist fehlgeschlagen, schreibt mir Ihr Server. Ich versuche es daher von dieser Adresse: Ja, wir hätten Interesse.',
  'Der Empfänger existiert nicht mehr, Herr Berg hat uns verlassen. Zuständig bin jetzt ich.',
  "Votre message n'a pas pu être remis à mon collègue, sa boîte est pleine. Pouvez-vous me l'envoyer directement ?",
  "L'adresse que vous utilisez n'existe plus, merci de ne plus écrire. Utilisateur inconnu chez nous, pour ainsi dire.",
  'Su mensaje no se pudo entregar a Pedro porque ya no trabaja aquí. El buzón está lleno de propuestas como la suya.',
  'Não foi possível entregar a encomenda na semana passada. Podem enviar outra vez?',
  'Non è stato possibile consegnare il pacco. Quando riprovate? La casella postale è piena.',
  'Uw bericht kon niet worden bezorgd bij mijn collega, maar ik heb het gelezen. Stuur gerust meer informatie.',
  'Ваше письмо не может быть доставлено директору, он в отпуске. Напишите мне, пожалуйста.',
  'Twoja wiadomość nie została dostarczona do działu zakupów. Proszę wysłać ją ponownie na mój adres.',
  'お送りいただいたメールは届きませんでした。宛先が間違っているようです。もう一度お願いします。',
  '你的邮件被退信了，说收件人不存在。请再发一次到这个邮箱。',
  '메일이 반송되었다고 들었습니다. 이 주소로 다시 보내 주세요.',
];

/** Automatic answers of people who are away or gone. */
export const AWAY: readonly string[] = [
  'I am out of the office until 2 June. Your message has not been forwarded and could not be delivered to anybody else.',
  'Tom Berg no longer works at North. This mailbox is not monitored and your message will not be delivered.',
  'I am on leave and my mailbox is full, so mail may be returned to sender. Please write to ida.lund@north.example.',
  'Ich bin bis zum 2. Juni nicht im Büro. Ihre E-Mail wird nicht weitergeleitet und gilt als nicht zugestellt.',
  'Je suis absent jusqu’au 2 juin. Votre message n’a pas été remis à un collègue.',
  'Estaré fuera de la oficina hasta el 2 de junio. Su mensaje no se ha podido entregar a otra persona.',
  'Estou ausente até 2 de junho. A sua mensagem não foi entregue a outra pessoa.',
  'Я в отпуске до 2 июня. Ваше письмо не будет доставлено другим сотрудникам.',
  '6月2日まで不在にしております。いただいたメールは転送されません。',
];
export const AWAY_SUBJECTS: readonly string[] = [
  'Automatic reply: A question',
  'Out of office: Undelivered parcels',
  'Abwesenheitsnotiz: Eine Frage',
  'Réponse automatique : Une question',
  'Respuesta automática: Una pregunta',
  'Resposta automática: Uma pergunta',
  'Автоответ: Вопрос',
  '自動返信: ご質問',
  'I no longer work here',
];

/** What shops, services and lists send by machine. Subject and text. */
export const SERVICES: readonly (readonly [string, string])[] = [
  [
    'Delivery failed: parcel 4471',
    'We were unable to deliver your parcel 4471. It could not be delivered because nobody was at home. It will be returned to sender after 7 days.',
  ],
  [
    'Your delivery has been delayed',
    'Delivery of your order has been delayed. Delivery attempts will continue tomorrow.',
  ],
  [
    'Webhook delivery failed',
    'We could not deliver an event to https://planner.example/hook. The endpoint returned 503 Service Unavailable. Delivery attempts: 5.',
  ],
  [
    '5 of your mails bounced this week',
    'Bounce report for your campaign: ida@north.example 550 5.1.1 user unknown; tom@south.example 552 5.2.2 mailbox full. 1,204 mails were delivered.',
  ],
  [
    'Receipt for your payment',
    'Thank you. We received 49.00 EUR. This is an automatically generated message, please do not reply.',
  ],
  [
    '[Ticket 8812] We have received your request',
    'Your request "mail could not be delivered" was received. A person will answer within a day.',
  ],
  ['Payment failed', 'Your card was rejected by the bank: transaction failed. Update your card to go on.'],
  [
    'How to keep mails from bouncing',
    'This week: what "550 user unknown" means, why mailboxes are full, and how to read a failure notice. Unsubscribe at any time.',
  ],
  [
    'Zustellung fehlgeschlagen: Paket 4471',
    'Ihr Paket konnte nicht zugestellt werden. Es liegt bis Freitag in der Filiale.',
  ],
  ['Échec de la livraison de votre colis', "Votre colis n'a pas pu être livré. Choisissez une nouvelle date."],
  ['Fallo en la entrega de su pedido', 'No se pudo entregar su pedido. Elija otra fecha.'],
  ['Password reset', 'Somebody asked for a new password. If it was not you, the account is not disabled, do nothing.'],
  ['Security alert: sign-in blocked', 'We blocked a sign-in to your account. Access denied from 192.0.2.7.'],
  [
    'Your invoice could not be sent',
    'Invoice 2025-118 could not be sent to the customer, because no address is given. Open the invoice to add one.',
  ],
];

/** What a server once reported: people quote it and forward it. */
export const REPORT = `This is the mail system at host relay.north.example.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients. It's attached below.

<tom.berg@north.example>: host mx.north.example[192.0.2.44] said: 550 5.1.1
    <tom.berg@north.example>: Recipient address rejected: User unknown (in
    reply to RCPT TO command)

Final-Recipient: rfc822; tom.berg@north.example
Action: failed
Status: 5.1.1`;
