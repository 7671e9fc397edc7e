// `npm run learn` runs it: learns from marked words for a connection which words around them tell that there is none.
import { connectionSigns } from '../src/engines/offline/understand/offline.ts';
import { readMarked } from './marked.ts';
import { learnMarks } from './marks.ts';

learnMarks({
  path: new URL('../src/engines/offline/knowledge/connections.txt', import.meta.url),
  told: readMarked('connections').map(({ low, at, length, isOut }) => ({
    signs: connectionSigns(low, at, length),
    isOut: isOut ? 1 : 0,
    marked: true,
    text: low,
  })),
  lasso: 1e-5,
  rounds: 20,
});
