import { places } from '../knowledge/words/places.ts';
import { spokenLanguages } from '../knowledge/words/spoken.ts';
import { things } from '../knowledge/words/things.ts';
import { lazy } from '../language/lazy.ts';
import { pattern } from '../language/pattern.ts';
import { isNegatedAt } from './stance.ts';

const NAMES_MAX = 3;

/** "has to talk to Dentrix", "import hours from Homebase", "exportar a Holded". */
const EXCHANGES = lazy(() =>
  pattern(
    /(?<!\p{L})(?:import|export|sync|synchroni[sz]|connect|integrat|talk|speak|push|pull|fetch|feed|plug|hook|anbind|angebunden|schnittstelle|importier|exportier|conect|integr|sincroniz)\p{Ll}*(?!\p{L})[^.;:!?\n]{0,30}?(?<!\p{L})(?:with|to|from|into|mit|an|zu|aus|nach|von|con|desde|a|avec|à|depuis|vers|com|para|do|da|ao)\s(?:our |the |unser\p{Ll}* |notre |nuestr[oa] |noss[oa] |own )?(\p{Lu}(?:[\p{L}\p{N}+&]|[.:](?=[\p{L}\p{N}]))+(?:[ -]\p{Lu}(?:[\p{L}\p{N}+]|[.:](?=[\p{L}\p{N}]))+){0,2})/gu,
  ),
);
/** "our CRM is Reapit", "we live in Clio", "my club speaks MQTT and DCC-EX". */
const IN_USE = lazy(() =>
  pattern(
    /(?<!\p{L})(?:(?:[Tt]exts?|SMS|[Mm]ails?|[Ll]etters?|[Cc]alls?) (?:go|goes|leave|run|are sent) (?:out )?(?:by|via|through|over|with)|(?:[Oo]ur|[Mm]y|[Tt]he|[Tt]heir|[Dd]ata) (?:\p{L}+ )?(?:warehouse|lake|lakehouse|catalogue|crm|erp|till|pos|shop|webshop|accounting|bookkeeping|books|calendar|software|system|helpdesk|payroll|ledger|database|practice software|booking system|wiki|tracker|lms|mes|pms) (?:is|are|runs? (?:on|in)|run (?:on|in)|lives? (?:on|in)|sits? (?:on|in)|stays? (?:on|in|with))|(?:our|my|the|their) \p{L}+ (?:runs?|sits?|lives?) (?:on|in)|(?:we|i|they|staff|everyone) (?:all )?(?:live in|work with|work in|keep (?:everything|our \p{L}+|the \p{L}+|them) in|do (?:everything|our \p{L}+|the \p{L}+) in)|(?:we|i|they|club|house|meters?|sensors?|machines?|devices?|bus|line) (?:all )?(?:speaks?|talks?)(?: \p{Lu}(?:[\p{L}\p{N}+-]|[.:](?=[\p{L}\p{N}]))+(?: and| or|,))?)\s(\p{Lu}(?:[\p{L}\p{N}+&-]|[.:](?=[\p{L}\p{N}]))+(?:[ -]\p{Lu}(?:[\p{L}\p{N}+]|[.:](?=[\p{L}\p{N}]))+){0,2})/gu,
  ),
);
/** "We looked at Yamcs and want to build on it", "it sits on top of Odoo". */
const BUILT_UPON = lazy(() =>
  pattern(
    /(?<!\p{L})(?:(?:looked at|tried|chose|settled on|know|have|got|use) (\p{Lu}(?:[\p{L}\p{N}+-]|[.:](?=[\p{L}\p{N}]))+(?: \p{Lu}(?:[\p{L}\p{N}+]|[.:](?=[\p{L}\p{N}]))+)?) and (?:want|would like|plan|intend|mean) to (?:build|extend|base|go on|work)\b|(?:on top of|build(?:s|ing)? (?:it )?(?:up)?on|extends?|fork of|based on) (\p{Lu}(?:[\p{L}\p{N}+-]|[.:](?=[\p{L}\p{N}]))+(?: \p{Lu}(?:[\p{L}\p{N}+]|[.:](?=[\p{L}\p{N}]))+)?))/gu,
  ),
);
/** "Alertmanager webhook in", "CCSDS packets", "the EPO’s OPS interface": a name before a word for how programs speak. */
const SPEAKS = lazy(() =>
  pattern(
    /(?<![.!?] |^|[\p{L}-])(\p{Lu}(?:[\p{L}\p{N}+-]|[.:](?=[\p{L}\p{N}]))+(?: \p{Lu}(?:[\p{L}\p{N}+]|[.:](?=[\p{L}\p{N}]))+)?) (?:webhooks?|APIs?|interface|feed|packets?|broker|bus|gateway|endpoint)(?!\p{L})/gu,
  ),
);
/** "Every visitor lands in Follow Up Boss": a name of two words and more, each of which may be a plain one. */
const LANDS = lazy(() =>
  pattern(
    /(?<!\p{L})(?:lands?|arrives?|ends? up|goes|filed|booked|logged|posted|appears?|shows? up|pushed|copied|written)(?: \p{Ll}+){0,2} (?:in|into|to)\s(?:our |the )?(\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}[\p{L}\p{N}]+){1,2})(?! (?:Street|Road|County|City|Park))/gu,
  ),
);
/** "भाव agmarknet से ले लेंगे": a name in Latin letters from which something is taken, or that it is sent to. */
const IN_HINDI =
  /(?<=(?:कॉल|SMS|मैसेज|भुगतान) )([A-Za-z]{4,}) से|([A-Za-z][\w.+-]{3,}) (?:से|में|पर|को)(?= )[^.;!?]{0,16}(?:ले|लाओ|निकाल|आए|आएँ|जाए|भेज|जोड़|डाल|मिल)/g;
/** Every noun of German begins with a capital: a name is told by more than one. */
const ODD = /\p{Ll}\p{Lu}|\p{Lu}{2}|\p{N}/u;

/** Programs of others by names that no table knows, which idea or context exchange data with. At most three. */
export function readPartners(text: string, language: string): string[] {
  const low = text.toLowerCase();
  const names = [
    ...text.matchAll(EXCHANGES()),
    ...text.matchAll(IN_USE()),
    ...(language === 'en' ? text.matchAll(BUILT_UPON()) : []),
    ...(language === 'en' ? text.matchAll(SPEAKS()) : []),
    ...(language === 'hi' ? text.matchAll(IN_HINDI) : []),
  ].flatMap(nameIn(low, language));
  const landed =
    language === 'en'
      ? [...text.matchAll(LANDS())].flatMap(([, name = '']) => (places().has(name.toLowerCase()) ? [] : [name]))
      : [];
  return [...new Set([...names, ...landed])].slice(0, NAMES_MAX);
}

const nameIn =
  (low: string, language: string) =>
  (match: RegExpExecArray): string[] => {
    const said = match[1] ?? match[2] ?? '';
    const name = said.replace(/[.,]$/, '');
    const at = match.index + match[0].lastIndexOf(said);
    const isName = (language !== 'de' || ODD.test(name)) && !name.split(/[ -]/).some(isKnown);
    return isName && !isNegatedAt(low, at, name.length) ? [name] : [];
  };

/** Means something else than a program: a place, a language, a thing, a day. */
function isKnown(word: string): boolean {
  const low = word.toLowerCase();
  return places().has(low) || things.has(low) || spoken().has(low) || DAYS.test(word);
}

const spoken = lazy(() => new Set(spokenLanguages().flatMap(({ words }) => words)));
const DAYS =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December|I|We|The|My|Our|It|They|PDF|CSV)$/;
