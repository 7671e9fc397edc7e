import { pattern } from '../language/pattern.ts';
import { readDeadline } from './deadline.ts';
import { readPrices } from './price.ts';
import { REGULATION_SAID } from './regulations.ts';
import { cutSpans } from './spans.ts';
import { readTeam } from './team.ts';

const ORDERS =
  /\b(?:ignore|disregard|forget|override)\s(?:all |any |your |the |my |previous |prior |above |earlier ){1,4}(?:instructions?|rules?|prompts?|orders)\b[^.!?]*/gi;
/** Commands and file names as they are typed. */
const CODE = /`[^`]{0,160}`/g;
/** Says what sort of program it is, not what it is about: a "menu bar app" has nothing to do with menus. */
const SHAPES = /\b(?:native |mac(?:os)? |system )*(?:menu|task|status) ?bar (app|tool|program|widget)?/gi;
/** Machines and programs it has to run on or be written in: no things to keep. */
const SURROUNDINGS = pattern(
  /\b(?:we are |we['’]re |it['’]s |being )?an? (?:C#|\.NET|Java|Python|PHP|Ruby|Rails|Go|Rust|TypeScript|JavaScript|Node|Microsoft|Windows|Linux|Apple|Mac|Oracle|SAP|Google) (?:shop|house)\b|\b(?:(?:runs?|running|hosted|deployed|installed) on )?(?:our |the |existing |own )?(?:windows|linux|ubuntu|debian|red hat|rhel)[- ](?:servers?|machines?|server 20\d\d|pcs?|boxes|hosts?)\b|\b(?:(?:login|sign[- ]?(?:in|on)|sso|authentication|log in|single sign-on)(?: (?:via|through|with|against|by|from|using))? )?(?:our |the |existing )?(?:active directory|ldaps?|entra id|azure ad|kerberos|okta|keycloak|saml)(?: (?:login|sign[- ]?(?:in|on)|sso|accounts?|authentication|integration))?\b|\b(?:(?:a|an|the|under) )?(?:MIT|A?GPL|LGPL|Apache|BSD|MPL)(?:[- ]?(?:v|version )?\d(?:\.\d)?)?[- ]licen[cs]ed?\b|\b(?:written|built|programmed|implemented|coded|developed|geschrieben|escrito|écrite?) (?:in|with|on|en|mit) (?:either )?[\p{L}#+.]+(?:(?:,| or| and|,? (?:oder|o|ou|y|und|et)) [\p{L}#+.]+){0,2}(?=[.,;!?]|$)|\b(?:must|should|has to|muss) be (?:in )?(?:django|rails|laravel|php|python|java|go|rust|react|vue|node(?:\.js)?|next\.js|typescript|elixir|\.net|flutter)\b/giu,
);
const BUDGET =
  /\b(?:our |my |the )?(?:total |monthly |hosting )?budget\b(?! (?:planner|planning|app|tool|tracker|tracking|manager|management|calculator|lines?|owners?|overruns?)\b)(?=\s?(?:[:=]|of\b|is\b|under\b|around\b|about\b|max))[^.;!?]{0,60}(?=[.;!?,]|$)/gi;

/** The text without its words on money, team, time, law and machines, which are no part of what the product does. */
export function withoutConditions(text: string): string {
  const spans = [...readTeam(text).spans, ...readDeadline(text).spans, ...readPrices(text).spans];
  return cutSpans(text, spans)
    .replace(CODE, ' ')
    .replace(SHAPES, '$1 ')
    .replace(ORDERS, ' . ')
    .replace(BUDGET, ' . ')
    .replace(REGULATION_SAID, ' . ')
    .replace(SURROUNDINGS, ' . ');
}
