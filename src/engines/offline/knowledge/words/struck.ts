/** What a product may be told not to have, as far as sentences of the plan are struck or told anew for it. */
export type Exclusion =
  | 'server'
  | 'accounts'
  | 'online payment'
  | 'notifications'
  | 'screens'
  | 'bought models'
  | 'photos'
  | 'list of all';

/** Words that have no place where something is ruled out. */
export interface Struck {
  /** Told first: what is meant is said in words that hold here. */
  retell: readonly (readonly [RegExp, string])[];
  /** What still says this is struck: a criterion, a step, a case, a sentence. */
  out: RegExp;
  /** Columns of tables that nothing fills here, by their names. */
  fields?: RegExp;
  /** Endpoints that nobody calls here: method, path and purpose. */
  endpoints?: RegExp;
}

/** By what is ruled out. The words are those of the planner's own knowledge, in the form in which it has them. */
export const STRUCK: Readonly<Record<Exclusion, Struck>> = {
  server: {
    retell: [
      [/ (?:with|gets) 422\b/g, ' with a sentence'],
      [/, else on a server that keeps nothing/g, ''],
      [/\bon (?:the|our) server\b/g, 'on the device'],
      [/\bread again from the server\b/g, 'read again from the file'],
    ],
    out: /\bservers?\b|\b(?:gets?|answers?|refused with|returns?|with) (?:a )?4\d\d\b|\bqueue in batches\b|\bclientKey\b/i,
    fields: /^(?:clientKey|syncedAt|serverRevision)$/,
  },
  accounts: {
    retell: [
      [/\bby name or link\b/g, 'by link'],
      [/\bto somebody without an account\b/g, 'to somebody else'],
      [/ ?\(?\bwithout an account\b\)?/g, ''],
      [/\baccount or email\b/g, 'text'],
      [/ and account\b/g, ''],
    ],
    out: /\baccounts?\b|\bsign(?:ed|s|ing)?[- ](?:in|up)\b|\blog(?:ged|s|ging)?[- ]?in\b|\bpasswords?\b|\bregister(?:s|ed)? to see\b/i,
    endpoints: /\/mine$|\/me$|\bown account\b|\/(?:accounts?|sessions?|sign-in|logins?)(?:\/|$)/,
  },
  'online payment': {
    retell: [
      [/, pays the (?:fee|deposit|bill|price),/g, ','],
      [/\bpays? (?:the|a) (?:fee|deposit|bill|price)(?: by link| online)?\b/g, 'settles it on the spot'],
      [/, (?:fee|deposit|money) refunded\b/g, ''],
      [/\bsigned and paid\b/g, 'signed and settled'],
      [/, and without payment only with [^.,;]+/g, ''],
    ],
    out: /\bpayment (?:link|provider|page|service|request|intent)s?\b|\bproviderEvent\w*\b|\bcheckout\b|\bcard payments?\b|\bpa(?:ys?|id|ying) (?:online|by card|by link)\b|\brefund(?:s|ed|ing)?\b|\bcharg(?:es?|ed|ing) (?:the |a )?cards?\b|\bwithout payment\b|\bwebhooks? (?:of|from) the (?:payment|provider)|\bthe provider (?:reports|tells|confirms)\b|\b(?:Stripe|Mollie|PayPal|Adyen)\b/i,
    fields:
      /^(?:providerEvent\w*|provider(?:Id|Ref|Reference|Payment\w*)|paymentIntent\w*|paymentLink\w*|payLink\w*|checkout\w*|card(?:Token|Last\w*|Brand)|stripe\w*|payout\w*|refund\w*)$/,
    endpoints: /\/(?:checkout|pay|pay-link|payment-links?|refunds?|payouts?)(?:\/|$)|\bpay(?:ment)? link\b/,
  },
  notifications: {
    retell: [],
    out: /\bnotifications?\b|\bpush (?:message|notice)s?\b|\bis (?:pushed|notified)\b/i,
    fields: /^(?:push(?:Token|Subscription)\w*|notifiedAt|remindedAt|notifyAt)$/,
    endpoints: /\/(?:push|notifications?|push-subscriptions?)(?:\/|$)/,
  },
  screens: {
    retell: [
      [/\bShow on the screen\b/g, 'Say in the answer'],
      [/ while typing\b/g, ' before it is saved'],
      [/\bchanges the figure on all open screens of its readers within 3 seconds\b/g, 'is in the next answer at once'],
      [/\bon (?:the|one|all open) screens?\b/g, 'in the chat'],
      [/\bopens (?:the|a) (?:page|screen)\b/g, 'asks the bot'],
      [/\bthose without the app\b/g, 'those who never write to the bot'],
      [/\bwho opens the link picks the own name\b/g, 'who writes in the group picks the own name by a button'],
      [/\bto claim my name by the link\b/g, 'to claim my name with one tap'],
      [/\ba link of a wallet\b/g, 'the address of a wallet'],
      [/\bopen a group by link\b/g, 'start a group in the chat'],
      [/\bgroup by link, no account needed(?: to count)?/g, 'group in its chat'],
      [/ (?:is|are) refused with 4\d\d\b/g, ' is refused with a sentence'],
      [/\banswers 4\d\d and shows\b/g, 'shows'],
      [/ when the server has (\d+)\b/g, ' when $1 is there'],
      [
        /, never to accounts; claiming sets the account of a seat whose account is empty\b/g,
        '; claiming sets the user id of a seat that has none',
      ],
      [/\bAn account is deleted\b/g, 'Somebody leaves the chat'],
      [/\bA seat without account owes\b/g, 'Somebody who never wrote to the bot owes'],
      [/\bown groups\b/g, 'the group of this chat'],
      [/ by a (?:signed )?link(?: of \w+ minutes)?(?![\w-])/g, ' from the chat'],
      [/\bby link\b/g, 'from the chat'],
      [/\btwo phones see\b/g, 'two people see'],
      [/\b([Aa]) picture of the screen\b/g, '$1 forwarded message'],
    ],
    out: /\b(?:join codes?|pages?|screens?|browser|web ?site|address bar|in the address|dialog|pixels?|scroll\w*|swipe\w*|home screen)\b|\b(?:a|the|each|every|old|new) link\b|\b(?:answers?|refused with|gets?) 4\d\d\b/i,
    fields: /^(?:joinCode\w*|linkToken\w*|linkUntil|pageToken|joinToken\w*|codeHash|codeUntil|inviteToken\w*)$/,
  },
  'bought models': {
    retell: [
      [/, tokens and cost\b/g, ' and tokens'],
      [/\bedits, cost by version\b/g, 'edits by version'],
      [/, mean change and cost by\b/g, ' and mean change by'],
      [/, what it costs, and stops at a set budget\b/g, ' and what is changed in it'],
      [/ and costs the ([^.]*?) nothing(?=\.)/g, ''],
    ],
    out: /\bmonthly budget\b|\b(?:of|at) (?:the|a set) budget\b|\bbudget is reserved\b|\bwhat the model costs\b|\bestimated cost\b|\bcost and quality limits\b|\bmultiplies the cost\b|\bat 100 % no further call\b|\bper thousand tokens\b|\bprices? of the model\b|\bcosts? (?:of|per|a) (?:each )?(?:call|answer|token)s?\b|\bbudget (?:of|for) (?:the )?(?:model|calls)\b|\bruin me\b/i,
    fields: /^(?:costCents|cost|price|budget\w*|tokenCost\w*|costMicros)$/,
  },
  'list of all': {
    retell: [],
    out: /\bsearch engines? finds?\b|\bover all \{objects\}/i,
    endpoints: /newest first, 50 a page|\/search\b|\/mine\b/,
  },
  photos: {
    retell: [
      [/, with (?:a )?(?:photos?|pictures?)\b/g, ''],
      [/\b(?:photos?|pictures?) (?:and|or) /g, ''],
      [/ (?:and|or|with) (?:a )?(?:photos?|pictures?)\b/g, ''],
    ],
    out: /\b(?:photos?|photograph\w*|pictures?|camera)\b/i,
    fields: /^(?:photos?|pictures?|image|photoFile|pictureFile|thumb\w*)$/,
    endpoints: /\/(?:photos?|pictures?|images?)(?:\/|$)/,
  },
};
