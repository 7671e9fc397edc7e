import { pattern } from '../language/pattern.ts';
import { BEGINS, ENDS, NUMBER, numberOf, type Span, spanOf } from './spans.ts';

/** How many people build it, and where the text says so. */
export interface Team {
  size: number | undefined;
  spans: Span[];
}

/** Those who build. A nurse, a driver or a member is not among them: these use it. */
const MAKERS =
  '(?:(?:full[- ]?stack|back-?end|front-?end|junior|senior|part[- ]?time|full[- ]?time|freelance|web|software|computer science|cs|mobile|data|php|python|java|javascript|typescript|react|vue|node|ruby|rails|c#|\\.net|go|golang|rust|kotlin|swift|ios|android|wordpress|laravel|django|elixir|unity) ){0,2}' +
  '(?:developers?|engineers?|devs?|programmers?|coders?|(?:co-?)?founders?|makers?|designers?|hackers?|students?|freelancers?|entwickler(?:innen|n)?|programmierer(?:innen)?|(?:mit)?gründer(?:innen)?|studenten|studierende|desarrollador(?:es|as)?|programador(?:es|as|a)?|fundador(?:es|as)?|socios|développeu(?:rs?|ses?)|fondateurs?|associés|desenvolvedor(?:es|as|a)?|sócios|डेवलपर्?स?)';
/** Two people build it; twenty-two people are the staff of a house. */
const FEW =
  '(?:[1-6]|one|two|three|four|five|six|ein|zwei|drei|vier|fünf|sechs|un|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|six|dois|duas|três|quatro|दो|तीन|चार)';
const PEOPLE =
  '(?:people|persons?|ppl|folks|of us|friends|brothers|sisters|siblings|leute|personen|menschen|freunde|brüder|geschwister|personas|amig[oa]s|herman[oa]s|personnes|amis|frères|pessoas|irmãos|लोग)';
const SMALL = '(?:small |little |tiny |kleine[sn]? |peque[ñn][oa] |petite? |pequen[oa] )?';
const TAIL =
  '(?:,? (?:part[- ]time|full[- ]time|in (?:our|my) (?:spare|free) time|on (?:it|this|the team|evenings)|building (?:it|this|that)|working (?:on (?:it|this)|evenings)|evenings(?: and weekends)?|with day jobs|total|in total|in der freizeit|nebenbei|en total|au total|no total))?';
const WE =
  "(?:we(?:[’']re| are| have)|there(?:[’']s| are| is|[’']re)|it(?:[’']s| is)|i have|wir sind|wir haben|es sind|somos|nous sommes|on est|c[’']est|हम)";
const ONLY = '(?: (?:just|only|nur|solo|sólo|só|apenas|seulement|currently|now|the|zu))?';
/** What serves any team of four is no word about this one. */
const NOT_FOR =
  '(?<!\\b(?:for|help|helps|helping|let|lets|allow|allows|enable|enables|gives?|among|between|each|every|any|per|für|jede[srnm]?|para|cada|pour|chaque)(?: an?| one| ein(?:e[nmr]?)?| una?| une| uma?)? (?:small |little |busy )?)';

const AND = '(?= (?:and|und|y|et|e|with|mit|con|avec|com|who|plus|&|building|working)\\b)';

/** Each with the number in its first group. */
const COUNTED = [
  pattern(
    `${BEGINS}(?:(?:and|so|but|und|y|et|e) )?${WE}${ONLY}(?: an?| ein(?:e[nm]?)?| una?| une| uma?)? ?${SMALL}(?:(?:team|equipo|équipe|equipe|time|टीम) (?:of|von|aus|de) )?(${NUMBER})(?: ${SMALL}(?:${MAKERS}|${PEOPLE}))?${TAIL}(?:${ENDS}|${AND})`,
  ),
  pattern(`${BEGINS}(?:(?:with|by|just|only|mit|nur|con|avec|com) )?(${NUMBER})[- ]${MAKERS}${TAIL}${ENDS}`),
  pattern(`(?<!\\()${BEGINS}(?:(?:with|by|just|only|mit|nur|con|avec|com) )?(${FEW})[- ]${PEOPLE}${TAIL}${ENDS}`),
  pattern(
    `${NOT_FOR}(?<![\\p{L}])(?:(?:we(?:[’']re| are)|our|we have|i have|with|built by|somos|wir sind|nous sommes)\\s)?(?:a |an |ein |un |une |uma? )?${SMALL}(?<![\\p{L}])(?:team|equipo|équipe|equipe|time)(?: ?size)?(?: of|:| von| aus| de) (${NUMBER})(?: ${SMALL}(?:${MAKERS}|${PEOPLE}))?(?:${ENDS}|${AND})`,
  ),
  pattern(`\\b(?:teamgröße|team ?size|headcount)[:\\s]{1,3}(${NUMBER})\\b`),
  pattern(
    `${NOT_FOR}\\b(${NUMBER})[- ]${MAKERS}(?![\\p{L}])(?:${ENDS}|${AND}|(?= (?:on|for|working|half|full|part|have|in|at)\\b))`,
  ),
  pattern(
    `${BEGINS}(?:(?:we(?:[’']re| are)|i[’']m|i am) )?(?:an? )?(${NUMBER})[- ](?:person|people|man|woman) (?:team|startup|crew|project|effort|operation)${ENDS}`,
  ),
  pattern(`\\b(?:the )?(${NUMBER}) of us\\b${TAIL}(?:${ENDS}|(?= (?:build|work|want|will|plan|code|are building)))`),
  pattern(`\\bzu (zweit|dritt|viert|fünft)\\b`),
  pattern(`${BEGINS}(?:à|on est à) (${NUMBER})${ENDS}`),
  pattern(`(?<![\\p{L}\\p{M}])(${NUMBER}) (?:लोगों की टीम|लोग हैं)`),
];

