import type { Lexicon } from './concepts.ts';
import { cs } from './lexicon/cs.ts';
import { da } from './lexicon/da.ts';
import { de } from './lexicon/de.ts';
import { el } from './lexicon/el.ts';
import { elsewhere } from './lexicon/elsewhere.ts';
import { en } from './lexicon/en.ts';
import { es } from './lexicon/es.ts';
import { fi } from './lexicon/fi.ts';
import { fr } from './lexicon/fr.ts';
import { hu } from './lexicon/hu.ts';
import { it } from './lexicon/it.ts';
import { ja } from './lexicon/ja.ts';
import { ko } from './lexicon/ko.ts';
import { nl } from './lexicon/nl.ts';
import { pl } from './lexicon/pl.ts';
import { pt } from './lexicon/pt.ts';
import { ro } from './lexicon/ro.ts';
import { ru } from './lexicon/ru.ts';
import { sv } from './lexicon/sv.ts';
import { tr } from './lexicon/tr.ts';
import { uk } from './lexicon/uk.ts';
import { zh } from './lexicon/zh.ts';

/** The languages that are read, the commoner ones of the trade first: of two that fit equally well the first is taken. */
export const LEXICONS: readonly Lexicon[] = [
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  sv,
  cs,
  ru,
  tr,
  ja,
  zh,
  da,
  fi,
  ko,
  hu,
  ro,
  uk,
  el,
  elsewhere,
];

/** The first so many have enough replies to say how often the classifier is right: English to Chinese. */
export const MEASURED_LANGUAGES = 14;
