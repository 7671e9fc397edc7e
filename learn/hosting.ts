// `npm run learn` runs it: learns from marked places which words around them tell that the data has to stand elsewhere, or anywhere.
import { hostSigns } from '../src/engines/offline/understand/host-places.ts';
import { readMarked } from './marked.ts';
import { learnMarks } from './marks.ts';

learnMarks({
  path: new URL('../src/engines/offline/knowledge/hosting.txt', import.meta.url),
  told: readMarked('hosting').map(({ low, at, length, isOut }) => ({
    signs: hostSigns(low, at, length),
    isOut: isOut ? 1 : 0,
    marked: true,
    text: low,
  })),
  lasso: 1e-5,
  rounds: 20,
});