const ROLE = `(?:${MAKERS}|(?:co-?)?founder|mitgründer(?:in)?|cofundador[a]?|cofondateur|diseñador[a]?|designer|kumpel)`;
const KIN =
  '(?:friend|brother|sister|wife|husband|partner|colleague|freund(?:in)?|bruder|schwester|frau|mann|kollege|kollegin|amig[oa]|herman[oa]|mujer|marido|ami|frère|sœur|femme|mari|irmão|irmã|esposa)';
const MY = '(?:an?|one|my|ein(?:e[nmr]?)?|mein(?:e[nmr]?)?|una?|mi|une|mon|ma|uma?|meu|minha)';

/** One more than the number in the first group, or two. */
const AND_ME = [
  pattern(
    `\\b(?:(?:it[’']s |just |only ){0,2}(?:me|myself|ich|yo|moi|eu|i))(?: and| plus| &| und| y| et| e| with| mit| con| avec| com) (?:${MY}|(${NUMBER})) (?:\\p{L}+ )?${ROLE}\\b`,
  ),
  pattern(
    `${BEGINS}(?:(?:it[’']s |just |only ){0,2}(?:me|myself|ich|yo|moi|eu))(?: and| plus| &| und| y| et| e| with| mit| con| avec| com) (?:${MY}|(${NUMBER})) (?:\\p{L}+ )?${KIN}${ENDS}`,
  ),
  pattern(`\\b(?:my|mein(?:e)?|mi|mon|meu) ${ROLE} (?:and|und|y|et|e) (?:i|me|ich|yo|moi|eu)\\b`),
];

const LIVES = '(?<!\\b(?:liv(?:e|es|ing)|stay|walk|travel|hike|wohne|lebe|reise|vivo|vis|moro)\\s)';
const ALONE = [
  pattern(
    `${NOT_FOR}(?<!\\b(?:and|or) )\\b(?:as (?:a |an )?)?(?:(?:i[’']m|i am) (?:a |an )?)?(?:solo|indie|single)[- ](?:developer|dev|founder|maker|hacker|entrepreneur)\\b`,
  ),
  pattern(
    `${NOT_FOR}\\b(?:one|single)[- ](?:man|woman|person)(?:[- ](?:team|show|project|shop))?\\b(?! (?:household|tent|use))`,
  ),
  pattern(
    `${LIVES}\\b(?:(?:building|developing|doing|coding|making) (?:it |this |everything )?(?:alone|on my own|by myself)|just me|only me|i(?: am|[’']m) (?:alone|solo|on my own)|by myself|on my own|(?:a |my )?(?:weekend|side|hobby|hackathon|pet) project)\\b`,
  ),
  pattern(
    `${LIVES}\\b(?:ich (?:\\p{L}+ ){0,3}alleine?|nur ich|im alleingang|(?:ich|alleine?) entwickle|yo sol[oa]|sol[oa] yo|estoy sol[oa]|moi seule?|(?:je suis |tout |toute )seule?|só eu|(?:eu|faço|programo|desenvolvo|trabalho|estou) (?:\\p{L}+ ){0,2}sozinh[oa])(?![\\p{L}])`,
  ),
  pattern(`${BEGINS}(?:(?:ich )?alleine?|seule?|sozinh[oa])${ENDS}`),
  pattern('मैं अकेल[ाी](?: हूँ| हूं)?|अकेला डेवलपर'),
];

/** Reads who builds it: "Two people", "team of 4", "me and a designer", "wir sind zu dritt". Linear. */
export function readTeam(text: string): Team {
  if (!HINT.test(text)) return { size: undefined, spans: [] };
  const counted = COUNTED.flatMap((one) => found(one, text, (match) => numberOf(match[1])));
  const beside = AND_ME.flatMap((one) => found(one, text, (match) => 1 + (numberOf(match[1]) ?? 1)));
  const alone = ALONE.flatMap((one) => found(one, text, () => 1));
  const all = [...beside, ...counted.filter(({ size }) => size <= LARGEST), ...alone];
  return { size: all[0]?.size, spans: all.map(({ span }) => span) };
}

/** One of these stands in whatever the expressions above match. They are large, and most texts need not run them. */
const HINT =
  /team|time de|equip|équip|टीम|headcount|develop|engineer|\bdevs?\b|programm|\bcod(?:er|ing)|founder|fundador|fondat|maker|designer|dise[ñn]ador|hacker|student|studier|freelanc|entwickl|gründer|people|persons?\b|\bppl\b|folks|\bof us\b|friend|freund|brother|brüder|bruder|sister|sibling|schwester|geschwister|leute|mensch|persona|person[en]|amig|\bamis?\b|herman|frère|irmã|pessoa|लोग|\bzu (?:zweit|dritt|viert|fünft)|\bà (?:\d|deux|trois|quatre)|wife|husband|partner|colleague|kolleg|kumpel|frau|femme|mujer|esposa|marido|\bmari\b|solo|alone|somos |sommes|wir sind|on est |हम |alle?in|\bindie\b|one[- ](?:man|woman|person)|by myself|on my own|just me|only me|weekends|spare time|evenings|seule?\b|sozinh|अकेल/i;

/** "A 40 person firm" is a customer, not a team that builds. */
const LARGEST = 25;

function found(one: RegExp, text: string, read: (match: RegExpExecArray) => number | undefined) {
  return [...text.matchAll(one)].slice(0, 5).flatMap((match) => {
    const size = read(match);
    return size === undefined ? [] : [{ size, span: spanOf(match) }];
  });
}
