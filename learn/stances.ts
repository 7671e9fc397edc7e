// `npm run learn` runs it first: learns from marked names which words around a name tell that its writer does not want it.
import { integrations } from '../src/engines/offline/knowledge/stack/integrations.ts';
import { technologies } from '../src/engines/offline/knowledge/stack/technologies.ts';
import { rejectables } from '../src/engines/offline/knowledge/words/rejectable.ts';
import { placesOf } from '../src/engines/offline/language/stands.ts';
import { APPS } from '../src/engines/offline/understand/platform.ts';
import { stanceSigns } from '../src/engines/offline/understand/stance.ts';
import { readIdeas } from './ideas.ts';
import { readKindIdeas } from './kind-ideas.ts';
import { readMarked } from './marked.ts';
import { learnMarks, type Told } from './marks.ts';

/** Names that nobody marked are read by rule: how often names are wanted where no pains were taken to refuse them. */
const MET_IDEAS = 6000;
const [RULE_OUT, RULE_IN] = [0.9, 0.04];

learnMarks({
  path: new URL('../src/engines/offline/knowledge/stances.txt', import.meta.url),
  told: [
    ...readMarked('stances').map(({ low, at, length, isOut }) => ({
      signs: stanceSigns(low, at, length),
      isOut: isOut ? 1 : 0,
      marked: true,
      text: low,
    })),
    ...met(),
  ],
  besideMin: 50,
});

function met(): Told[] {
  const names = [...technologies(), ...integrations()].flatMap((one) => one.words).filter((word) => word.length > 1);
  const said = rejectables().flatMap((one) => one.said);
  const ideas = readIdeas().slice(0, MET_IDEAS);
  return [
    ...ideas.flatMap(({ idea }) => metIn(idea, [...names, ...said, ...APPS])),
    // Few of those speak of apps, or name a technology where nothing speaks against it.
    ...readKindIdeas().flatMap(({ text }) => metIn(text, [...names, ...APPS])),
  ];
}

function metIn(text: string, words: readonly string[]): Told[] {
  const low = ` ${text.toLowerCase()} `;
  return words.flatMap((word) =>
    placesOf(low, word).map((at) => {
      const signs = stanceSigns(low, at, word.length);
      return { signs, isOut: signs.includes('=silent') ? RULE_IN : RULE_OUT, marked: false, text: low };
    }),
  );
}
