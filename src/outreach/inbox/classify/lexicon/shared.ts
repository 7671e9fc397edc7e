import type { Lexicon } from '../concepts.ts';

/** What is the same in every language: marks for what is no word, and words that travel. */
export const shared: Lexicon = {
  address: '@mail',
  link: '@link',
  booking: '@booking',
  time: '@time',
  date: '@date',
  number: '@phone',
  inject: '@label',
  // Courtesies that look like a wish to be left alone.
  close:
    'dont hesitate to contact me, dont hesitate to contact us, dont hesitate to contact, do not hesitate to contact me, do not hesitate to contact us, do not hesitate to contact, dont hesitate, do not hesitate, dont hesitate to reach out, do not hesitate to reach out, please do not hesitate, please dont hesitate, zögern sie nicht, zögern sie nicht mich zu kontaktieren, n hésitez pas, n hésitez pas à me contacter, n hésite pas, no dude en, no dude en contactarme, no dude en contactar, no dudes en, no duden en, non esiti a contattarmi, non esiti, non esitate, non esitate a contattarmi, não hesite em, não hesite em contactar, não hesite em contatar, não hesite, aarzel niet om, aarzel niet om contact op te nemen, aarzel niet, proszę się nie wahać, nie wahaj się',
  // A stretch of nothing but these is an opt-out in any language.
  unsub: 'unsubscribe, unsub, stop mail, opt out',
  mail: 'email, e mail, emails, mail, mails',
  list: 'newsletter',
  meet: 'zoom, teams, meet, call, meeting',
  demo: 'demo',
  yes: 'ok, okay',
  copied: 'cc',
  laugh: 'lol, haha, hahaha',
  threat: 'spam, gdpr',
};
