import type { ArtifactName } from '../../artifacts.ts';
import { ARTIFACT_NAMES } from '../../quality.ts';
import { quote } from '../../reading/names.ts';
import { isNegated } from '../../reading/negation.ts';
import { oncePer } from '../../reading/once-per.ts';
import { type CoherenceInput, defineRule, type Finding } from '../rule.ts';
import { textsOf } from '../texts-of.ts';

// Case matters: "TODO" is a placeholder, "to-do list" is a product. Braces are a blank only with a word of prose in them,
// and not in a path ("/orders/{id}") or a template string ("${id}").
const PLACEHOLDERS =
  /\b(?:TBD|TBC|TODO|FIXME|XXX)\b|lorem ipsum|\[\.{3}\]|\[…\]|\[(?:insert|your|add|fill|name of|placeholder)\b[^\]\n]{0,40}\]|<(?:your|insert)\b[^>\n]{0,40}>|(?<![/$\p{L}\p{N}{`"])\{(?:x|y|z|name|placeholder|insert [a-z ]{1,20}|your [a-z ]{1,20})\}|(?<![\p{L}])(?:Feature|Competitor|Entity|Segment|Phase name|Prompt name|Product|Company) (?:\d{1,2}|[A-CXYZ])(?![\p{L}\p{N}])/gu;

interface Blank {
  artifact: ArtifactName;
  placeholder: string;
  text: string;
}

export const nothingIsLeftBlank = defineRule({
  id: 'nothing-is-left-blank',
  check: 14,
  severity: 'report',
  says: 'No placeholders are left: no TBD, no lorem ipsum, no "[insert …]", no "Feature 1".',
  needs: [],
  judges: ARTIFACT_NAMES,
  find: (_given, input) =>
    blanksOf(input).map(
      ({ artifact, placeholder, text }): Finding => ({
        artifact,
        message: `The placeholder ${quote(placeholder)} is left in ${quote(text)}.`,
      }),
    ),
  measure: (input, written) => ({
    placeholders: blanksOf(input).filter(({ artifact }) => written.has(artifact)).length,
  }),
});

function blanksOf({ idea, context, artifacts }: CoherenceInput): Blank[] {
  const asked = `${idea}\n${context ?? ''}`;
  return ARTIFACT_NAMES.flatMap((name) => {
    const artifact = artifacts[name];
    if (artifact === undefined) return [];
    return marksOf(artifact)
      .filter(({ placeholder }) => !asked.includes(placeholder))
      .map((mark) => ({ artifact: name, ...mark }));
  });
}

const marksOf = oncePer((artifact: object) => textsOf(artifact).flatMap(marksIn));

function marksIn(text: string): Omit<Blank, 'artifact'>[] {
  return [...text.matchAll(PLACEHOLDERS)]
    .filter((match) => !isNegated(text, match.index, match[0].length))
    .map((match) => ({
      placeholder: match[0],
      text: text.slice(Math.max(0, match.index - 20), match.index + 60),
    }));
}
