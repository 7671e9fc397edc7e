import type { PhraseTable } from './phrase-table.ts';

// What is in the mail is refused, or the rules of the place forbid it.

export const SPAM: PhraseTable = {
  reason: 'spam',
  phrases: [
    /\bspam\b(?!haus|cop)/,
    /\bspam(?:my|ming|mer|assassin)\b/,
    /\bjunk (?:mail|e-?mail)/,
    /\bunsolicited\b/,
    /\bbulk (?:e-?)?mail\b/,
    /\bubes?\b/,
    /\buce\b/,
    /\bphish\w*/,
    /\bscam\b/,
    /\bprobable spam\b/,
    /\bmessage (?:content )?(?:is )?(?:looks like|considered|identified as|classified as|detected as|appears to be)\b/,
    /\bdcc\b.{0,10}reject/,
    /\bhigh(?:ly)? (?:spam )?(?:score|probability|ham)\b/,
    /\bsuspicious\b/,
    /\bjunkmail\b/,
    /\bofr_506\b/,
    /\bmail rejete\b/,
    /\bspf_?spam\b/,
    /\bblacklisted (?:url|domain)\b/,
    /\b(?:bayes|rspamd)\b/,
    /\bidentified as .{0,20}(?:bulk|spam)/,
    /(?:спам|подозрительн)|(?:垃圾邮件|垃圾郵件|垃圾信|迷惑メール|スパム|スパムメール|스팸)/,
  ],
};

export const VIRUS: PhraseTable = {
  reason: 'virus',
  phrases: [
    /\bvirus(?:es)?\b(?!.{0,12}(?:free|clean|scanned))/,
    /\bmalware\b/,
    /\binfected\b/,
    /\btrojan\b/,
    /\bworm\b/,
    /\bclamav\b/,
    /\bmalicious\b/,
    /\bvir[uú]s\b/,
    /\beicar\b/,
    /вирус/,
    /ウイルス/,
    /病毒/,
    /바이러스/,
  ],
};

export const POLICY: PhraseTable = {
  reason: 'policy',
  phrases: [
    /\bpolic(?:y|ies)\b/,
    /\bprohibited\b/,
    /\bforbidden\b/,
    /\bnot (?:allowed|permitted|acceptable)\b(?!.{0,10}(?:relay))/,
    /\bdisallowed\b/,
    /\badministrative(?:ly)? (?:prohibition|prohibited|refused|denied)/,
    /\bcontent (?:presents|filter|reject)/,
    /\bpotential security issue\b/,
    /\bsecurity (?:reason|issue|polic|violation)/,
    /\bbanned (?:content|attachment|file|word)/,
    /\battachment .{0,30}(?:not|block|prohib|type)/,
    /\bdue to (?:its )?content\b/,
    /\bcontent\b.{0,30}\b(?:reject|not acceptable|refus|block|violat|unacceptable)/,
    /\brejected (?:by|due to|for|because of) (?:\w+ ){0,3}(?:content|filter|rule|polic|administr|header|firewall)/,
    /\bmessage (?:was )?(?:rejected|refused|blocked|denied|not accepted|contains)/,
    /\bnot accepted\b/,
    /\btransaction failed\b/,
    /\bby (?:the )?(?:organization|administrator|content filter)/,
    /\brestrict\w*\b/,
    /\brefused\b/,
    /\bdenied\b/,
    /\bprohibi\w+\b/,
    /\bsender\b.{0,60}\b(?:rejected|denied|refused|invalid|not (?:allowed|exist|accepted|verified|found|valid)|unknown|verify failed|verification|unroutable|black|does not exist|bad|banned|undeliverable)/,
    /\b(?:unroutable|unknown|invalid|bad|illegal) (?:sender|return|from)\b/,
    /\bsender (?:verify|verification|address|domain)\b/,
    /\b(?:mail )?from .{0,40}(?:domain is invalid|not allowed|must)/,
    /\bdomain of sender\b/,
    /\breturn[- ]path\b/,
    /\benvelope (?:sender|from)\b/,
    /\bsender verify failed\b/,
    /\bfrom:? (?:header|domain|address)\b/,
    /\bdoes not like sender\b/,
    /\bbadmailfrom\b/,
    /\bplease provide a valid from\b/,
  ],
};

export const CONTENT: PhraseTable = {
  reason: 'content',
  phrases: [
    /\b(?:improper use of 8-?bit|8-?bit|8bitmime|bare (?:lf|cr|linefeed)|header (?:error|missing|field)|missing (?:header|from|date|message-id|subject)|duplicate (?:header|message)|not (?:rfc ?)?(?:compliant|5322|2822|822)|non-?compliant|non-?conformant|rfc ?(?:5322|2822|822|1652)|invalid (?:header|message|date|mime)|malformed|multiple (?:from|message-id|subject)|bad header|mime (?:error|parse)|line too long|messages? with (?:multiple|invalid)|conversion (?:error|required)|message[- ]?id (?:header )?(?:invalid|missing)|undisclosed recipients|poisoned|loop in headers|unable to convert|smtputf8|non-ascii)\b/,
  ],
};
